// The best way to split a hand when every combination has a value: the split with the largest total.
// What a combination is worth is the caller's judgement; here it is only added up.
#pragma once

#include <vector>

#include "big_two/rules/combination.h"

namespace upperhand::big_two {

// What combinations are worth: by kind, and by the place of their highest card.
using Worth = std::array<std::array<double, kDeckSize>, kKinds>;
inline constexpr double kMostWorth = 1e9;  // far from where sums overflow

// Works out parts of one hand and remembers them, as the parts that moves leave overlap.
class BestSplit {
 public:
  // Throws CardsError for more than kLargestHand cards.
  BestSplit(const Tables& tables, Cards hand, const Worth& worth);

  // The largest total over all splits of a part of the hand.
  double best(Cards part) { return best_of(packed(part)); }
  // A split with that total; in a fixed order, of equal ones always the same.
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
  std::array<uint32_t, 20> first_{};  // where the plays of each lowest card begin, and end
  std::vector<double> known_;         // by part; not a number: not worked out yet
};

}  // namespace upperhand::big_two
