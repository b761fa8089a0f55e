// Table: the hands while the Oracle searches, and the trick that is being played.
#pragma once

#include "rikken/players/oracle/ending.h"

namespace upperhand::rikken::oracle {

struct RunningTrick {
  Hand cards = 0;
  uint8_t size = 0;
  uint8_t leader = 0;
  uint8_t led = kNoSuit;
  uint8_t best = kNoCard;  // the card that wins it so far
  uint8_t best_seat = kNobody;

  int turn() const { return (leader + size) & 3; }
  bool beaten_by(int card, int trump) const {
    const int suit = suit_of_card(card), best_suit = suit_of_card(best);
    return suit == best_suit ? card > best : suit == trump;
  }
  // Whether the winning card had to be higher than another of its suit.
  bool won_by_rank() const { return (cards & lane(suit_of_card(best)) & ~bit(best)) != 0; }
};

inline RunningTrick with_card(RunningTrick trick, int card, int trump) {
  const bool wins = trick.size == 0 || trick.beaten_by(card, trump);
  if (trick.size == 0) trick.led = static_cast<uint8_t>(suit_of_card(card));
  if (wins) {
    trick.best = static_cast<uint8_t>(card);
    trick.best_seat = static_cast<uint8_t>(trick.turn());
  }
  trick.cards |= bit(card);
  ++trick.size;
  return trick;
}

inline RunningTrick trick_of(const Ending& ending) {
  RunningTrick out;
  out.leader = ending.leader;
  for (int i = ending.cards_in_trick(); i > 0; --i)
    out = with_card(out, ending.trick[static_cast<size_t>(out.turn())], ending.trump);
  return out;
}

struct Table {
  Hands hands{};
  uint8_t trump = kNoSuit;
  Hand trumps = 0;  // all cards of the trump suit

  Hand left() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
  Hand of(int seat) const { return hands[static_cast<size_t>(seat)]; }
  // Whether a seat that has not played yet can beat the card that wins the trick.
  bool can_beat(int seat, const RunningTrick& trick, int card) const {
    const Hand hand = of(seat);
    const Hand suited = hand & lane(trick.led);
    const int suit = suit_of_card(card);
    if (suited != 0) return suit == trick.led && (hand & above(card)) != 0;
    return suit == trump ? (hand & above(card)) != 0 : (hand & trumps) != 0;
  }
};

}  // namespace upperhand::rikken::oracle
