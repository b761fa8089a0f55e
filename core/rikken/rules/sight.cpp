#include "rikken/rules/sight.h"

#include "rikken/rules/play.h"

namespace upperhand::rikken {

namespace {

// Seats that may hold the called card, for a seat that sees its own hand and the cards played.
unsigned suspects(const Position& position, int seat, Hand hand) {
  if (position.called == kNoCard) return 0;
  if (holds(hand, position.called)) return bit_of_seat(seat);
  unsigned out = kAllSeats & ~position.declarers & ~bit_of_seat(seat) & ~unsigned{position.lacks};
  for (int other = 0; other < kSeats; ++other)
    if ((position.voids[static_cast<size_t>(other)] >> suit_of_card(position.called) & 1) != 0)
      out &= ~bit_of_seat(other);
  return out;
}

unsigned suspects_or_partner(const Position& position, int seat, Hand hand) {
  return position.revealed ? bit_of_seat(position.partner) : suspects(position, seat, hand);
}

// Seats certainly on the side of `seat`: the declaring side is the declarer and a proven partner; a seat that
// can be neither is a defender.
unsigned allies(const Position& position, const Sight& sight) {
  const int seat = sight.seat;
  const unsigned self = bit_of_seat(seat), declarers = position.declarers;
  if (declarers == 0) return self;
  const unsigned side = std::popcount(unsigned{sight.suspects}) == 1 ? declarers | sight.suspects : declarers;
  if (position.is_declarer(seat)) return terms(position.contract).partner() ? side : self;
  if ((side & self) != 0) return side;
  return (kAllSeats & ~declarers & ~unsigned{sight.suspects}) | self;
}

}  // namespace

bool sees(const Position& position, int seat, int other) {
  if (seat == other || !position.exposed()) return false;
  if (position.is_declarer(other)) return true;
  return terms(position.contract).talk && !position.is_declarer(seat);
}

Sight sight_with_counts(const Tables& tables, const Position& position, int seat,
                        const std::array<uint8_t, kSeats>& counts) {
  Sight out;
  out.seat = static_cast<uint8_t>(seat);
  out.hand = position.hands[static_cast<size_t>(seat)];
  out.dealt = position.dealt[static_cast<size_t>(seat)];
  if (position.phase == Phase::play && position.turn == seat) out.legal = legal_cards(tables, position);
  out.gone = position.gone;
  out.trick = position.trick;
  out.unseen = kDeck & ~position.gone & ~out.hand & ~out.trick_cards();
  for (int other = 0; other < kSeats; ++other) {
    if (!sees(position, seat, other)) continue;
    out.exposed[static_cast<size_t>(other)] = position.hands[static_cast<size_t>(other)];
    out.unseen &= ~position.hands[static_cast<size_t>(other)];
  }
  out.counts = counts;
  out.won = position.won;
  out.voids = position.voids;
  out.leader = position.leader;
  out.led = position.led;
  out.contract = position.contract;
  out.declarer = position.declarer;
  out.declarers = position.declarers;
  out.trump = position.trump;
  out.called = position.called;
  out.blind = position.blind;
  out.suspects = static_cast<uint8_t>(suspects_or_partner(position, seat, out.hand));
  if (std::popcount(unsigned{out.suspects}) == 1)
    out.partner = static_cast<uint8_t>(std::countr_zero(unsigned{out.suspects}));
  out.allies = static_cast<uint8_t>(allies(position, out));
  out.queen_taker = position.queen_taker;
  return out;
}

Sight sight(const Tables& tables, const Position& position, int seat) {
  std::array<uint8_t, kSeats> counts;
  for (size_t other = 0; other < kSeats; ++other)
    counts[other] = static_cast<uint8_t>(size_of(position.hands[other]));
  return sight_with_counts(tables, position, seat, counts);
}

}  // namespace upperhand::rikken
