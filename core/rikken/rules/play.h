// The play of the cards: what may be played, what a card reveals, who wins.
#pragma once

#include "rikken/rules/position.h"

namespace upperhand::rikken {

// The cards that the seat to move may play. Only its own hand is read.
Hand legal_cards(const Tables& tables, const Position& position);
// Assumes that the card is legal.
void play_card(const Tables& tables, Position& position, int card);
// The winner of a trick of one to four cards.
int trick_winner(const Position& position);

}  // namespace upperhand::rikken
