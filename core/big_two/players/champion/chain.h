// Chain: deals of Big Two that fit what the opponents did, by exchanges of cards (search/exchanges.h).
#pragma once

#include "big_two/players/champion/evidence.h"
#include "search/exchanges.h"

namespace upperhand::big_two::champion {

class Chain {
 public:
  // `hands` must fit the view.
  Chain(const View& view, const Hands& hands, Judge& judge, Rng rng);

  Hands hands() const;
  // One exchange that is proposed.
  void step(Judge& judge);

 private:
  static constexpr size_t kUndealt = kMostSeats;

  Hands hands_;  // of seats that show what they hold
  Exchanges exchanges_;
};

}  // namespace upperhand::big_two::champion
