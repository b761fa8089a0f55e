// The sets that a search evaluates: those that can be played now and, where keeping cards together is an
// option, those that cannot.
#pragma once

#include <vector>

#include "big_two/players/big2ai/settings.h"
#include "big_two/players/big2ai/superiority.h"
#include "big_two/rules/view.h"

namespace upperhand::big_two::big2ai {

struct Candidate {
  Combination set;
  bool playable = true;    // an unplayable one is evaluated as if it were led
  double possibility = 0;  // P1.0, P2.0 or P3.0
  int64_t left = 0;        // the points that the remaining cards would lose
  Tally tally;

  // Q1.0 / (3N) in AI 1.0 to 3.0 (3: the opponents), W / R in AI 4.0.
  double rate(const Big2aiSettings& settings, int opponents) const {
    return settings.version == Version::four ? tally.mean() : tally.mean() / opponents;
  }
};

using Candidates = std::vector<Candidate>;

// What this seat loses if the game ends with `hand` in it and another seat wins.
int64_t points_of(const View& view, Cards hand);

Candidates playable_sets(const View& view);

// Sets in hand that cannot be played now but contain one that can.
void add_unplayable_sets(const View& view, Candidates& candidates);

}  // namespace upperhand::big_two::big2ai
