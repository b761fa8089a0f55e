// Where a combination stands among all combinations that some unseen cards could make. Counted in closed
// form: listing the five-card hands of 39 cards before every decision would cost more than the decision
// itself.
#pragma once

#include "big_two/rules/combination.h"

namespace upperhand::big_two {

// How many combinations of `kind` there are in `cards` with a key of at least `least`; 0: all of them.
int count_from(const Tables& tables, Cards cards, Kind kind, int least);

// Combinations of the same size, by which beats which. Those that cannot be played on each other are in
// neither count.
struct ComparedCounts {
  int weaker = 0;    // it beats them
  int stronger = 0;  // they beat it
};
ComparedCounts compared_counts(const Tables& tables, Cards cards, const Combination& one);

}  // namespace upperhand::big_two
