// Piek and Misère, section 3.3.2 of Vorsteveld (2007): a position for every branch of every list.
#include "check.h"
#include "rikken/chooses.h"

namespace upperhand::rikken::misere_test {

using namespace upperhand::rikken::testing;

namespace {

Scene misere(std::vector<int> declarers, int leader, std::array<uint8_t, kSeats> won = {}) {
  return {.contract = Contract::misere, .declarers = std::move(declarers), .leader = leader, .won = won};
}

Scene piek(std::vector<int> declarers, int leader, std::array<uint8_t, kSeats> won = {}) {
  return {.contract = Contract::piek, .declarers = std::move(declarers), .leader = leader, .won = won};
}

}  // namespace

// ---- Misère, the declarer ----

TEST(advanced_misere_leads_relatively_low) {
  CHECK(chooses(misere({0}, 0).with({"KS 2S 9D 3C 4C", "3S 4S 2D 3D 4D", "5S 6S 5C 6C 7C", "7S 8S 8C 9C TC"}),
                "2S", "lead_low"));
}

TEST(advanced_misere_throws_the_relatively_highest) {
  // The lone nine weighs more than the king beside its two.
  CHECK(chooses(misere({0}, 3).with({"KS 2S 9D 3C", "3S 4S 2D 3D", "5S 6S 5C 6C", "7H 8S 8C 9C"}, "7H"), "9D",
                "throw_high"));
}

TEST(advanced_misere_stays_under) {
  CHECK(chooses(misere({0}, 3).with({"KS 7S 2S 9D", "3S 4S 2D 3D", "5S 6S 5C 6C", "8S 8H 8C 9C"}, "8S"), "7S",
                "stay_under"));
}

TEST(advanced_misere_goes_over_with_its_lowest) {
  CHECK(chooses(misere({0}, 3).with({"KS 9S 9D", "3S 4S 2D", "5S 6S 5C", "8S 8H 8C"}, "8S"), "9S",
                "forced_over"));
}

// ---- Misère, the defence ----

TEST(advanced_misere_defence_leads_a_suit_of_the_declarer) {
  // The two of spades would be lowest, but the declarer has no spades.
  CHECK(chooses(misere({0}, 1).with({"KD 3C 4C 4D 5H", "9S 2S 8S 5C 9C", "3S 6C 7C 5D 6H", "4S 8C TC 6D 7H"},
                                    "9S 3S 4S KD"),
                "5C", "lead_their_suit"));
  CHECK(chooses(misere({0}, 1).with({"KD 3C 4C", "9S 2S 8S", "3S 6C 7C", "4S 8C TC"}, "9S 3S 4S KD"), "2S",
                "no_suit_of_theirs"));
}

TEST(advanced_misere_defence_throws_the_relatively_highest) {
  CHECK(chooses(misere({0}, 0).with({"5S 2S 2H", "9D 3C 4C", "6S 7S 8S", "9S TS JS"}, "5S"), "9D",
                "defence_throws_high"));
}

TEST(advanced_misere_defence_leaves_the_trick_to_the_declarer) {
  CHECK(chooses(misere({0}, 0).with({"9S 2H 3H", "TS 8S 3S", "6S 7S 2C", "JS 2D 3D"}, "9S"), "8S",
                "leave_it_to_them"));
  CHECK(chooses(misere({0}, 0).with({"2S 2H", "TS 8S", "6S 2C", "JS 2D"}, "2S"), "TS", "cannot_leave_it"));
}

TEST(advanced_misere_defence_spends_its_highest_when_the_declarer_escapes) {
  CHECK(chooses(misere({0}, 3).with({"2S 2H 3H", "TS 8S 3S", "6S 7S 2C", "9S 2D 3D"}, "9S 2S"), "TS",
                "spend_high"));
}

TEST(advanced_misere_defence_plays_before_the_declarer) {
  CHECK(chooses(misere({2}, 0).with({"9S 2H 3H", "TS 8S 3S", "6S 7S 2C", "JS 2D 3D"}, "9S"), "8S",
                "under_before_them"));
  CHECK(chooses(misere({2}, 0).with({"2S 2H", "TS 8S", "6S 2C", "JS 2D"}, "2S"), "8S", "low_before_them"));
}

TEST(advanced_misere_defence_aims_at_those_who_can_still_win) {
  const std::vector<const char*> hands = {"9S 2H 3H", "TS 8S 3S", "6S 7S 2C", "JS 2D 3D"};
  CHECK(chooses(misere({0, 2}, 0).with(hands, "9S"), "8S", "leave_it_to_them"));
  CHECK(chooses(misere({0, 2}, 0, {1, 9, 0, 0}).with(hands, "9S"), "8S", "under_before_them"));
  CHECK(chooses(misere({0, 2}, 0, {1, 8, 1, 0}).with(hands, "9S"), "8S", "leave_it_to_them"));
}

TEST(advanced_open_misere_shows_what_the_declarer_lacks) {
  const Scene scene = {.contract = Contract::open_misere, .declarers = {0}, .leader = 1};
  CHECK(chooses(scene.with({"KD 3C 4C", "9C 2S 8C", "3S 6C 7C", "4S 8D TC"}), "8C", "lead_their_suit"));
}

TEST(advanced_open_misere_with_discussion_is_played_with_all_cards_seen) {
  const Scene scene = {.contract = Contract::open_misere_talk, .declarers = {0}, .leader = 1};
  // Seat 0 has no spades, which its open cards show before it has to.
  CHECK(chooses(scene.with({"KD 3C 4C", "9C 2S 8C", "3S 6C 7C", "4S 8D TC"}), "8C", "lead_their_suit"));
  CHECK(chooses(scene.with({"KD 3D 4D", "9C 2S 8C", "3S 6C 7C", "4S 8D TC"}), "8C", "no_suit_of_theirs"));
}

TEST(advanced_schoppen_mie_is_a_misere_of_everybody) {
  const Scene scene = {.contract = Contract::schoppen_mie, .declarers = {}, .leader = 3};
  CHECK(chooses(scene.with({"KC 7C 2C 9D", "3C 4C 2D 3D", "5C 6C 5H 6H", "8C 8H 9H TH"}, "8C"), "7C",
                "stay_under"));
}

// ---- Piek, the declarer ----

TEST(advanced_piek_leads_relatively_low) {
  CHECK(chooses(piek({0}, 0).with({"KS 2S 9D 3C 4C", "3S 4S 2D 3D 4D", "5S 6S 5C 6C 7C", "7S 8S 8C 9C TC"}),
                "2S", "piek_lead_low"));
}

TEST(advanced_piek_plays_its_cover_card_when_no_other_high_card_is_left) {
  CHECK(chooses(piek({0}, 3).with({"AS 3S 2D 4D", "4S 6S 3D 5D", "7S 8S 5C 6C", "5S 7C 8C 9C"}, "5S"), "AS",
                "play_cover"));
}

TEST(advanced_piek_ducks_while_other_high_cards_are_left) {
  CHECK(chooses(piek({0}, 3).with({"AS 3S KD 4D", "4S 6S 3D 5D", "7S 8S 5C 6C", "5S 7C 8C 9C"}, "5S"), "3S",
                "piek_stay_under"));
  CHECK(chooses(piek({0}, 3).with({"AS 9S KD 4D", "4S 6S 3D 5D", "7S 8S 5C 6C", "5S 7C 8C 9C"}, "5S"), "9S",
                "piek_forced_over"));
}

TEST(advanced_piek_throws_high_cards_but_not_the_cover) {
  CHECK(chooses(piek({0}, 3).with({"AS 9S KD 4D", "4S 6S 3D 5D", "7S 8S 5C 6C", "5H 7C 8C 9C"}, "5H"), "KD",
                "throw_high_keep_cover"));
}

TEST(advanced_piek_is_a_misere_after_its_trick) {
  CHECK(chooses(piek({0}, 0, {1, 9, 0, 0}).with({"KS 2S 9D", "3S 4S 2D", "5S 6S 5C", "7S 8S 8C"}), "2S",
                "lead_low"));
  CHECK(chooses(piek({0}, 3, {1, 9, 0, 0}).with({"AS 3S 2D", "4S 6S 3D", "7S 8S 5C", "5S 7C 8C"}, "5S"), "3S",
                "stay_under"));
}

// ---- Piek, the defence ----

TEST(advanced_piek_defence_plays_anything_until_the_declarer_has_a_trick) {
  const std::vector<const char*> hands = {"9S 2H 3H", "TS 8S 3S", "6S 7S 2C", "JS 2D 3D"};
  CHECK(chooses(piek({0}, 0).with(hands, "9S"), "TS 8S 3S", "any_until_their_trick"));
  CHECK(chooses(piek({0}, 0, {1, 9, 0, 0}).with(hands, "9S"), "8S", "leave_it_to_them"));
  CHECK(chooses(piek({0}, 0, {2, 8, 0, 0}).with(hands, "9S"), "8S", "leave_it_to_them"));
}

TEST(advanced_piek_defence_aims_at_those_who_have_their_trick) {
  const std::vector<const char*> hands = {"9S 2H 3H", "TS 8S 3S", "6S 7S 2C", "JS 2D 3D"};
  CHECK(chooses(piek({0, 2}, 0).with(hands, "9S"), "TS 8S 3S", "any_until_their_trick"));
  CHECK(chooses(piek({0, 2}, 0, {1, 9, 0, 0}).with(hands, "9S"), "8S", "leave_it_to_them"));
  CHECK(chooses(piek({0, 2}, 0, {2, 8, 0, 0}).with(hands, "9S"), "TS 8S 3S", "any_until_their_trick"));
  CHECK(chooses(piek({0, 2}, 0, {2, 7, 1, 0}).with(hands, "9S"), "8S", "under_before_them"));
}

}  // namespace upperhand::rikken::misere_test
