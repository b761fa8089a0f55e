#include "rikken/players/champion/evidence.h"

#include <cmath>

#include "check.h"
#include "rikken/scene.h"

namespace upperhand::rikken::champion::evidence_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");
constexpr Trust kTrust{};

// What seat 0 knows: its hand, and what the others said.
View told(std::initializer_list<const char*> moves) {
  Known known{0, Cards::parse("2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C"), 3, {}, {}, {}};
  for (const char* move : moves) known.moves.push_back(Move::parse(move));
  return View::from_known(all_contracts(), kNames, known);
}

const Hand kStrong = cards("AS KS QS JS TS 9S AH KH AD KD AC KC QC");
const Hand kWeak = cards("6S 7S 8S 9S 5H 6H 7H 8H 5D 6D 7D 5C 6C");

double weight_of(const View& view, size_t seat, Hand hand) {
  return Evidence(view, kTrust).log_weight(seat, hand);
}

// The declarer leads the nine of spades, and seat 1 has followed with the three.
View after_a_low_card() {
  return Scene{.contract = Contract::solo8, .trump = 'H', .won = {9, 1, 0, 0}}
      .with({"9S 3D 4D", "3S 7D 8D", "AS 9D TD", "KS 5D 6D"}, "9S 3S ")
      .view(2);
}

}  // namespace

TEST(a_bid_speaks_for_a_strong_hand_and_a_pass_for_a_weak_one) {
  const View bid = told({"pass", "solo8"}), passed = told({"pass", "pass"});
  CHECK(weight_of(bid, 1, kStrong) > weight_of(bid, 1, kWeak) + 1);
  CHECK(weight_of(passed, 1, kWeak) > weight_of(passed, 1, kStrong) + 1);
}

TEST(seats_that_have_not_spoken_give_no_evidence) {
  CHECK(Evidence(told({}), kTrust).empty());
  const View view = told({"pass", "solo8"});
  CHECK(!Evidence(view, kTrust).empty() && weight_of(view, 2, kStrong) == 0);
  CHECK(Evidence(view, Trust{0, 0}).empty());
}

// With the king it would have beaten the nine.
TEST(a_low_card_speaks_against_a_higher_one) {
  const View view = after_a_low_card();
  CHECK(weight_of(view, 1, cards("7D 8D")) > weight_of(view, 1, cards("KS 8D")) + 1);
  const Evidence none(view, Trust{0.8, 0});
  CHECK(none.log_weight(1, cards("7D 8D")) == none.log_weight(1, cards("KS 8D")));
}

TEST(no_move_makes_a_hand_impossible) {
  const View view = told({"pass", "solo13"});
  CHECK(std::isfinite(weight_of(view, 1, kWeak)));
}

TEST(a_hand_that_is_too_unlikely_is_not_weighed_to_the_end) {
  const View view = told({"pass", "solo8"});
  const Evidence evidence(view, kTrust);
  Judge judge(evidence);
  const double whole = evidence.log_weight(1, kWeak);
  CHECK(judge.log_weight(1, kWeak, whole + 1) < whole + 1);
  CHECK(judge.log_weight(1, kWeak) == whole && judge.log_weight(1, kWeak) == whole);
}

TEST(hands_in_sight_need_no_evidence) {
  State state = Scene{.contract = Contract::open_misere, .leader = 1, .won = {0, 4, 3, 3}}.with(
      {"2S 7S 9D", "3S 6S TD", "4S 8S JD", "5S 9S QD"}, "3S 4S 5S 2S 9S ");
  const Evidence evidence(state.view(1), kTrust);
  CHECK(evidence.log_weight(0, cards("AS KS")) == 0 && evidence.log_weight(2, cards("8S JD")) != 0);
}

TEST(trust_is_a_share) {
  CHECK_THROWS(check(Trust{1.5, 0}), Error, "bids must be from 0 to 1");
  CHECK_THROWS(check(Trust{0, -1}), Error, "cards must be from 0 to 1");
}

}  // namespace upperhand::rikken::champion::evidence_test
