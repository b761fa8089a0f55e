// The table-card level T: the value of all cards played, in steps of ten.
#pragma once

#include <algorithm>

#include "big_two/rules/tables.h"

namespace upperhand::big_two::big2ai {

inline constexpr int kHighestLevel = 49;

// 3 counts 1 and 2 counts 13, and the suit adds 1 to 4: these values, whatever a preset's points are.
class CardValues {
 public:
  explicit CardValues(const Tables& tables) {
    for (size_t suit = 0; suit < kSuits; ++suit) suit_[suit] = tables.suit_place[suit] + 1;
  }
  int operator()(Cards cards) const {
    int value = 0;
    for (const int card : cards) value += rank_of(card) + 1 + suit_[static_cast<size_t>(suit_of(card))];
    return value;
  }

 private:
  std::array<int, kSuits> suit_{};
};

constexpr int level_of(int value) { return std::min(value / 10, kHighestLevel); }

}  // namespace upperhand::big_two::big2ai
