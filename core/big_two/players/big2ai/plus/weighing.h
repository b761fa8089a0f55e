// What every move is worth in points: all moves are compared over the same guessed deals.
#pragma once

#include <vector>

#include "big_two/players/big2ai/plus/thrift.h"
#include "big_two/rules/view.h"
#include "search/comparison.h"

namespace upperhand::big_two::big2ai {

struct PlusSettings {
  uint64_t games = 1'000;  // simulated per decision
  double doubt = 0.6;      // how often a seat passes although it could play
  double save = 0.1;       // how often simulated seats save their high cards
  unsigned threads = 1;
  int ms = 0;
};

struct Weighed {
  Combination set;  // no cards: the pass
  TrialSums games;  // none where there was nothing to choose
};

// The moves by their value, the best first, with the pass if it is legal. Sets that differ only in suits are
// represented by two of them.
std::vector<Weighed> weigh_moves(const View& view, const PlusSettings& settings, uint64_t seed);

}  // namespace upperhand::big_two::big2ai
