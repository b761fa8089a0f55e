// Ordering: which cards to try, and in which order. The better the first one, the smaller the search.
#pragma once

#include "rikken/players/oracle/goals.h"
#include "rikken/players/oracle/table.h"

namespace upperhand::rikken::oracle {

struct Choices {
  std::array<uint8_t, kHandSize> cards;
  std::array<int16_t, kHandSize> merit;
  int size = 0;

  // Keeps them sorted, the most promising first.
  void add(int card, int value) {
    int at = size++;
    for (; at > 0 && merit[static_cast<size_t>(at - 1)] < value; --at) {
      cards[static_cast<size_t>(at)] = cards[static_cast<size_t>(at - 1)];
      merit[static_cast<size_t>(at)] = merit[static_cast<size_t>(at - 1)];
    }
    cards[static_cast<size_t>(at)] = static_cast<uint8_t>(card);
    merit[static_cast<size_t>(at)] = static_cast<int16_t>(value);
  }
};

// Orders some cards of the seat to play; `hint` is one that was good in a similar position, or kNoCard.
void order(const Table& table, const Taking& goal, const RunningTrick& trick, int wanted, Hand cards,
           int hint, Choices& out);
void order(const Table& table, const Avoiding& goal, const RunningTrick& trick, int wanted, Hand cards,
           int hint, Choices& out);

}  // namespace upperhand::rikken::oracle
