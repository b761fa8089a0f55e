// How a search believes deals and compares moves on them.
#pragma once

#include "rikken/players/champion/evidence.h"

namespace upperhand::rikken::champion {

struct SearchSettings {
  uint64_t games = 2000;  // per decision, over all moves
  size_t deals = 400;     // believed per decision
  Trust trust{};
  double errors = 0.5;  // a gain over the usual move must exceed this many standard errors
  int solve = 5;        // with at most this many cards in hand, the Oracle ends some games
  double solved = 0.5;  // the share of them
  double reach = 3;     // by how many tricks the forecast of the hand may miss the goal of a bid
  double caution =
      1.25;    // the power to which the chance of a Piek or a Misère is raised, before it is played
  int ms = 0;  // if above 0: the time per decision, instead of counts of deals and games
  unsigned threads = 1;
};

// Throws Error if a setting makes no sense, or would take hours.
void check(const SearchSettings& settings);

}  // namespace upperhand::rikken::champion
