// The auction and what follows before the first card: trump, and the call for a partner.
#pragma once

#include "rikken/rules/position.h"

namespace upperhand::rikken {

// Troela needs three aces, not four: another seat must hold the last one.
constexpr bool has_troela(Hand hand) { return size_of(hand & kAces) == 3; }
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

// Suits that may become trump, four bits: in Troela not the suit of the partner's ace.
unsigned legal_trumps(const Position& position);
void choose_trump(Position& position, int suit);

// The cards that may be called; either all of them are blind or none.
Hand callable(const Tables& tables, Hand hand, int trump);
constexpr bool is_blind(Hand hand, int card) { return (hand & lane(suit_of_card(card))) == 0; }
void call_card(Position& position, int card);

}  // namespace upperhand::rikken
