// Q1.0, equation 3: the value of a set, measured by the passes it forces. Also the tallies that searches add
// up.
#pragma once

#include <cstdint>
#include <span>

#include "cards.h"

namespace upperhand::big_two::big2ai {

// What the opponents did in one simulated round, in turn; no cards are a PASS.
using Branch = std::span<const Cards>;

// Q1.0 of one branch: its PASS nodes.
constexpr uint64_t passes_in(Branch branch) {
  uint64_t passes = 0;
  for (const Cards set : branch) passes += set.empty();
  return passes;
}

// The result of the visits of one set. Each part of a search has its own; parts are added up in order.
struct Tally {
  uint64_t visits = 0;  // N
  uint64_t good = 0;    // passes forced (Q1.0) in AI 1.0 to 3.0, games won (W) in AI 4.0
  int64_t lost = 0;     // points lost in the games not won, in AI 4.0

  Tally& operator+=(const Tally& other) {
    visits += other.visits;
    good += other.good;
    lost += other.lost;
    return *this;
  }
  // Mean per visit: passes per round, or the share of games won.
  double mean() const { return visits == 0 ? 0 : static_cast<double>(good) / static_cast<double>(visits); }
};

}  // namespace upperhand::big_two::big2ai
