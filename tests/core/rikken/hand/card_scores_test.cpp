// Table 3.6 of Vorsteveld (2007), and the cover card of Piek.
#include "check.h"
#include "rikken/hand/cover_card.h"
#include "rikken/hand/discard_score.h"
#include "rikken/scene.h"

namespace upperhand::rikken::card_scores_test {

using namespace upperhand::rikken::testing;

namespace {

const Hand kTable36 = cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C");

}  // namespace

TEST(discard_score_of_table_3_6) {
  CHECK(suit_score(kTable36 & lane(kSpades)) == 8 * kScoreUnit);
  CHECK(suit_score(kTable36 & lane(kHearts)) == 10 * kScoreUnit);
  CHECK(suit_score(kTable36 & lane(0)) == 22 * kScoreUnit / 3);
  CHECK(suit_score(kTable36 & lane(1)) == 37 * kScoreUnit / 5);
  const int64_t hundredths = (hand_score(kTable36) * int64_t{100} + kScoreUnit / 2) / kScoreUnit;
  CHECK(hundredths == 3273);
}

TEST(discard_score_changes_as_the_thesis_says) {
  CHECK(score_change(kTable36, card("2S")) == 8 * kScoreUnit / 3);   // 8 becomes 10 2/3
  CHECK(score_change(kTable36, card("AS")) == -4 * kScoreUnit / 3);  // 8 becomes 6 2/3
  CHECK(score_change(kTable36, card("QH")) == -10 * kScoreUnit);
}

TEST(discard_score_finds_the_relatively_low_and_high) {
  // The four of diamonds raises 7 1/3 to 10, as much as the two of spades raises 8.
  CHECK(leaving_most(kTable36, kTable36) == cards("2S 4D"));
  CHECK(leaving_least(kTable36, kTable36) == cards("QH"));
  CHECK(leaving_least(kTable36, cards("AS KS JS 2S")) == cards("AS"));
  CHECK(leaving_most(kTable36, 0) == 0);
}

TEST(cover_card_wins_and_loses_best) {
  // As likely to win as the king, and as the two is to lose: the higher card is the one to win with.
  CHECK(cover_worth(kTable36, card("AS")) == kChanceUnit);
  CHECK(cover_worth(kTable36, card("KS")) == kChanceUnit);
  CHECK(cover_worth(kTable36, card("2S")) == kChanceUnit);
  CHECK(cover_worth(kTable36, card("QC")) == kChanceUnit * 3 / 5);
  CHECK(cover_card(kTable36, Cover::high) == card("AS"));
}

TEST(cover_card_counts_both_chances) {
  const Hand hand = cards("JS 9S 8S 7S 5S 3S 2S KD");
  // Seven spades; of the six absent ones three are above the jack and three below.
  CHECK(cover_worth(hand, card("JS")) == kChanceUnit / 7 * (4 + 4));
  CHECK(cover_worth(hand, card("2S")) == kChanceUnit / 7 * (1 + 7));
  CHECK(cover_worth(hand, card("KD")) == 0);
  CHECK(cover_card(hand, Cover::high) == card("JS"));
}

TEST(cover_card_is_a_high_card) {
  const Hand hand = cards("KS 5S 4S 2D 3D 9C");
  CHECK(cover_worth(hand, card("2D")) > cover_worth(hand, card("KS")));
  CHECK(cover_card(hand, Cover::high) == card("KS"));
  CHECK(cover_card(cards("TS 4S TD 9D 8D 2C"), Cover::high) == card("TD"));
}

TEST(cover_card_as_printed_is_any_card) {
  // A two that is sure to lose counts as much as an ace that is sure to win, and more than a king.
  CHECK(cover_card(cards("KS 5S 4S 2D 3D 9C"), Cover::any) == card("3D"));
  CHECK(cover_card(cards("AS 3S 4S 5S 2D 4D 6D 8D 9D TD 3H 5H 7H"), Cover::any) == card("AS"));
  CHECK(cover_card(cards("KS QS JS TS 2D 4D 6D 8D 9D TD 3H 5H 7H"), Cover::any) == card("2D"));
}

TEST(cover_card_of_equal_aces_is_of_the_longer_suit) {
  CHECK(cover_card(cards("AS 3S AH 3H 4H 5D"), Cover::high) == card("AH"));
  CHECK(cover_card(cards("AS 3S AH 3H 5D"), Cover::high) == card("AH"));
}

}  // namespace upperhand::rikken::card_scores_test
