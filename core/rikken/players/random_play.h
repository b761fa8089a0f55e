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

// The card that wins a trick of these cards. Which suit decides is a choice of a mask: as a branch, nobody
// could predict it.
[[gnu::always_inline]] inline Hand best_of(Hand all, Hand led, Hand trumps) {
  return bit(highest(all & ((all & trumps) != 0 ? trumps : led)));
}

[[gnu::always_inline]] inline void take_trick(Tricks& at, unsigned winner) {
  at.leader = winner;
  at.won += 1U << (8 * winner);
}

// A random card of a hand that follows suit if it can; `bits` are random.
[[gnu::always_inline]] inline Hand follow(Hand& hand, Hand led, uint64_t bits) {
  const Hand suited = hand & led;
  const Hand card = pick_by_bits(suited != 0 ? suited : hand, bits);
  hand ^= card;
  return card;
}

// One whole trick; `cards` are what each seat plays.
[[gnu::always_inline]] inline void random_trick(Tricks& at, Rng& rng, Hands& cards) {
  Digits digits(rng.bits());
  const unsigned first = at.leader;
  const unsigned second = (first + 1) & 3, third = (first + 2) & 3, fourth = (first + 3) & 3;
  const Hand lead = pick(at.hands[first], digits);
  at.hands[first] ^= lead;
  const Hand led = kLane << (std::countr_zero(lead) & 48);
  const Hand next = follow(at.hands[second], led, digits.rest() >> 43);
  const Hand after = follow(at.hands[third], led, digits.rest() >> 22);
  const Hand last = follow(at.hands[fourth], led, digits.rest() >> 1);
  cards[first] = lead;
  cards[second] = next;
  cards[third] = after;
  cards[fourth] = last;
  const Hand best = best_of(lead | next | after | last, led, at.trumps);
  const unsigned winner =  // a sum, because the next trick would wait longer for a chain of choices
      first + (next == best ? 1U : 0U) + (after == best ? 2U : 0U) + (last == best ? 3U : 0U);
  take_trick(at, winner & 3);
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
  const Hand best = best_of(all, led, at.trumps);
  unsigned winner = 0;
  while (cards[winner] != best) ++winner;
  take_trick(at, winner);
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
