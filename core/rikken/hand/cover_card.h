// The cover card of Piek: the one card that is to win the one trick.
//
// The thesis sums a card's chance to win a trick and its chance to lose one, and takes the card with the
// largest sum. The chance to win is the card's part of the Trick Procent Count: the length of the suit less
// the higher cards that others hold, over the length; the chance to lose is the same with the lower ones.
#pragma once

#include "rikken/rules/suits.h"

namespace upperhand::rikken {

// Jack, queen, king, ace: what counts as high.
inline constexpr Hand kHighCards =
    rank_in_all_suits(kJack) | rank_in_all_suits(kQueen) | rank_in_all_suits(kKing) | rank_in_all_suits(kAce);

// The cover card of the hand as dealt. By the sum alone a two, sure to lose, is as good as an ace, sure to
// win, and better than any king; but the declarer plays it "if the cover card is the only high card left", so
// it is one of the high cards, or of the highest there are. Of equal sums the card more likely to win is
// taken, then the higher one, then the one of the longer suit, then of the first suit.
int cover_card(Hand dealt);

// The sum of both chances, as a whole number of 1/kChanceUnit.
int cover_worth(Hand dealt, int card);

inline constexpr int kChanceUnit = 360360;

}  // namespace upperhand::rikken
