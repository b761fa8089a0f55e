#include "rikken/learn/actions.h"

#include "errors.h"

namespace upperhand::rikken {

namespace {

// Bids come first, then trumps, calls and cards; the bids that the thesis does not have come last.
constexpr int kTrump = kPlainContracts, kCall = kTrump + kSuits, kCard = kCall + kDeckSize,
              kBeter = kCard + kDeckSize;
static_assert(kActions == kBeter + kContracts - kPlainContracts);

int place_of(int card) { return to_cards(bit(card)).lowest(); }
int card_at(int place) { return lowest(to_hand(Cards::of(place))); }

}  // namespace

int action_of(Move move) {
  switch (move.kind) {
    case MoveKind::bid:
      return move.what < kTrump ? move.what : move.what - kTrump + kBeter;
    case MoveKind::trump:
      return kTrump + move.what;
    case MoveKind::call:
      return kCall + place_of(move.what);
    case MoveKind::card:
      break;
  }
  return kCard + place_of(move.what);
}

Move move_of(int action, Hand hand) {
  if (action < 0 || action >= kActions)
    throw Error("there is no action " + std::to_string(action) + ": actions of Rikken have numbers below " +
                std::to_string(kActions));
  if (action < kTrump) return Move::bid(static_cast<Contract>(action));
  if (action >= kBeter) return Move::bid(static_cast<Contract>(action - kBeter + kTrump));
  if (action < kCall) return Move::trump(action - kTrump);
  if (action >= kCard) return Move::card(card_at(action - kCard));
  const int card = card_at(action - kCall);
  return Move::call(card, (hand & lane(suit_of_card(card))) == 0);
}

}  // namespace upperhand::rikken
