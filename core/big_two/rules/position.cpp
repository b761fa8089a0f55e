#include "big_two/rules/position.h"

#include <algorithm>

namespace upperhand::big_two {

namespace {

// Takes `count` cards from the pack, whose first `left` entries are not dealt yet. Four cards come from one
// random number: the fraction left over after choosing a card chooses the next.
Cards draw(std::array<uint8_t, kDeckSize>& pack, int& left, int count, Rng& rng) {
  Cards out;
  uint64_t fraction = 0;
  for (int drawn = 0; drawn < count; ++drawn) {
    if (drawn % 4 == 0) fraction = rng.bits();
    const Wide wide = product(fraction, static_cast<uint64_t>(left--));
    fraction = wide.low;
    const auto at = static_cast<size_t>(wide.high);
    out |= Cards::of(pack[at]);
    pack[at] = pack[static_cast<size_t>(left)];
  }
  return out;
}

int times_for_many(const Rules& rules, int left, bool unplayed) {
  if ((rules.triple_if_unplayed && unplayed) || (rules.triple_from != 0 && left >= rules.triple_from))
    return 3;
  return rules.double_from != 0 && left >= rules.double_from ? 2 : 1;
}

}  // namespace

std::array<Cards, kMostSeats> deal_hands(const Tables& tables, Rng& rng) {
  std::array<uint8_t, kDeckSize> pack;
  for (int card = 0; card < kDeckSize; ++card) pack[static_cast<size_t>(card)] = static_cast<uint8_t>(card);
  int left = kDeckSize;
  std::array<Cards, kMostSeats> hands{};
  if (tables.whole_deck) {
    // The lowest card goes to a random seat, in addition to 17 others: uniform over the deals in which its
    // holder has 18.
    const int lowest = tables.lowest_card(Cards::deck()).lowest();
    std::swap(pack[static_cast<size_t>(lowest)], pack[kDeckSize - 1]);
    --left;
    for (size_t seat = 0; seat < 3; ++seat) hands[seat] = draw(pack, left, 17, rng);
    hands[rng.below(3)] |= Cards::of(lowest);
    return hands;
  }
  const auto dealt = static_cast<size_t>(tables.players);
  for (size_t seat = 0; seat < dealt; ++seat) {
    // The fourth hand is what the other three leave.
    hands[seat] = seat == 3 ? Cards::deck() - (hands[0] | hands[1] | hands[2]) : draw(pack, left, 13, rng);
  }
  return hands;
}

Position start(const Tables& tables, const std::array<Cards, kMostSeats>& hands, Cards gone) {
  Position position;
  position.hands = hands;
  position.gone = gone;
  position.opening = true;
  const Cards lowest = tables.lowest_card(hands[0] | hands[1] | hands[2] | hands[3]);
  while (!hands[position.turn].holds(lowest)) ++position.turn;
  position.leader = position.turn;
  if (tables.opening == Opening::automatic)
    play(tables, position, lowest, Kind::single, key_of(tables, lowest, Kind::single));
  return position;
}

int card_value(const Tables& tables, Cards cards) {
  int value = 0;
  for (int card : cards)
    value += rank_of(card) + 1 + tables.suit_place[static_cast<size_t>(suit_of(card))] + 1;
  return value;
}

Cost cost(const Tables& tables, const Position& position, int seat) {
  const Rules& rules = tables.rules;
  const Cards hand = position.hands[static_cast<size_t>(seat)];
  Cost out;
  out.points = tables.score_by_value ? card_value(tables, hand) : hand.size() * rules.card_points;
  out.times_for_many = times_for_many(rules, hand.size(), (position.played >> seat & 1) == 0);
  if (rules.double_per_two) out.times_for_twos <<= (hand & Cards::rank(kRanks - 1)).size();
  return out;
}

void scores(const Tables& tables, const Position& position, std::span<int, kMostSeats> out) {
  std::fill(out.begin(), out.end(), 0);
  for (size_t seat = 0; seat < static_cast<size_t>(tables.players); ++seat) {
    if (seat == position.turn) continue;
    out[seat] = -cost(tables, position, static_cast<int>(seat)).total();
    out[position.turn] -= out[seat];
  }
}

}  // namespace upperhand::big_two
