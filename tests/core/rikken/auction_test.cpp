#include "rikken/auction.h"

#include "check.h"

using namespace upperhand;
using namespace upperhand::rikken;

namespace {

Tables tables_with(bool blind_call) {
  Rules rules;
  rules.blind_call = blind_call;
  return Tables(rules);
}

std::string called_from(const char* hand, int trump, bool blind_call) {
  return to_cards(callable(tables_with(blind_call), to_hand(Cards::parse(hand)), trump)).text();
}

}  // namespace

TEST(an_ace_of_a_suit_in_hand_is_called) {
  CHECK(called_from("2D 3C AH 4S 5S 6S 7S 8S 9S TS JS QS KS", kSpades, true) == "AD AC");
  CHECK(called_from("2D 3C AH 4S 5S 6S 7S 8S 9S TS JS QS KS", kHearts, true) == "AD AC AS");
}

TEST(an_ace_is_called_blind_before_a_king_where_that_is_allowed) {
  const char* no_clubs = "AD 2D AH 3H 4S 5S 6S 7S 8S 9S TS JS QS";
  CHECK(called_from(no_clubs, kSpades, true) == "AC");
  CHECK(called_from(no_clubs, kSpades, false) == "KD KH");
}

TEST(kings_and_queens_are_called_when_nothing_higher_is_left) {
  CHECK(called_from("AD AC AH 4S 5S 6S 7S 8S 9S TS JS QS KS", kSpades, true) == "KD KC KH");
  CHECK(called_from("AD KD AC KC AH KH 4S 5S 6S 7S 8S 9S TS", kSpades, true) == "QD QC QH");
}

TEST(who_holds_nothing_but_trumps_calls_blind_anyhow) {
  const char* spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS";
  CHECK(called_from(spades, kSpades, false) == "AD AC AH");
  CHECK(called_from(spades, kHearts, false) == "AD AC");
}

TEST(a_joined_bid_stands_beside_the_first) {
  Rules rules;
  rules.join = {"misere"};
  const Tables tables(rules);
  Position position = start({}, 3);
  for (const Contract bid : {Contract::misere, Contract::pass, Contract::misere, Contract::pass})
    make_bid(tables, position, bid);
  CHECK(position.phase == Phase::play);
  CHECK(position.declarers == 0b0101 && position.declarer == 0 && position.turn == 0);
}
