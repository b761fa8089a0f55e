#include "big_two/players/big2ai/hidden_hands.h"

namespace upperhand::big_two::big2ai {

HiddenHands::HiddenHands(const View& view) : possible_(view.possible_cards()) {
  for (int card : possible_) pool_[static_cast<size_t>(size_++)] = static_cast<uint8_t>(card);
  int held = 0;
  for (int seat = 0; seat < view.tables().players; ++seat) {
    if (seat == view.seat()) continue;
    seats_[static_cast<size_t>(opponents_)] = static_cast<uint8_t>(seat);
    counts_[static_cast<size_t>(opponents_++)] = view.counts()[static_cast<size_t>(seat)];
    held += view.counts()[static_cast<size_t>(seat)];
  }
  all_dealt_ = held == size_;
}

// Four cards come from one random number: the fraction left over after choosing a card chooses the next.
void HiddenHands::deal(Rng& rng, Hands& hands) const {
  std::array<uint8_t, kDeckSize> pack = pool_;
  auto left = static_cast<uint64_t>(size_);
  uint64_t fraction = 0;
  unsigned drawn = 0;
  Cards rest = possible_;
  const int by_lot = all_dealt_ ? opponents_ - 1 : opponents_;
  for (int i = 0; i < by_lot; ++i) {
    uint64_t hand = 0;
    for (int count = counts_[static_cast<size_t>(i)]; count > 0; --count) {
      if (drawn++ % 4 == 0) fraction = rng.bits();
      const Wide wide = product(fraction, left--);
      fraction = wide.low;
      const auto at = static_cast<size_t>(wide.high);
      hand |= uint64_t{1} << pack[at];
      pack[at] = pack[left];
    }
    hands[seats_[static_cast<size_t>(i)]] = Cards(hand);
    rest -= Cards(hand);
  }
  if (all_dealt_) hands[seats_[static_cast<size_t>(opponents_ - 1)]] = rest;
}

}  // namespace upperhand::big_two::big2ai
