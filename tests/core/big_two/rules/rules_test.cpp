#include "big_two/rules/rules.h"

#include "big_two/rules/tables.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::rules_test {

namespace {

template <class Change>
Tables changed(Change change) {
  Rules rules;
  change(rules);
  return Tables(rules);
}

}  // namespace

TEST(contradictions_are_refused) {
  CHECK_THROWS(changed([](Rules& r) { r.players = 5; }), RulesError, "players must be from 2 to 4");
  CHECK_THROWS(changed([](Rules& r) { r.deal = "whole_deck"; }), RulesError,
               "whole_deck_is_for_three count=4");
  CHECK_THROWS(changed([](Rules& r) { r.suit_order = "DDHS"; }), RulesError, "suits_once_each");
  CHECK_THROWS(changed([](Rules& r) { r.straights = {"34568"}; }), RulesError, "no_straight");
  CHECK_THROWS(changed([](Rules& r) { r.straights = {"34567", "76543"}; }), RulesError, "straight_twice");
  CHECK_THROWS(changed([](Rules& r) { r.straights = {}; }), RulesError, "straights_missing");
  CHECK_THROWS(changed([](Rules& r) { r.five_card_hands = {"flush"}; }), RulesError, "straights_unused");
  CHECK_THROWS(changed([](Rules& r) { r.bombs = {"pair"}; }), RulesError, "switch_takes switch=bombs words=");
  CHECK_THROWS(changed([](Rules& r) { r.bombs = {"flush"}, r.five_card_hands = {"straight"}; }), RulesError,
               "bomb_not_played value='flush' switch=bombs");
  CHECK_THROWS(changed([](Rules& r) { r.double_from = 13, r.triple_from = 13; }), RulesError,
               "double_below_triple");
  CHECK_THROWS(changed([](Rules& r) { r.scoring = "card_value", r.card_points = 5; }), RulesError,
               "card_points_stay");
}

TEST(switches_get_what_they_set) {
  Rules rules;
  for (const Switch& one : switches()) {
    const SwitchValue value = one.get(rules);
    one.set(rules, value);
  }
  CHECK(rules == Rules());
  CHECK_THROWS(switch_named("jokers"), RulesError, "there is no switch 'jokers'");
}

TEST(places_follow_the_suit_order) {
  const Tables tables = changed([](Rules& r) { r.suit_order = "CDHS"; });
  CHECK(tables.lowest_card(Cards::parse("3D 3C")) == Cards::parse("3C"));
  CHECK(tables.top_place(Cards::parse("3D 3C")) == 1);
  for (int place = 0; place < kDeckSize; ++place) CHECK(tables.place(tables.card_at(place)) == place);
}

}  // namespace upperhand::big_two::rules_test
