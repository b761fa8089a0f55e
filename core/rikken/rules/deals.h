// Deals: every way the cards that a seat cannot see may lie, and draws from them with equal chance.
//
// A seat holds some number of hidden cards and cannot hold others: suits it has shown to lack, the card that
// its partner was called by, and what follows from the auction. The deals are counted, not tried: all hidden
// cards fall into classes by the seats that may hold them, and how many of a class go to which seat decides
// how many deals there are. So a draw never fails, however rare the deals are.
#pragma once

#include <span>
#include <vector>

#include "random.h"
#include "rikken/rules/sight.h"
#include "rikken/rules/state.h"

namespace upperhand::rikken {

// What each hidden seat cannot hold, in one of the cases that exclude each other.
using Forbidden = Hands;

class Deals {
 public:
  // The cases exclude each other; `counts` are the hidden cards of each seat, none for a seat in plain sight.
  Deals(Hand pool, const std::array<uint8_t, kSeats>& counts, const std::vector<Forbidden>& cases);

  uint64_t size() const { return total_; }  // at most 39! / 13!^3 < 2^57
  // The hidden hands of one deal, each deal as likely as another. Throws Error where there is none.
  Hands draw(Rng& rng) const;

 private:
  // Cards of one case by the hidden seats that may hold them: three bits, 1 to 7.
  struct Classes {
    std::array<Hand, 8> cards{};
  };
  // A way to share the classes: how many cards of a class of two go to its lower seat.
  struct Split {
    uint64_t up_to;  // deals in this and all earlier splits
    uint32_t which;  // of the cases
    std::array<uint8_t, 3> lower;
  };

  void add_case(uint32_t which);

  std::array<uint8_t, 3> seats_{};
  std::array<int, 3> room_{};
  int hidden_ = 0;
  std::vector<Classes> cases_;
  std::vector<Split> splits_;
  uint64_t total_ = 0;
};

}  // namespace upperhand::rikken
