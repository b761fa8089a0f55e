#include "rikken/rules/pack.h"

#include <algorithm>

#include "rikken/rules/play.h"

namespace upperhand::rikken {

Pack fresh_pack(Rng& rng) {
  Pack pack;
  for (size_t at = 0; at < kDeckSize; ++at)
    pack[at] = static_cast<uint8_t>(card_of(static_cast<int>(at) / kRanks, static_cast<int>(at) % kRanks));
  for (size_t left = kDeckSize; left > 1; --left) std::swap(pack[rng.below(left)], pack[left - 1]);
  return pack;
}

Pack cut(const Pack& pack, Rng& rng) {
  Pack out = pack;
  std::rotate(out.begin(), out.begin() + static_cast<int>(rng.below(kDeckSize)), out.end());
  return out;
}

Pack shuffle_groups(Pack pack, Rng& rng) {
  for (size_t left = kRanks; left > 1; --left) {
    const size_t at = rng.below(left);
    if (at == left - 1) continue;
    std::swap_ranges(pack.begin() + static_cast<int>(4 * at), pack.begin() + static_cast<int>(4 * at + 4),
                     pack.begin() + static_cast<int>(4 * (left - 1)));
  }
  return pack;
}

Hands deal_out(const Pack& pack, int dealer) {
  Hands hands{};
  const auto packet = [&](int seat, size_t from, size_t count) {
    for (size_t at = from; at < from + count; ++at) hands[static_cast<size_t>(seat)] |= bit(pack[at]);
  };
  for (int i = 0; i < kSeats; ++i) {
    const int seat = (dealer + 1 + i) & 3;
    packet(seat, static_cast<size_t>(7 * i), 7);
    packet(seat, static_cast<size_t>(28 + 6 * i), 6);
  }
  return hands;
}

Pack collected(std::span<const uint8_t> played, const Position& position) {
  Pack pack;
  size_t size = 0;
  Hand seen = 0;
  const auto add = [&](int card) {
    pack[size++] = static_cast<uint8_t>(card);
    seen |= bit(card);
  };
  for (const uint8_t card : played) add(card);
  for (int i = 1; i <= kSeats; ++i)
    for (int card : each(position.hands[static_cast<size_t>((position.dealer + i) & 3)])) add(card);
  for (int card : each(kDeck & ~seen)) add(card);
  return pack;
}

Pack next_pack(const Tables& tables, const Pack& played, Rng& rng) {
  if (tables.shuffle == Shuffle::fresh) return fresh_pack(rng);
  return cut(tables.shuffle == Shuffle::groups ? shuffle_groups(played, rng) : played, rng);
}

namespace {

// The cards of one game in the order of play: a random suit is trump, and random legal cards are played.
Pack play_random_game(const Tables& tables, int dealer, Rng& rng) {
  Position position = start(deal_out(fresh_pack(rng), dealer), dealer);
  position.contract = Contract::solo8;
  position.trump = static_cast<uint8_t>(rng.below(kSuits));
  begin_play(tables, position);
  Pack played;
  for (uint8_t& card : played) {
    const Hand legal = legal_cards(tables, position);
    card = static_cast<uint8_t>(
        nth(legal, static_cast<unsigned>(rng.below(static_cast<uint64_t>(size_of(legal))))));
    play_card(tables, position, card);
  }
  return played;
}

}  // namespace

Hands deal_hands(const Tables& tables, int dealer, Rng& rng) {
  if (tables.shuffle == Shuffle::fresh) return deal_out(fresh_pack(rng), dealer);
  const int before = (dealer + 3) & 3;
  return deal_out(next_pack(tables, play_random_game(tables, before, rng), rng), dealer);
}

}  // namespace upperhand::rikken
