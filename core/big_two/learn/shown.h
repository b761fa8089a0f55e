// Shown: what a game of Big Two has shown so far and a Position does not keep, in a form that searches can
// copy.
#pragma once

#include <array>

#include "big_two/rules/view.h"

namespace upperhand::big_two {

// The weakest plays on which a seat has passed: a rank for singles and for pairs, a kind for five-card hands.
// A pass proves nothing, but a seat that passes on a low pair is unlikely to hold a higher one to spare.
class PassedOn {
 public:
  static constexpr int kBits = 31;

  void note(Kind kind, Cards table) {
    const int rank = rank_of(table.highest());
    if (kind == Kind::single) bits_ |= 1U << rank;
    if (kind == Kind::pair) bits_ |= 1U << (kRanks + rank);
    if (kind >= Kind::straight)
      bits_ |= 1U << (2 * kRanks + static_cast<int>(kind) - static_cast<int>(Kind::straight));
  }
  uint32_t bits() const { return bits_; }
  bool operator==(const PassedOn&) const = default;

 private:
  uint32_t bits_ = 0;
};

struct Shown {
  std::array<Cards, kMostSeats> played{};
  std::array<PassedOn, kMostSeats> passed_on{};

  // Call before `position` changes: the seat to move plays `cards`, or passes if there are none.
  void note(const Position& position, Cards cards) {
    if (cards.empty())
      passed_on[position.turn].note(position.table_kind, position.table);
    else
      played[position.turn] |= cards;
  }
  bool operator==(const Shown&) const = default;
};

// What the history of a view has shown.
Shown shown_in(const View& view);

}  // namespace upperhand::big_two
