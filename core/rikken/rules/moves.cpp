#include "rikken/rules/moves.h"

#include "rikken/rules/draw.h"
#include "rikken/rules/pack.h"

namespace upperhand::rikken {

void legal_moves(const Tables& tables, const Position& position, Moves& out) {
  out.size = 0;
  switch (position.phase) {
    case Phase::auction:
      return legal_bids(tables, position, out);
    case Phase::trump:
      for (int suit = 0; suit < kSuits; ++suit)
        if ((legal_trumps(position) >> suit & 1) != 0) out.add(Move::trump(suit));
      return;
    case Phase::call: {
      const Hand hand = position.hands[position.turn];
      for (int card : each(callable(tables, hand, position.trump)))
        out.add(Move::call(card, is_blind(hand, card)));
      return;
    }
    case Phase::play:
      for (int card : each(legal_cards(tables, position))) out.add(Move::card(card));
      return;
    default:
      return;
  }
}

void make(const Tables& tables, Position& position, Move move) {
  switch (move.kind) {
    case MoveKind::bid:
      return make_bid(tables, position, move.contract());
    case MoveKind::trump:
      return choose_trump(tables, position, move.what);
    case MoveKind::call:
      return call_card(tables, position, move.what);
    default:
      return play_card(tables, position, move.what);
  }
}

Position Rikken::deal(const Tables& tables, Rng& rng) {
  const int dealer = static_cast<int>(rng.below(kSeats));
  if (tables.shuffle == Shuffle::fresh) return start(random_hands(rng), dealer);
  return start(deal_hands(tables, dealer, rng), dealer);
}

}  // namespace upperhand::rikken
