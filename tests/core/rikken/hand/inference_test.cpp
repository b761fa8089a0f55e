// The four situations of section 3.3 of Vorsteveld (2007), by the rounds of Figures 3.2 to 3.5.
#include "rikken/hand/inference.h"

#include "check.h"
#include "rikken/scene.h"

namespace upperhand::rikken::inference_test {

using namespace upperhand::rikken::testing;

namespace {

constexpr int kNorth = 0, kEast = 1, kSouth = 2, kWest = 3;

// "No real game type ... without trump": a Misère has none.
State figure(std::string_view rounds) {
  return Scene{.contract = Contract::misere}.with(
      {"AS KS JS 2S TH 9H TD 9D 4D 8C 7C 6C 2C", "QS TS 9S AH KH QH 5H 4H 3H 2H JC TC 9C",
       "8S 7S 6S 8H 7H AD KD QD 5D 3D AC KC QC", "5S 4S 3S JH 6H JD 8D 7D 6D 2D 5C 4C 3C"},
      rounds);
}

// Each round from its leader on.
constexpr const char* kFigure32 = "AS 9S 6S 3S KS TS 7S 4S JS QS 8S 5S ";
constexpr const char* kFigure33 = "AH 7H 6H 9H QH 8H JH TH 2H 3D 2D 4D ";
constexpr const char* kFigure34 = "JC AC 3C 2C AD 6D 9D 3H KD 7D TD 4H QD 8D 6C 5H ";
constexpr const char* kFigure35 = "KC 4C 7C 9C QC 5C 8C TC ";

std::string rounds(int figures) {
  std::string out;
  for (int i = 0; i < figures; ++i)
    out += std::array{kFigure32, kFigure33, kFigure34, kFigure35}[static_cast<size_t>(i)];
  return out;
}

Knowledge known_by(const State& state, int seat) { return infer(state.view(seat).sight()); }

Hand may(const Knowledge& known, int seat) { return known.may[static_cast<size_t>(seat)]; }
Hand must(const Knowledge& known, int seat) { return known.must[static_cast<size_t>(seat)]; }

}  // namespace

TEST(inference_situation_1_the_last_spade_is_known_to_its_holder_alone) {
  const State state = figure(rounds(1));
  const Knowledge north = known_by(state, kNorth);
  CHECK(must(north, kNorth) == state.view(kNorth).hand());
  CHECK(seats_that_may_hold(north, lane(kSpades)) == 1U << kNorth);
  for (const int seat : {kEast, kSouth, kWest}) {
    const Knowledge known = known_by(state, seat);
    CHECK(seats_that_may_hold(known, cards("2S")) == (15U & ~(1U << seat)));
    for (const int other : {kNorth, kEast, kSouth, kWest}) CHECK(other == seat || must(known, other) == 0);
  }
}

TEST(inference_situation_2_the_last_hearts_are_known_to_all) {
  const State state = figure(rounds(2));
  for (const int seat : {kNorth, kSouth, kWest}) {
    const Knowledge known = known_by(state, seat);
    CHECK(must(known, kEast) == cards("KH 5H 4H 3H"));
    CHECK(seats_that_may_hold(known, lane(kHearts)) == 1U << kEast);
    CHECK((may(known, kEast) & ~lane(kHearts)) != 0);  // with seven rounds to play it holds other suits too
  }
}

TEST(inference_situation_2_as_many_cards_as_rounds_fill_the_hand) {
  const State state = Scene{.contract = Contract::misere, .leader = 1}.with(
      {"9S 8D 7D 3C", "AH KH 5H 4H", "8S JD 6D 4C", "7S QD 5D 5C"}, "AH 8S 7S 9S ");
  for (const int seat : {kNorth, kSouth, kWest}) {
    const Knowledge known = known_by(state, seat);
    CHECK(must(known, kEast) == cards("KH 5H 4H"));
    CHECK(may(known, kEast) == cards("KH 5H 4H"));
  }
}

TEST(inference_situation_3_two_share_a_suit_and_only_they_know_how) {
  const State state = figure(rounds(3));
  CHECK(must(known_by(state, kSouth), kWest) == cards("JD"));
  CHECK(must(known_by(state, kWest), kSouth) == cards("5D"));
  for (const int seat : {kNorth, kEast}) {
    const Knowledge known = known_by(state, seat);
    CHECK((may(known, kSouth) & lane(0)) == cards("5D JD"));
    CHECK((may(known, kWest) & lane(0)) == cards("5D JD"));
    CHECK(((must(known, kSouth) | must(known, kWest)) & lane(0)) == 0);
    CHECK(seats_that_may_hold(known, lane(0)) == (1U << kSouth | 1U << kWest));
  }
}

TEST(inference_situation_4_a_suit_that_is_played_out) {
  const State state = figure(rounds(4));
  for (const int seat : {kNorth, kEast, kSouth, kWest})
    CHECK(seats_that_may_hold(known_by(state, seat), lane(1)) == 0);
}

TEST(inference_knows_the_called_card_is_not_with_the_declarer) {
  const State state = Scene{.contract = Contract::rik, .trump = 'H', .called = "AS"}.with(
      {"2S 3S 4H", "5S 6S 5H", "AS 7S 6H", "8S 9S 7H"});
  const Knowledge known = known_by(state, 1);
  CHECK(seats_that_may_hold(known, cards("AS")) == (1U << 2 | 1U << 3));
  CHECK(must(known_by(state, 2), 2) == cards("AS 7S 6H"));
}

TEST(inference_sees_cards_laid_open) {
  const State state = Scene{.contract = Contract::open_misere, .declarers = {0}, .leader = 1}.with(
      {"2S 3S 4H", "5S 6S 5H", "AS 7S 6H", "8S 9S 7H"}, "5S 7S 8S 2S 9S ");
  CHECK(may(known_by(state, 1), 0) == cards("3S 4H"));
  CHECK(must(known_by(state, 1), 0) == cards("3S 4H"));
}

TEST(inference_of_defenders_who_discuss_is_complete) {
  const State state = Scene{.contract = Contract::open_misere_talk, .leader = 1}.with(
      {"2S 3S 4H", "5S 6S 5H", "AS 7S 6H", "8S 9S 7H"});
  const Knowledge defender = known_by(state, 1);
  CHECK(must(defender, 0) == cards("2S 3S 4H"));
  CHECK(may(defender, 2) == cards("AS 7S 6H"));
  CHECK(must(known_by(state, 0), 2) == 0);  // the declarer sees nothing
}

}  // namespace upperhand::rikken::inference_test
