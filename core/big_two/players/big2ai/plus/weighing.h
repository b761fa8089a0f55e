// What every move is worth in points: all moves meet the same guessed deals, and the worse half drops out of
// each stage, so that most games go into telling the good ones apart.
#pragma once

#include <vector>

#include "big_two/players/big2ai/plus/thrift.h"
#include "big_two/rules/view.h"

namespace upperhand::big_two::big2ai {

struct PlusSettings {
  uint64_t games = 1'000;  // simulated a decision
  double doubt = 0.6;      // how often a seat passes although it could play
  double save = 0.1;       // how often simulated seats save their high cards
  unsigned threads = 1;
  int ms = 0;
};

struct Weighed {
  Combination set;  // no cards: the pass
  uint64_t games = 0;
  int64_t points = 0;  // sum
  uint64_t won = 0;

  double mean_points() const {
    return games == 0 ? 0 : static_cast<double>(points) / static_cast<double>(games);
  }
  double win_rate() const { return games == 0 ? 0 : static_cast<double>(won) / static_cast<double>(games); }
};

// The moves by what they are worth, the best first; the pass is among them where it is legal. Sets that
// differ in suits alone are represented by two of them.
std::vector<Weighed> weigh_moves(const View& view, const PlusSettings& settings, uint64_t seed);

}  // namespace upperhand::big_two::big2ai
