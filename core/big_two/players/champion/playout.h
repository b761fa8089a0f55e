// Playout: a game played to its end by a network in every seat. Each seat decides by what it may know.
#pragma once

#include "big_two/players/champion/decider.h"
#include "checks.h"

namespace upperhand::big_two::champion {

using Scores = std::array<int, kMostSeats>;

inline double check_temperature(double temperature) {
  return check_between("temperature", temperature, 0, 10);
}

// The scores of the game that begins here. At temperature 0 every seat plays what the network prefers.
Scores play_out(Decider& decider, Position position, Shown shown, double temperature, Rng rng);

}  // namespace upperhand::big_two::champion
