// Guesses of the opponents' hands that their passes make likely.
//
// A pass proves nothing, but a seat that passes usually had nothing to play. The more often a seat passed in
// a guess although it held a play, the less often that guess is kept.
#pragma once

#include <vector>

#include "big_two/players/big2ai/hidden_hands.h"

namespace upperhand::big_two::big2ai {

class PlausibleDeals {
 public:
  // `doubt`: how often a seat passes although it could play; 1 accepts every guess.
  PlausibleDeals(const View& view, double doubt);

  void deal(Rng& rng, Hands& hands) const;

 private:
  struct Pass {
    uint8_t seat;
    Kind kind;  // of the set that was passed on
    uint8_t key;
    Cards later;  // what the seat has played since then, and so held
  };
  int doubtful(const Hands& hands) const;

  const Tables& tables_;
  HiddenHands hidden_;
  std::vector<Pass> passes_;
  std::vector<double> chances_;  // by the number of doubtful passes
};

}  // namespace upperhand::big_two::big2ai
