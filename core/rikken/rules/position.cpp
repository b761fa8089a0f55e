#include "rikken/rules/position.h"

namespace upperhand::rikken {

Position start(const Hands& hands, int dealer) {
  Position position;
  position.hands = position.dealt = hands;
  position.dealer = static_cast<uint8_t>(dealer);
  position.turn = seat_after(dealer);
  return position;
}

void begin_play(const Tables& tables, Position& position) {
  const bool partner_leads =
      position.contract == Contract::troela && tables.troela_lead != TroelaLead::left_of_dealer;
  position.phase = Phase::play;
  position.leader = seat_after(position.dealer);
  if (terms(position.contract).declarer_leads) position.leader = position.declarer;
  if (partner_leads && position.partner != kNobody) position.leader = position.partner;
  position.turn = position.leader;
}

int holder_of(const Position& position, Hand cards, int except) {
  for (int seat = 0; seat < kSeats; ++seat)
    if (seat != except && (position.hands[static_cast<size_t>(seat)] & cards) != 0) return seat;
  return kNobody;
}

}  // namespace upperhand::rikken
