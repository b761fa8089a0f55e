// Deals: every way in which the cards that a seat cannot see may be distributed, and draws from them with
// equal probability.
//
// A seat holds some number of hidden cards and cannot hold certain cards: suits it has shown to lack, the
// card by which its partner was called, and what follows from the auction. The deals are counted, not tried.
// All hidden cards fall into classes by the seats that may hold them, and the number of cards of each class
// that go to each seat decides how many deals there are. So a draw never fails, however rare the deals are.
#pragma once

#include <span>
#include <vector>

#include "random.h"
#include "rikken/rules/sight.h"
#include "rikken/rules/state.h"

namespace upperhand::rikken {

// What each hidden seat cannot hold, in one of several cases that exclude each other.
using Forbidden = Hands;

class Deals {
 public:
  // The cases exclude each other; `counts` are the hidden cards of each seat, none for a seat whose cards are
  // seen.
  Deals(Hand pool, const std::array<uint8_t, kSeats>& counts, const std::vector<Forbidden>& cases);

  uint64_t size() const { return total_; }  // at most 39! / 13!^3 < 2^57
  // The hidden hands of one deal, all deals equally likely. Throws Error if there is none.
  Hands draw(Rng& rng) const;

 private:
  // Cards of one case by the hidden seats that may hold them: three bits, 1 to 7.
  struct Classes {
    std::array<Hand, 8> cards{};
  };
  // A way to share the classes: how many cards of a class of two go to its lower seat.
  struct Split {
    uint64_t up_to;  // deals in this split and all earlier ones
    uint32_t which;  // which of the cases
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
