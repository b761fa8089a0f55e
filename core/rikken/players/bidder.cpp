#include "rikken/players/bidder.h"

#include <algorithm>

#include "rikken/hand/forecast.h"

namespace upperhand::rikken {

namespace {

constexpr int kEnoughWithPartner = 5;
constexpr int kNeverPromised = 99;

// The forecast that a Solo needs: more than its name, but a hand promises no more than 12.
int enough_alone(int tricks) { return std::min(tricks + 2, 12); }

int bid_misfit(Contract bid, int tricks, int winners) {
  const Terms& wanted = terms(bid);
  switch (wanted.goal) {
    case Goal::at_least:
      return std::max(0, (wanted.partner() ? kEnoughWithPartner : enough_alone(wanted.tricks)) - tricks);
    case Goal::none:
      return winners;
    case Goal::exactly_one:
      return std::abs(winners - 1);
    default:
      return 0;
  }
}

// A forecast of one trick does not make a Piek, and none values Schoppen Mie: these are not bid.
int shortfall(Hand hand, Contract bid, int tricks, int winners) {
  const Goal goal = terms(bid).goal;
  if (goal == Goal::exactly_one || goal == Goal::no_queen) return kNeverPromised;
  if (terms(bid).trump == TrumpBy::hearts && strongest_suit(hand, 15) != kHearts) return kNeverPromised;
  return bid_misfit(bid, tricks, winners);
}

// Of the bids that are promised the one that pays most, the higher of equals; else a pass; and where the
// rules ask for a bid, the one that misses least.
Move bid(const Tables& tables, const Position& position) {
  Moves legal;
  legal_moves(tables, position, legal);
  const Hand hand = position.hands[position.turn];
  const int tricks = forecast_tricks(hand), winners = forecast_winners(hand);
  Move best = legal.moves[0], promised = Move::bid(Contract::pass);
  int least = kNeverPromised + 1, most = 0;
  for (uint32_t i = 0; i < legal.size; ++i) {
    const Move move = legal.moves[i];
    if (move.is_pass()) continue;
    const int missing = shortfall(hand, move.contract(), tricks, winners);
    if (missing < least) best = move, least = missing;
    if (missing > 0) continue;
    const int gain = stakes(tables, move.contract()).gain;
    if (gain >= most) promised = move, most = gain;
  }
  return most > 0 || may_pass(tables, position) ? promised : best;
}

}  // namespace

int bid_misfit(Hand hand, Contract bid) {
  const int tricks = forecast_tricks(hand);
  if (bid == Contract::pass) return std::max(0, tricks - kEnoughWithPartner - 1);
  return bid_misfit(bid, tricks, forecast_winners(hand));
}

Move say(const Tables& tables, const Position& position) {
  const Hand hand = position.hands[position.turn];
  if (position.phase == Phase::auction) return bid(tables, position);
  if (position.phase == Phase::trump) return Move::trump(strongest_suit(hand, legal_trumps(position)));
  const Hand cards = callable(tables, hand, position.trump);
  const int card = lowest(cards & lane(strongest_suit(hand, suits_of(cards))));
  return Move::call(card, is_blind(hand, card));
}

}  // namespace upperhand::rikken
