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
    begin_play(position);
    return position;
  }
  const Hand cards = callable(tables, position.hands[position.declarer], position.trump);
  call_card(position, lowest(pick(cards, rng)));
  return position;
}

Position supposed(const View& view, Contract contract, int trump, int called) {
  Position position = view.seen_position();
  position.contract = contract;
  position.declarer = static_cast<uint8_t>(view.seat());
  position.declarers = static_cast<uint8_t>(1U << view.seat());
  position.trump = static_cast<uint8_t>(trump);
  position.called = static_cast<uint8_t>(called);
  position.blind = called != kNoCard && is_blind(view.hand(), called);
  begin_play(position);
  return position;
}

}  // namespace upperhand::rikken
