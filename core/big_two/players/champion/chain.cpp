#include "big_two/players/champion/chain.h"

#include <algorithm>
#include <cmath>

namespace upperhand::big_two::champion {

namespace {

Cards some_of(Cards cards, int count, Rng& rng) {
  Cards out;
  for (; count > 0; --count) {
    const uint64_t drawn = rng.below(static_cast<uint64_t>((cards - out).size()));
    out |= Cards(spread_bits(uint64_t{1} << drawn, (cards - out).mask()));
  }
  return out;
}

// Usually one card; sometimes more, because a pair or a straight moves as a whole or not at all.
int how_many(int most, Rng& rng) {
  int out = 1;
  while (out < most && rng.below(3) == 0) ++out;
  return out;
}

}  // namespace

Chain::Chain(const View& view, const Hands& hands, Judge& judge, Rng rng) : hands_(hands), rng_(rng) {
  Cards undealt = view.possible_cards();
  for (size_t seat = 0; seat < kMostSeats; ++seat) {
    undealt -= hands[seat];
    if (static_cast<int>(seat) == view.seat() || hands[seat].empty()) continue;
    hidden_.push_back({seat, hands[seat], judge.log_weight(seat, hands[seat])});
  }
  if (!undealt.empty()) hidden_.push_back({kUndealt, undealt, 0});
}

Hands Chain::hands() const {
  Hands out = hands_;
  for (const Pile& pile : hidden_)
    if (pile.owner != kUndealt) out[pile.owner] = pile.cards;
  return out;
}

double Chain::weighed(const Pile& pile, Cards cards, Judge& judge, double least) const {
  return pile.owner == kUndealt ? 0 : judge.log_weight(pile.owner, cards, least);
}

void Chain::step(Judge& judge) {
  if (hidden_.size() < 2) return;
  const size_t at = rng_.below(hidden_.size());
  Pile& one = hidden_[at];
  Pile& other = hidden_[(at + 1 + rng_.below(hidden_.size() - 1)) % hidden_.size()];
  const int count = how_many(std::min(one.cards.size(), other.cards.size()), rng_);
  const Cards given = some_of(one.cards, count, rng_), taken = some_of(other.cards, count, rng_);
  const Cards ones = (one.cards - given) | taken, others = (other.cards - taken) | given;
  // The chance is drawn first: hands are only evaluated until they are clearly too unlikely for it.
  const double least = one.log_weight + other.log_weight + std::log(1 - rng_.uniform());
  const double first = weighed(one, ones, judge, least);
  if (first < least) return;
  const double second = weighed(other, others, judge, least - first);
  if (first + second < least) return;
  one = {one.owner, ones, first};
  other = {other.owner, others, second};
}

}  // namespace upperhand::big_two::champion
