// The play of the cards: what may be played, what a card reveals, who wins.
#pragma once

#include "rikken/rules/position.h"

namespace upperhand::rikken {

// The cards that the seat to move may play. Only its own hand is read.
Hand legal_cards(const Tables& tables, const Position& position);
// The first trick of a Troela that the partner has to begin.
bool partner_begins(const Tables& tables, const Position& position);
// Then it leads with one of these, if it holds one: its ace, or the card that was called. Empty where any
// card may be led.
Hand opening_leads(const Tables& tables, const Position& position);
// Whether trumps are kept back in that trick.
bool trumps_rest(const Tables& tables, const Position& position);
// Assumes that the card is legal.
void play_card(const Tables& tables, Position& position, int card);
// The winner of a trick of one to four cards.
int trick_winner(const Position& position);

}  // namespace upperhand::rikken
