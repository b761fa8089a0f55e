#include "rikken/hand/forecast.h"

#include "check.h"
#include "rikken/scene.h"

namespace upperhand::rikken::forecast_test {

using namespace upperhand::rikken::testing;

namespace {

constexpr unsigned kAnySuit = 15;

}  // namespace

// Of one card all but the ace lose, of two all but ace and king, of three all but ace, king and queen.
TEST(tricks_are_twelve_less_the_losers) {
  CHECK(forecast_tricks(0) == 12);
  CHECK(forecast_tricks(lane(kSpades)) == 12);
  CHECK(forecast_tricks(cards("AS")) == 12 && forecast_tricks(cards("KS")) == 11);
  CHECK(forecast_tricks(cards("KS 2S")) == 11 && forecast_tricks(cards("QS JS")) == 10);
  CHECK(forecast_tricks(cards("QS JS 2S")) == 10 && forecast_tricks(cards("4H 3H 2H")) == 9);
  CHECK(forecast_tricks(cards("AS KS QS 4S 3S 2S")) == 12);  // only the three highest are looked at
  // The jack of spades, the only heart, two diamonds and two clubs.
  CHECK(forecast_tricks(cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C")) == 6);
}

// Points: 1 up to the 4, 2 up to the 7, 3 up to the ten, 4 up to the king, 5 for the ace.
TEST(winners_are_the_low_cards_that_are_too_high) {
  CHECK(forecast_winners(0) == 0);
  CHECK(forecast_winners(cards("4S")) == 0 && forecast_winners(cards("5S")) == 1);
  CHECK(forecast_winners(cards("2S 7S")) == 0 && forecast_winners(cards("2S 8S")) == 1);
  CHECK(forecast_winners(cards("9S TS")) == 1 && forecast_winners(cards("TS JS")) == 2);
  CHECK(forecast_winners(cards("2S 3S 7S")) == 0 && forecast_winners(cards("2S 5S 8S")) == 1);
  CHECK(forecast_winners(cards("2S 8S JS")) == 2 && forecast_winners(cards("8S JS KS")) == 3);
  CHECK(forecast_winners(cards("JS QS KS AS")) == 4);
  CHECK(forecast_winners(cards("2S 3S 4S 5S QS KS AS")) == 0);  // only the four lowest are looked at
  // 14 points in spades: three; a queen: one; 9 in diamonds: two; 12 in clubs: two.
  CHECK(forecast_winners(cards("AS KS JS 2S QH KD JD 4D QC JC TC 8C 6C")) == 8);
}

TEST(every_card_of_a_suit_and_its_honours_give_points_for_trump) {
  CHECK(strongest_suit(cards("AS KS 2H 3H 4H 5H"), kAnySuit) == kSpades);    // 11 against 8
  CHECK(strongest_suit(cards("AS 2H 3H 4H 5H"), kAnySuit) == kHearts);       // 6 against 8
  CHECK(strongest_suit(cards("AS 2H 3H 4H"), kAnySuit) == kHearts);          // 6 each: the longer
  CHECK(strongest_suit(cards("KS 2S KH 2H KC 3C"), kAnySuit) == suit('C'));  // all equal: the first
  CHECK(strongest_suit(cards("AS KS QS 5H"), kAnySuit & ~(1U << kSpades)) == kHearts);
  CHECK(strongest_suit(cards("AS KS QS"), 1U << kHearts) == kHearts);  // even one that it lacks
  CHECK(strongest_suit(cards("AS KS QS"), 0) == kNoSuit);
}

}  // namespace upperhand::rikken::forecast_test
