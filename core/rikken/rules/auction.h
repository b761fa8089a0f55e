// The auction and what follows before the first card: trump, and the call for a partner.
#pragma once

#include "rikken/rules/position.h"

namespace upperhand::rikken {

// Troela needs three aces: another seat holds the last one. Where four are one too, a king is called.
inline bool has_troela(const Tables& tables, Hand hand) {
  const int aces = size_of(hand & kAces);
  return aces == 3 || (aces == 4 && tables.four_aces);
}
// The hand must now be bid as Troela.
bool must_bid_troela(const Tables& tables, const Position& position, Hand hand);
// Nobody has bid and the three others have passed.
bool last_to_speak(const Position& position);
// The contract may be bid over the bids so far, whatever the hand.
bool outbids(const Tables& tables, const Position& position, Contract contract);
bool may_bid(const Tables& tables, const Position& position, Contract contract);
bool may_pass(const Tables& tables, const Position& position);
void legal_bids(const Tables& tables, const Position& position, Moves& out);
void make_bid(const Tables& tables, Position& position, Contract contract);

// Suits that may become trump, four bits: in Troela not the suit of the partner's ace or of the called king.
unsigned legal_trumps(const Position& position);
void choose_trump(const Tables& tables, Position& position, int suit);

// The cards that may be called; either all of them are blind or none. In Troela, there is no trump yet.
Hand callable(const Tables& tables, Hand hand, int trump);
constexpr bool is_blind(Hand hand, int card) { return (hand & lane(suit_of_card(card))) == 0; }
void call_card(const Tables& tables, Position& position, int card);

}  // namespace upperhand::rikken
