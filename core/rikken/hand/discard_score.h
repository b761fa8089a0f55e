// Table 3.6 of the thesis: the score of a hand, by which the advanced player distinguishes high cards from
// low ones.
//
// A card has 0 (two) to 12 (ace) points; the points of a suit are divided by its length, and the suits are
// added up. If the score rises without a card, that card is low for its suit; if it falls, the card is high.
#pragma once

#include "rikken/rules/suits.h"

namespace upperhand::rikken {

// Scores are whole numbers of this fraction of a point: every length from 1 to 13 divides it, so equal scores
// are equal on every machine.
inline constexpr int kScoreUnit = 360360;

constexpr int suit_score(Hand cards_of_a_suit) {
  int points = 0;
  for (const int card : each(cards_of_a_suit)) points += rank_of_card(card);
  return cards_of_a_suit == 0 ? 0 : points * (kScoreUnit / size_of(cards_of_a_suit));
}

constexpr int hand_score(Hand hand) {
  int score = 0;
  for (int suit = 0; suit < kSuits; ++suit) score += suit_score(hand & lane(suit));
  return score;
}

// How much the score of the hand changes when the card is played from it.
constexpr int score_change(Hand hand, int card) {
  const Hand suit = hand & lane(suit_of_card(card));
  return suit_score(suit & ~bit(card)) - suit_score(suit);
}

// The cards that leave the highest score (the relatively low ones), or the lowest (the high ones).
Hand leaving_most(Hand hand, Hand cards);
Hand leaving_least(Hand hand, Hand cards);

}  // namespace upperhand::rikken
