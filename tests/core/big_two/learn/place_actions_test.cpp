#include "big_two/learn/place_actions.h"

#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::place_actions_test {

using namespace upperhand::big_two::testing;

namespace {

// Every number takes cards that have it, from a hand of this many cards.
void check_numbers(const PlaceActions& table, int size) {
  Rng rng(5);
  Cards hand;
  while (hand.size() < size) hand |= Cards::of(static_cast<int>(rng.below(kDeckSize)));
  for (int number = 0; number < table.count(); ++number)
    CHECK(table.number(hand, table.cards(hand, number)) == number);
}

}  // namespace

TEST(hands_of_thirteen_and_of_eighteen_have_their_own_numbers) {
  Rules three;
  three.players = 3;
  three.deal = "whole_deck";
  const PlaceActions &usual_table = PlaceActions::of(*usual()), &large = PlaceActions::of(*tables_of(three));
  CHECK(usual_table.count() == rl_ppo::kActions && large.count() == 9506);
  CHECK(&usual_table == &PlaceActions::thirteen());
  check_numbers(usual_table, 13);
  check_numbers(large, 18);
}

TEST(a_number_takes_no_cards_that_a_hand_lacks) {
  const PlaceActions& table = PlaceActions::thirteen();
  const Cards hand = Cards::parse("3D 4D");
  CHECK(table.cards(hand, 1) == Cards::parse("4D") && table.cards(hand, table.count() - 1).empty());
  for (const int number : {-1, 2, table.count()})
    CHECK_THROWS(table.cards(hand, number), Error, "takes cards that a hand of 2 does not have");
}

}  // namespace upperhand::big_two::place_actions_test
