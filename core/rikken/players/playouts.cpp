#include "rikken/players/playouts.h"

#include "rikken/rules/auction.h"

namespace upperhand::rikken {

void settle(const Tables& tables, Position& position, Rng& rng) {
  Moves moves;
  while (position.phase < Phase::play) {
    legal_moves(tables, position, moves);
    make(tables, position, moves.moves[rng.below(moves.size)]);
  }
}

Position settled_deal(const Tables& tables, Contract contract, Rng& rng) {
  Position position = Rikken::deal(tables, rng);
  const Terms& wanted = terms(contract);
  position.contract = contract;
  if (contract != Contract::schoppen_mie) {
    position.declarer = static_cast<uint8_t>(rng.below(kSeats));
    position.declarers = static_cast<uint8_t>(1U << position.declarer);
  }
  position.turn = position.declarer;
  if (wanted.trump == TrumpBy::declarer) position.trump = static_cast<uint8_t>(rng.below(kSuits));
  if (wanted.trump == TrumpBy::hearts) position.trump = kHearts;
  if (!wanted.calls) {
    begin_play(tables, position);
    return position;
  }
  const Hand cards = callable(tables, position.hands[position.declarer], position.trump);
  call_card(tables, position, lowest(pick(cards, rng)));
  return position;
}

Position supposed(const Tables& tables, Position seen, int seat, Contract contract, int trump, int called) {
  seen.contract = contract;
  seen.declarer = static_cast<uint8_t>(seat);
  seen.declarers = static_cast<uint8_t>(1U << seat);
  seen.trump = static_cast<uint8_t>(trump);
  seen.called = static_cast<uint8_t>(called);
  seen.blind = called != kNoCard && is_blind(seen.hands[static_cast<size_t>(seat)], called);
  begin_play(tables, seen);
  return seen;
}

Hands deal_by_counts(Hand unseen, const std::array<uint8_t, kSeats>& counts, Rng& rng) {
  Hands out{};
  for (size_t seat = 0; seat < kSeats; ++seat) {
    if (counts[seat] == 0) continue;
    out[seat] = random_part(unseen, counts[seat], rng);
    unseen ^= out[seat];
  }
  return out;
}

}  // namespace upperhand::rikken
