#include "rikken/rules/position.h"

namespace upperhand::rikken {

Position start(const Hands& hands, int dealer) {
  Position position;
  position.hands = position.dealt = hands;
  position.dealer = static_cast<uint8_t>(dealer);
  position.turn = seat_after(dealer);
  return position;
}

void begin_play(Position& position) {
  position.phase = Phase::play;
  position.leader = terms(position.contract).declarer_leads ? position.declarer : seat_after(position.dealer);
  position.turn = position.leader;
}

int holder_of(const Position& position, Hand cards, int except) {
  for (int seat = 0; seat < kSeats; ++seat)
    if (seat != except && (position.hands[static_cast<size_t>(seat)] & cards) != 0) return seat;
  return kNobody;
}

}  // namespace upperhand::rikken
