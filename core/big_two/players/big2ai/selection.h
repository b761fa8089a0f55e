// Selecting priorities: the modified UCT of equations 2, 7, 9 and 10, and Q4.0 of equation 11.
#pragma once

#include <cmath>

namespace upperhand::big_two::big2ai {

// Eqs 2, 7 and 9: Q/N + P sqrt(2 ln S / N). P is P1.0, P2.0 or P3.0, the only difference between the
// versions. S is N for the sets that can be played now, as printed, and the visits of the parent for deeper
// nodes.
inline double uct(double mean, double possibility, double s, double n) {
  return mean + possibility * std::sqrt(2 * std::log(s) / n);
}

// Eq. 11: the win rate and a bonus for sets that were tried little, which grows during the game.
inline double q4(double win_rate, int level, double s, double n) {
  return win_rate + level / 49.0 * std::sqrt(std::log(s) / n);
}

// Eq. 10.
inline double uct4(double win_rate, int level, double possibility, double s, double n) {
  return uct(q4(win_rate, level, s, n), possibility, s, n);
}

}  // namespace upperhand::big_two::big2ai
