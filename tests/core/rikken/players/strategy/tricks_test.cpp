// Rik and Solo, section 3.3.2 of Vorsteveld (2007): a position for every branch of every list.
#include "check.h"
#include "rikken/chooses.h"

namespace upperhand::rikken::tricks_test {

using namespace upperhand::rikken::testing;

namespace {

// Hearts are trump; one declares alone.
Scene solo(int declarer, int leader) {
  return {.contract = Contract::solo8, .declarers = {declarer}, .trump = 'H', .leader = leader};
}

// Hearts are trump; seat 0 declares and has called the ace of clubs.
Scene rik(int leader) { return {.contract = Contract::rik, .trump = 'H', .called = "AC", .leader = leader}; }

}  // namespace

TEST(advanced_has_no_choice) {
  CHECK(chooses(solo(0, 0).with({"5S 2D", "KS 2C", "3S 3C", "4S 4C"}, "5S"), "KS", "only_card"));
}

// ---- the offence leads ----

TEST(advanced_offence_draws_trump_with_the_highest) {
  CHECK(chooses(solo(0, 0).with({"AH 2H AS", "KH 3S 4S", "5H 6S 7S", "5C 6C 7C"}), "AH", "draw_trump_top"));
  CHECK(chooses(solo(0, 0).with({"QH 2H AS", "9H 3S 4S", "5H 6S 7S", "5C 6C 7C"}), "QH", "draw_trump_top"));
}

TEST(advanced_offence_draws_trump_with_any) {
  CHECK(
      chooses(solo(0, 0).with({"QH 2H AS", "KH 3S 4S", "5H 6S 7S", "5C 6C 7C"}), "QH 2H", "draw_trump_any"));
}

TEST(advanced_offence_plays_high_cards_when_no_trump_is_out) {
  CHECK(
      chooses(solo(0, 0).with({"2H AS 3S", "KS 8S 4S", "5S 6S 7S", "5C 6C 7C"}), "AS", "trump_drawn_master"));
  CHECK(chooses(solo(0, 0).with({"2H AS KC", "KS 8S 4S", "5S 6S 7S", "5C 6C 7C"}), "AS KC",
                "trump_drawn_master"));
}

TEST(advanced_offence_plays_any_other_suit_when_no_trump_is_out) {
  CHECK(
      chooses(solo(0, 0).with({"2H 3S 3C", "KS 8S 4S", "5S 6S 7S", "5C 6C 7C"}), "3S 3C", "trump_drawn_any"));
}

TEST(advanced_offence_has_only_trump_left) {
  CHECK(chooses(solo(0, 0).with({"2H 3H", "KS 8S", "5S 6S", "5C 6C"}), "2H 3H", "trump_drawn_only_trump"));
}

TEST(advanced_offence_without_trump_leads_a_highest_card) {
  CHECK(chooses(solo(0, 0).with({"AS 3S 4C", "KH 8S 4S", "5S 6S 7S", "5C 6C 7C"}), "AS", "trumpless_master"));
}

TEST(advanced_offence_without_trump_or_highest_card_leads_any) {
  CHECK(chooses(solo(0, 0).with({"3S 4C 4D", "KH 8S 9D", "5S 6S 7S", "5C 6C 7C"}), "3S 4C 4D",
                "trumpless_any"));
}

TEST(advanced_offence_knows_from_voids_that_trump_is_drawn) {
  // Seats 1, 2 and 3 have discarded on the ace of trump: seat 0 cannot meet the trump left anywhere.
  CHECK(chooses(solo(0, 0).with({"AH AS 3S", "2C KS 4S", "2D 6S 7S", "3D 6C 7C"}, "AH 2C 2D 3D"), "AS",
                "trump_drawn_master"));
}

TEST(advanced_offence_leaves_trump_with_its_partner) {
  // The ace of clubs has shown seat 2 to be the partner, seats 1 and 3 are out of trump: the queen is a
  // friend's.
  CHECK(chooses(
      rik(0).with({"3C KH AS 3S", "4C 5D KS 4S", "AC 2H QH 7S", "5C 6D 6S 8S"}, "3C 4C AC 5C 2H 6D KH 5D"),
      "AS", "trump_drawn_master"));
  // Before the ace is played, the same cards leave it possible that an opponent holds the queen.
  CHECK(chooses(
      rik(0).with({"3C KH 8H AS 3S", "4C 5D 6D KS 4S", "AC 2H QH 7S TS", "5C 7D 8D 6S 8S"}, "KH 5D 2H 7D"),
      "8H", "draw_trump_any"));
}

TEST(advanced_partner_leads_as_the_offence) {
  CHECK(chooses(rik(2).with({"3C 9H AS", "4C 5D KS", "AC KH 7S", "5C 7D QH"}), "KH", "draw_trump_top"));
}

// ---- the defence leads ----

TEST(advanced_defence_leads_a_highest_card) {
  CHECK(chooses(solo(0, 1).with({"QS 9S 9C", "AH AS 3S", "KS 8S 4S", "5C 6C 7C"}), "AS", "defend_master"));
}

TEST(advanced_defence_leads_any_but_trump) {
  CHECK(chooses(solo(0, 1).with({"AS 9S 9C", "AH 5S 3C", "KS 8S 4S", "4C 6C 7C"}), "5S 3C", "defend_any"));
}

TEST(advanced_defence_has_only_trump_to_lead) {
  CHECK(chooses(solo(0, 1).with({"AS 9S", "AH 5H", "KS 8S", "4C 6C"}), "AH 5H", "defend_only_trump"));
}

// ---- second ----

TEST(advanced_second_plays_low_under_the_highest_of_its_side) {
  CHECK(chooses(solo(3, 0).with({"AS 2D", "KS 3S", "5S 3C", "4S 4C"}, "AS"), "3S", "top_is_ours"));
}

TEST(advanced_second_plays_any_when_its_side_is_not_sure) {
  CHECK(chooses(solo(3, 0).with({"QS 2D", "KS 3S", "5S 3C", "AS 4C"}, "QS"), "KS 3S", "ours_not_sure"));
}

TEST(advanced_second_plays_low_when_its_partner_played_the_second_highest) {
  CHECK(chooses(solo(3, 0).with({"KS 2D", "AS 3S", "5S 3C", "4S 4C"}, "KS"), "3S", "ours_below_my_top"));
  CHECK(chooses(solo(3, 0).with({"TS 2D", "QS 3S", "5S 3C", "4S 4C"}, "TS"), "3S", "ours_below_my_top"));
}

TEST(advanced_second_secures_the_trick_of_its_side) {
  CHECK(chooses(solo(3, 0).with({"JS 2D", "AS 3S", "5S 3C", "KS 4C"}, "JS"), "AS", "secure_with_top"));
}

TEST(advanced_second_wins_cheaply_when_only_friends_follow) {
  CHECK(chooses(solo(0, 0).with({"5S 2D 3D", "AS 7S 3S", "KS 3C 4C", "8S 5C 6C"}, "5S"), "7S",
                "only_friends_to_come"));
}

TEST(advanced_second_wins_with_the_highest_when_opponents_may_follow) {
  CHECK(
      chooses(solo(1, 0).with({"5S 2D 3D", "AS 7S 3S", "KS 3C 4C", "8S 5C 6C"}, "5S"), "AS", "win_with_top"));
  // Before the called ace is played, the declarer's opponents do not know each other.
  CHECK(chooses(rik(0).with({"5S 2D 3D", "AS 7S 3S", "KS AC 4C", "8S 5C 6C"}, "5S"), "AS", "win_with_top"));
}

TEST(advanced_second_wins_cheaply_when_no_opponent_can_follow) {
  CHECK(chooses(solo(1, 0).with({"KS 5S 3D", "AS 7S 3S", "3C 4C 2D", "7C 5C 6C"}, "KS 3S 3C 5C 5S"), "7S",
                "no_rival_can_follow"));
}

TEST(advanced_second_beats_with_the_lowest_below_the_highest) {
  CHECK(
      chooses(solo(0, 0).with({"5S 2D 3D", "KS 7S 3S", "AS 3C 4C", "8S 5C 6C"}, "5S"), "7S", "beat_cheaply"));
}

TEST(advanced_second_plays_low_when_it_cannot_beat) {
  CHECK(
      chooses(solo(0, 0).with({"AS 2D 3D", "KS 7S 3S", "2S 3C 4C", "8S 5C 6C"}, "AS"), "3S", "cannot_beat"));
}

TEST(advanced_second_throws_a_small_card_on_its_own_trick) {
  CHECK(chooses(solo(3, 0).with({"5S 2D 3D", "2H 4C 9D", "2S 3C TC", "8S 5C 6C"}, "5S"), "4C",
                "ours_throw_small"));
  CHECK(chooses(solo(3, 0).with({"5S 2D 3D", "2H 4C 4D", "2S 3C TC", "8S 5C 6C"}, "5S"), "4C 4D",
                "ours_throw_small"));
  CHECK(chooses(solo(3, 0).with({"5S 2D", "9H 2H", "2S 3C", "8S 5C"}, "5S"), "2H", "ours_throw_small"));
}

TEST(advanced_second_trumps_small) {
  CHECK(chooses(solo(0, 0).with({"5S 2D 3D", "9H 4H 2C", "2S 3C TC", "8S 5C 6C"}, "5S"), "4H", "ruff"));
}

TEST(advanced_second_without_trump_throws_a_small_card) {
  CHECK(chooses(solo(0, 0).with({"5S 2D 3D", "9C 4D 8D", "2S 3C TC", "8S 5C 6C"}, "5S"), "4D",
                "no_trump_throw_small"));
  CHECK(chooses(solo(0, 0).with({"5H 2D 3D", "9C 4D 8D", "2S 3C TC", "8S 5C 6C"}, "5H"), "4D",
                "no_trump_throw_small"));
}

// ---- third ----

TEST(advanced_third_plays_as_the_second_on_a_trick_not_trumped) {
  CHECK(chooses(solo(1, 0).with({"5S 2D 3D", "9S 3C 4C", "AS TS 3S", "8S 5C 6C"}, "5S 9S"), "TS",
                "only_friends_to_come"));
  CHECK(chooses(solo(3, 0).with({"QS 2D 3D", "9S 3C 4C", "AS TS 3S", "KS 5C 6C"}, "QS 9S"), "AS",
                "secure_with_top"));
}

TEST(advanced_third_follows_low_to_a_trumped_trick) {
  CHECK(chooses(solo(1, 0).with({"5S 2D 3D", "2H 3C 4C", "AS TS 3S", "8S 5C 6C"}, "5S 2H"), "3S",
                "ruffed_follow_low"));
}

TEST(advanced_third_throws_a_small_card_on_a_friends_trump) {
  CHECK(chooses(solo(0, 0).with({"5S 2D 3D", "2H TC 4C", "3H 6D 3C", "8S 5C 6C"}, "5S 2H"), "3C",
                "friend_ruffed"));
}

TEST(advanced_third_overtrumps_cheaply) {
  CHECK(
      chooses(solo(1, 0).with({"5S 2D 3D", "4H TC 4C", "9H 5H 2C", "8S 5C 6C"}, "5S 4H"), "5H", "overruff"));
}

TEST(advanced_third_cannot_overtrump) {
  CHECK(chooses(solo(1, 0).with({"5S 2D 3D", "TH TC 4C", "9H 5H 2C", "8S 5C 6C"}, "5S TH"), "2C",
                "cannot_overruff"));
  CHECK(chooses(solo(1, 0).with({"5S 2D", "TH TC", "9H 5H", "8S 5C"}, "5S TH"), "5H", "cannot_overruff"));
}

// ---- last ----

TEST(advanced_last_plays_small_on_its_own_trick) {
  CHECK(chooses(solo(0, 0).with({"5S 2D 3D", "9S TC 4C", "2S 6D 3C", "KS 3S 6C"}, "5S 9S 2S"), "3S",
                "last_ours"));
  CHECK(chooses(solo(0, 0).with({"5S 2D 3D", "9S TC 4C", "2S 6D 3C", "2H 9D 6C"}, "5S 9S 2S"), "6C",
                "last_ours"));
}

TEST(advanced_last_wins_with_the_smallest_card) {
  CHECK(chooses(solo(0, 0).with({"9S 2D 3D", "5S TC 4C", "2S 6D 3C", "KS TS 4S"}, "9S 5S 2S"), "TS",
                "last_wins"));
  CHECK(chooses(solo(0, 0).with({"9S 2D 3D", "5S TC 4C", "2S 6D 3C", "9H 2H 7C"}, "9S 5S 2S"), "2H",
                "last_wins"));
  CHECK(chooses(solo(1, 0).with({"9S 2D 3D", "5H TC 4C", "2S 6D 3C", "9H 2H 7C"}, "9S 5H 2S"), "9H",
                "last_wins"));
}

TEST(advanced_last_plays_small_when_it_cannot_win) {
  CHECK(chooses(solo(0, 0).with({"AS 2D 3D", "5S TC 4C", "2S 6D 3C", "KS TS 4S"}, "AS 5S 2S"), "4S",
                "last_cannot_win"));
  CHECK(chooses(solo(1, 0).with({"9S 2D 3D", "TH TC 4C", "2S 6D 3C", "9H 2H 7C"}, "9S TH 2S"), "7C",
                "last_cannot_win"));
}

// ---- sides ----

TEST(advanced_sides_before_the_called_card_falls) {
  const std::vector<const char*> hands = {"5S 2D 3D 4D", "AS 7S 3S 2C", "KS AC 4C 3H", "8S 9S 6D 7D"};
  // Seat 2 holds the ace: the declarer's trick is its own.
  CHECK(chooses(rik(0).with(hands, "5S 3S"), "KS", "only_card"));
  const std::vector<const char*> more = {"QS 2D 3D 4D", "AS 7S 3S 2C", "KS 4S AC 3H", "8S 9S 6D 7D"};
  CHECK(chooses(rik(0).with(more, "QS 3S"), "KS 4S", "ours_not_sure"));
  // Seat 3 does not know whose trick seat 1 wins, and takes it.
  const std::vector<const char*> last = {"QS 2D 3D 4D", "KS 7S 3S 2C", "5S 4S AC 3H", "AS 9S 6D 7D"};
  CHECK(chooses(rik(0).with(last, "QS KS 5S"), "AS", "last_wins"));
}

TEST(advanced_sides_by_a_void_in_the_called_suit) {
  // Seat 1 has shown that it has no club: seat 3 knows that it is a fellow defender.
  const std::vector<const char*> one = {"TC QS 2D 3D", "KS 7S 3S 4D", "4C AC 5S 3H", "5C AS 9S 6D"};
  CHECK(chooses(rik(0).with(one, "TC 4D 4C 5C QS KS 5S"), "9S", "last_ours"));
  // Two without clubs leave one partner, which the declarer works out as well.
  const std::vector<const char*> two = {"3C 9S TS 2D", "KS 7S 3S 4D", "4C AC QS 3H", "JS AS 8S 6D"};
  CHECK(chooses(rik(0).with(two, "3C 4D 4C 6D QS 8S"), "9S TS", "ours_not_sure"));
}

TEST(advanced_sides_by_what_else_fills_a_hand) {
  // Nobody but seat 1 has trump, and two are left: it holds nothing else, so the ace of clubs is with seat 2.
  const std::vector<const char*> hands = {"2D 3S 4S", "AH KH QH", "AC 5S 6D", "JS 7S 6C"};
  CHECK(chooses(rik(1).with(hands, "AH 5S 6C 2D KH 6D"), "7S", "ours_throw_small"));
}

TEST(advanced_troela_shows_the_sides_at_once) {
  const Scene scene = {.contract = Contract::troela, .trump = 'H', .leader = 0, .partner = 2};
  const std::vector<const char*> hands = {"QS 2D 3D", "9S 3C 4C", "AS TS 3S", "KS 5C 6C"};
  CHECK(chooses(scene.with(hands, "QS 9S"), "AS", "secure_with_top"));
  CHECK(chooses(scene.with({"QS 2D 3D", "9S 3C 4C", "4S TS 3S", "KS 5S 6C"}, "QS 9S 4S"), "KS", "last_wins"));
}

TEST(advanced_plays_every_solo_alike) {
  for (const Contract contract :
       {Contract::solo9, Contract::solo10, Contract::solo11, Contract::solo12, Contract::solo13}) {
    const Scene scene = {.contract = contract, .trump = 'H', .leader = 0};
    CHECK(chooses(scene.with({"AH 2H AS", "KH 3S 4S", "5H 6S 7S", "5C 6C 7C"}), "AH", "draw_trump_top"));
  }
}

TEST(advanced_plays_only_what_the_rules_allow) {
  // A seat that cannot follow must trump: the friend's trick is trumped although a small card would do.
  Rules rules;
  rules.must_trump = true;
  Scene scene = solo(3, 0);
  scene.tables = std::make_shared<const Tables>(rules);
  CHECK(
      chooses(scene.with({"5S 2D 3D", "9H 2H 4C", "2S 3C TC", "8S 5C 6C"}, "5S"), "2H", "ours_throw_small"));
}

}  // namespace upperhand::rikken::tricks_test
