// Random cards from a position on, fast: each seat plays any legal card with equal probability.
//
// Players must follow suit, and the highest trump or the highest card of the suit led wins. Nothing else
// applies here, so a trick takes a few masks and no table. Contracts and rules with further duties are played
// move by move.
#pragma once

#include "rikken/rules/draw.h"
#include "rikken/rules/play.h"

namespace upperhand::rikken {

// Whether following suit is the only duty from here on.
inline bool is_plain(const Tables& tables, const Position& position) {
  if (position.phase != Phase::play || position.contract == Contract::schoppen_mie) return false;
  if (tables.must_trump && position.trump != kNoSuit) return false;
  if (partner_begins(tables, position)) return false;
  return tables.called_ace == CalledAce::free || position.called == kNoCard || position.revealed;
}

// Hands in the middle of play, with the tricks by seat, a byte each.
struct Tricks {
  Hands hands{};
  Hand trumps = 0;
  uint32_t won = 0;
  unsigned leader = 0;  // of the next trick: the winner of the last one

  int of(int seat) const { return static_cast<int>(won >> (8 * seat) & 255); }
};

inline Tricks tricks_from(const Position& position) {
  Tricks out{position.hands, position.trump == kNoSuit ? 0 : lane(position.trump), 0, position.leader};
  for (int seat = 0; seat < kSeats; ++seat)
    out.won |= static_cast<uint32_t>(position.won[static_cast<size_t>(seat)]) << (8 * seat);
  return out;
}

// Ends a trick: `all` are its cards, `cards` the same by seat.
[[gnu::always_inline]] inline void take_trick(Tricks& at, Hand led, Hand all, const Hands& cards) {
  const Hand ruffs = all & at.trumps;
  const Hand best = bit(highest(ruffs != 0 ? ruffs : all & led));
  at.leader = (cards[1] == best ? 1U : 0U) + (cards[2] == best ? 2U : 0U) + (cards[3] == best ? 3U : 0U);
  at.won += 1U << (8 * at.leader);
}

// One whole trick; `cards` are what each seat plays.
[[gnu::always_inline]] inline void random_trick(Tricks& at, Rng& rng, Hands& cards) {
  Digits digits(rng.bits());
  const unsigned leader = at.leader;
  const Hand lead = pick(at.hands[leader], digits);
  at.hands[leader] ^= lead;
  cards[leader] = lead;
  const Hand led = kLane << (std::countr_zero(lead) & 48);
  Hand all = lead;
  const auto follow = [&](unsigned seat, uint64_t bits) {
    const Hand suited = at.hands[seat] & led;
    const Hand card = pick_by_bits(suited != 0 ? suited : at.hands[seat], bits);
    at.hands[seat] ^= card;
    cards[seat] = card;
    all |= card;
  };
  follow((leader + 1) & 3, digits.rest() >> 43);
  follow((leader + 2) & 3, digits.rest() >> 22);
  follow((leader + 3) & 3, digits.rest() >> 1);
  take_trick(at, led, all, cards);
}

// The rest of a trick that has been led.
inline void rest_of_trick(Tricks& at, const Position& position, Rng& rng, Hands& cards) {
  const Hand led = lane(position.led);
  Hand all = 0;
  for (size_t seat = 0; seat < kSeats; ++seat) {
    cards[seat] = position.trick[seat] == kNoCard ? 0 : bit(position.trick[seat]);
    all |= cards[seat];
  }
  for (size_t seat = position.turn; seat != position.leader; seat = (seat + 1) & 3) {
    const Hand suited = at.hands[seat] & led;
    cards[seat] = pick(suited != 0 ? suited : at.hands[seat], rng);
    at.hands[seat] ^= cards[seat];
    all |= cards[seat];
  }
  take_trick(at, led, all, cards);
}

// Plays on to the end. Returns the card that each seat plays first; for a seat that has already played to the
// running trick, that card.
[[gnu::always_inline]] inline Hands random_cards(Tricks& at, const Position& position, int tricks_left,
                                                 Rng& rng) {
  Hands first, cards;
  Rng own = rng;  // with no address known elsewhere, it can live in registers
  if (position.leading())
    random_trick(at, own, first);
  else
    rest_of_trick(at, position, own, first);
  for (int left = tricks_left - 1; left > 0; --left) random_trick(at, own, cards);
  rng = own;
  return first;
}

}  // namespace upperhand::rikken
