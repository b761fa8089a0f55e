// Guesses of what the opponents hold, uniform over the unseen cards: a fresh one for every search.
#pragma once

#include "big_two/rules/view.h"

namespace upperhand::big_two::big2ai {

class HiddenHands {
 public:
  explicit HiddenHands(const View& view);

  // Gives every opponent as many of the unseen cards as it holds; the searcher's hand does not change.
  void deal(Rng& rng, Hands& hands) const;

 private:
  std::array<uint8_t, kDeckSize> pool_;  // the first `size_` of them
  int size_ = 0;
  int opponents_ = 0;
  bool all_dealt_ = false;  // no cards are left over: the last hand is what the others leave
  std::array<uint8_t, kMostSeats> seats_{}, counts_{};
  Cards possible_;
};

}  // namespace upperhand::big_two::big2ai
