#include "rikken/learn/features.h"

#include "field_bits.h"

namespace upperhand::rikken {

namespace {

constexpr int kRankCount = 13;

// Seats as bits, rotated so that the own seat is the first.
unsigned seen_from(int seat, unsigned seats) { return (seats >> seat | seats << (kSeats - seat)) & 15U; }

unsigned one_seat(uint8_t seat) { return seat == kNobody ? 0 : 1U << seat; }

size_t seat_at(int seat, int away) { return static_cast<size_t>((seat + away) & 3); }

Hands played(const View& view) {
  Hands out{};
  for (const Turn& turn : view.history())
    if (turn.move.kind == MoveKind::card) out[turn.seat] |= bit(turn.move.what);
  return out;
}

uint64_t situation(const View& view, const Sight& seen) {
  const Position& at = view.position();
  FieldBits out;
  out.one_or_none(static_cast<unsigned>(at.phase), 5);
  const auto seats = [&](unsigned which) { out.put(seen_from(view.seat(), which), kSeats); };
  seats(one_seat(at.dealer));
  seats(at.phase == Phase::over ? 0 : one_seat(at.turn));
  seats(at.phase == Phase::play ? one_seat(at.leader) : 0);
  seats(at.declarers);
  seats(seen.suspects);
  seats(one_seat(at.partner));
  seats(at.passed);
  return out.one_or_none(at.trump, kSuits).one_or_none(at.led, kSuits).put(at.blind, 1).word();
}

uint64_t contract_and_tricks(const View& view) {
  FieldBits out;
  out.one_or_none(static_cast<unsigned>(view.position().contract), kContracts);
  for (int away = 0; away < kSeats; ++away) out.put(view.position().won[seat_at(view.seat(), away)], 4);
  return out.word();
}

uint64_t voids_and_counts(const View& view) {
  FieldBits out;
  for (int away = 0; away < kSeats; ++away) out.put(view.position().voids[seat_at(view.seat(), away)], 4);
  for (int away = 0; away < kSeats; ++away) out.put(view.counts()[seat_at(view.seat(), away)], 4);
  return out.word();
}

uint64_t rules(const Tables& tables) {
  uint64_t bids = 0;
  for (const Contract contract : tables.bids) bids |= bit_of(contract);
  FieldBits out;
  out.put(bids, kContracts).put(tables.join, kContracts);
  out.one_or_none(static_cast<unsigned>(tables.called_ace), 3)
      .one_or_none(static_cast<unsigned>(tables.troela), 3);
  out.one_or_none(static_cast<unsigned>(tables.all_pass), 3)
      .one_or_none(static_cast<unsigned>(tables.scores), 3);
  return out.put(tables.blind_call, 1).put(tables.must_trump, 1).word();
}

uint64_t order_of_bids(const Tables& tables) {
  FieldBits out;
  for (size_t contract = 1; contract < kContracts; ++contract)
    out.put(tables.place[contract] == 0 ? 0 : uint64_t{tables.place[contract]} - 1, 4);
  return out.word();
}

}  // namespace

StateWords features(const View& view) {
  const Position& at = view.position();
  const Sight seen = view.sight();
  const Hands cards = played(view);
  StateWords out{};
  out[0] = view.hand();
  out[1] = seen.unseen;
  FieldBits suits, ranks;
  std::array<FieldBits, 2> bids;
  for (int away = 0; away < kSeats; ++away) {
    const size_t seat = seat_at(view.seat(), away);
    if (away > 0) out[static_cast<size_t>(1 + away)] = seen.exposed[seat];
    out[static_cast<size_t>(5 + away)] = cards[seat];
    const uint8_t card = at.trick[seat];
    const bool there = card != kNoCard;
    suits.put(there, 1).one_or_none(there ? static_cast<unsigned>(suit_of_card(card)) : kSuits, kSuits);
    ranks.one_or_none(there ? static_cast<unsigned>(rank_of_card(card)) : kRankCount, kRankCount);
    bids[static_cast<size_t>(away / 2)].one_or_none(static_cast<unsigned>(at.bids[seat]), kContracts);
  }
  out[9] = suits.word();
  out[10] = ranks.word();
  out[11] = at.called == kNoCard ? 0 : bit(at.called);
  out[12] = situation(view, seen);
  out[13] = contract_and_tricks(view);
  out[14] = bids[0].word();
  out[15] = bids[1].word();
  out[16] = voids_and_counts(view);
  out[17] = rules(view.tables());
  out[18] = order_of_bids(view.tables());
  return out;
}

}  // namespace upperhand::rikken
