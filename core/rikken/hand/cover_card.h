// The cover card of Piek: the card that is meant to win the one trick.
//
// The thesis adds a card's chance to win a trick and its chance to lose one, and takes the card with the
// largest sum. The chance to win is the card's part of the Trick Procent Count: the length of the suit minus
// the higher cards that others hold, divided by the length. The chance to lose is the same with the lower
// cards.
#pragma once

#include "rikken/rules/suits.h"

namespace upperhand::rikken {

// Jack, queen, king, ace: the high cards.
inline constexpr Hand kHighCards =
    rank_in_all_suits(kJack) | rank_in_all_suits(kQueen) | rank_in_all_suits(kKing) | rank_in_all_suits(kAce);

// From which cards it is taken. The text names no limit. By the sum alone a two, which is sure to lose, is as
// good as an ace, which is sure to win, and better than any king. But the declarer plays it "if the cover
// card is the only high card left": `high` takes one of the high cards, or of the highest if there are none.
enum class Cover : uint8_t { any, high };

// The cover card of the hand as dealt. Of equal sums, the card more likely to win is taken, then the higher
// one, then the one of the longer suit, then of the first suit.
int cover_card(Hand dealt, Cover cover);

// The sum of both chances, as a whole number of 1/kChanceUnit.
int cover_worth(Hand dealt, int card);

inline constexpr int kChanceUnit = 360360;

}  // namespace upperhand::rikken
