// The playing possibility, equation 4: the less the cards of a set are worth, the likelier it is played.
#pragma once

#include "big_two/players/big2ai/levels.h"
#include "big_two/rules/combination.h"

namespace upperhand::big_two::big2ai {

// Eq. 4 for the sets of a hand. V(C_max) is the largest value that a set of the kind can have. For singles,
// pairs and full houses that is the set of the highest rank, as in the paper. The highest straight by rank,
// 23456, is worth less than others, and their weights must not fall below zero.
class Possibility {
 public:
  explicit Possibility(const Tables& tables);

  // V(C): the value of the cards of a set.
  int value(Cards set) const {
    int sum = 0;
    for (int card : set) sum += value_[static_cast<size_t>(card)];
    return sum;
  }
  // V(C_max).
  int dearest(Kind kind) const { return dearest_[index_of(kind)]; }
  // The numerator of eq. 4: V(C_max) + 1 - V(C).
  int weight(Cards set, Kind kind) const { return dearest_[index_of(kind)] + 1 - value(set); }

 private:
  std::array<int, kDeckSize> value_{};
  std::array<int, kKinds> dearest_{};
};

}  // namespace upperhand::big_two::big2ai
