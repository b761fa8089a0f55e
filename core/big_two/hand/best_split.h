// The best way to split a hand when every combination has a value: the split with the largest total.
// The caller decides what a combination is worth; this code only adds up.
#pragma once

#include <vector>

#include "big_two/rules/combination.h"

namespace upperhand::big_two {

// The value of combinations: by kind, and by the place of their highest card.
using Worth = std::array<std::array<double, kDeckSize>, kKinds>;
inline constexpr double kMostWorth = 1e9;  // far below the point where sums overflow

// Computes parts of one hand and remembers them, because the parts that different moves leave overlap.
class BestSplit {
 public:
  // Throws CardsError for more than kLargestHand cards.
  BestSplit(const Tables& tables, Cards hand, const Worth& worth);

  // The largest total over all splits of a part of the hand.
  double best(Cards part) { return best_of(packed(part)); }
  // A split with that total. The order is fixed: of equal splits it always gives the same one.
  std::vector<Combination> split(Cards part);

 private:
  // A play with its cards as bits of the hand: bit i is the hand's i-th lowest card.
  struct PackedPlay {
    uint32_t bits;
    double value;
    Combination combination;
  };
  uint32_t packed(Cards part) const { return static_cast<uint32_t>(gather_bits(part.mask(), hand_.mask())); }
  double best_of(uint32_t part);

  Cards hand_;
  std::vector<PackedPlay> plays_;     // by their lowest card
  std::array<uint32_t, 20> first_{};  // where the plays of each lowest card begin and end
  std::vector<double> known_;         // by part; not-a-number: not computed yet
};

}  // namespace upperhand::big_two
