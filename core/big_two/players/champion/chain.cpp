#include "big_two/players/champion/chain.h"

namespace upperhand::big_two::champion {

namespace {

std::vector<Pile> hidden_in(const View& view, const Hands& hands, size_t undealt, Judge& judge) {
  std::vector<Pile> out;
  Cards left = view.possible_cards();
  for (size_t seat = 0; seat < kMostSeats; ++seat) {
    left -= hands[seat];
    if (static_cast<int>(seat) == view.seat() || hands[seat].empty()) continue;
    out.push_back({seat, hands[seat].mask(), judge.log_weight(seat, hands[seat])});
  }
  if (!left.empty()) out.push_back({undealt, left.mask(), 0});
  return out;
}

}  // namespace

Chain::Chain(const View& view, const Hands& hands, Judge& judge, Rng rng)
    : hands_(hands), exchanges_(hidden_in(view, hands, kUndealt, judge), rng) {}

Hands Chain::hands() const {
  Hands out = hands_;
  for (const Pile& pile : exchanges_.piles())
    if (pile.owner != kUndealt) out[pile.owner] = Cards(pile.cards);
  return out;
}

void Chain::step(Judge& judge) {
  exchanges_.step([](const Exchange&) { return true; },
                  [&](size_t owner, uint64_t cards, double least) {
                    return owner == kUndealt ? 0 : judge.log_weight(owner, Cards(cards), least);
                  });
}

}  // namespace upperhand::big_two::champion
