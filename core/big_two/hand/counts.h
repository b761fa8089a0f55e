// How a combination stands among all those that some unseen cards could make: counted in closed form, since
// listing the five-card hands of 39 cards before every decision would cost more than the decision itself.
#pragma once

#include "big_two/rules/combination.h"

namespace upperhand::big_two {

// How many combinations of `kind` there are in `cards` with a key of at least `least`; 0: all of them.
int count_from(const Tables& tables, Cards cards, Kind kind, int least);

// Combinations of one's own size, parted by which beats which; those that cannot meet it are neither.
struct ComparedCounts {
  int weaker = 0;    // it beats them
  int stronger = 0;  // they beat it
};
ComparedCounts compared_counts(const Tables& tables, Cards cards, const Combination& one);

}  // namespace upperhand::big_two
