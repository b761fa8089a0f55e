// Chain: a deal whose hidden hands exchange cards again and again. In the long run it visits every deal as
// often as the opponents' moves make it likely (Metropolis et al., 1953).
#pragma once

#include "big_two/players/champion/evidence.h"

namespace upperhand::big_two::champion {

class Chain {
 public:
  // `hands` must fit the view.
  Chain(const View& view, const Hands& hands, Judge& judge, Rng rng);

  Hands hands() const;
  // Proposes one exchange between two hands, and accepts it with the probability that leads to likely deals.
  void step(Judge& judge);

 private:
  static constexpr size_t kUndealt = kMostSeats;
  struct Pile {
    size_t owner;  // a seat, or kUndealt
    Cards cards;
    double log_weight;
  };

  double weighed(const Pile& pile, Cards cards, Judge& judge, double least) const;

  Hands hands_;  // of seats that show what they hold
  std::vector<Pile> hidden_;
  Rng rng_;
};

}  // namespace upperhand::big_two::champion
