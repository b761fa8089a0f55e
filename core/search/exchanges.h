// Exchanges: a deal whose hidden hands exchange cards again and again. In the long run it visits every deal
// as often as the weights of its hands make it likely (Metropolis et al., 1953). For any game whose cards are
// the bits of a word.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "random.h"

namespace upperhand {

// Cards whose place is hidden: a hand, or those that are dealt to nobody.
struct Pile {
  size_t owner;
  uint64_t cards;
  double log_weight;
};

// An exchange that is proposed: what two piles would hold after it.
struct Exchange {
  const Pile &one, &other;
  uint64_t ones, others;
};

class Exchanges {
 public:
  Exchanges(std::vector<Pile> piles, Rng rng) : piles_(std::move(piles)), rng_(rng) {}

  const std::vector<Pile>& piles() const { return piles_; }
  // Proposes one exchange between two piles, and accepts it with the probability that leads to likely deals.
  // possible(exchange) tells whether the deal after it may be the true one. weigh(owner, cards, least) gives
  // the logarithm of a weight, or anything below `least` if it is less than that.
  template <class Possible, class Weigh>
  void step(const Possible& possible, const Weigh& weigh);

 private:
  std::vector<Pile> piles_;
  Rng rng_;
};

// Random cards of a pile.
uint64_t some_of(uint64_t cards, int count, Rng& rng);
// Usually one card; sometimes more, because a pair or a straight moves as a whole or not at all.
int how_many(int most, Rng& rng);

template <class Possible, class Weigh>
void Exchanges::step(const Possible& possible, const Weigh& weigh) {
  if (piles_.size() < 2) return;
  const size_t at = rng_.below(piles_.size());
  Pile& one = piles_[at];
  Pile& other = piles_[(at + 1 + rng_.below(piles_.size() - 1)) % piles_.size()];
  const int count = how_many(std::min(std::popcount(one.cards), std::popcount(other.cards)), rng_);
  const uint64_t given = some_of(one.cards, count, rng_), taken = some_of(other.cards, count, rng_);
  const uint64_t ones = (one.cards ^ given) | taken, others = (other.cards ^ taken) | given;
  if (!possible(Exchange{one, other, ones, others})) return;
  // The chance is drawn first: hands are only evaluated until they are clearly too unlikely for it.
  const double least = one.log_weight + other.log_weight + std::log(1 - rng_.uniform());
  const double first = weigh(one.owner, ones, least);
  if (first < least) return;
  const double second = weigh(other.owner, others, least - first);
  if (first + second < least) return;
  one = {one.owner, ones, first};
  other = {other.owner, others, second};
}

}  // namespace upperhand
