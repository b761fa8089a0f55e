#include "rikken/players/bidder.h"

#include <algorithm>

#include "check.h"
#include "rikken/rules/draw.h"
#include "rikken/scene.h"

namespace upperhand::rikken::bidder_test {

using namespace upperhand::rikken::testing;

namespace {

SharedTables tables_with(std::vector<std::string> bids, const char* all_pass = "redeal") {
  Rules rules;
  rules.bids = std::move(bids);
  rules.all_pass = all_pass;
  return std::make_shared<const Tables>(rules);
}

// Seat 0 holds this and begins.
Position with_hand(std::string_view hand) {
  Position out = start({}, 3);
  out.hands[0] = out.dealt[0] = cards(hand);
  CHECK(size_of(out.hands[0]) == kHandSize);
  return out;
}

std::string said(const SharedTables& tables, const Position& position) {
  return say(*tables, position).text();
}

const char* const kStrong = "AS KS QS JS TS 9S AH KH QH AD KD AC KC";   // 12 tricks
const char* const kLow = "2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C";      // no winner
const char* const kFour = "AS KS 9S 8S 2S 9H 8H 2H 9D 8D AC 8C 2C";     // 1 + 3 + 2 + 2 losers: 4 tricks
const char* const kHearts5 = "AH KH QH 9H 8H AS 9S 8S 9D 8D 9C 8C 2C";  // 2 + 2 + 3 losers: 5 tricks

}  // namespace

TEST(the_bid_that_pays_most_of_those_promised_is_made) {
  const SharedTables all = all_contracts();
  CHECK(said(all, with_hand(kStrong)) == "solo13");
  CHECK(said(tables_with({"rik", "solo8", "piek", "misere"}), with_hand(kStrong)) == "solo8");
  CHECK(said(all, with_hand(kLow)) == "open_misere_talk");
  CHECK(said(tables_with({"rik", "solo8", "piek", "misere"}), with_hand(kLow)) == "misere");
  CHECK(said(all, with_hand(kFour)) == "pass");
}

TEST(hearts_are_promised_only_as_the_strongest_suit) {
  const SharedTables tables = tables_with({"rik", "rik_beter"});
  CHECK(said(tables, with_hand(kHearts5)) == "rik_beter");
  CHECK(said(tables, with_hand("AS KS QS 9S 8S AH 9H 8H 9D 8D 9C 8C 2C")) == "rik");
  CHECK(said(tables_with({"rik_beter"}), with_hand("AS KS QS 9S 8S AH 9H 8H 9D 8D 9C 8C 2C")) == "pass");
}

TEST(a_bid_must_beat_the_one_before) {
  Position position = with_hand(kHearts5);
  position.contract = Contract::solo8;
  CHECK(said(all_contracts(), position) == "pass");
}

TEST(the_last_seat_bids_what_it_misses_least_where_it_must) {
  Position position = with_hand(kFour);
  position.passed = 0b1110;
  CHECK(said(tables_with({"rik", "solo8", "misere"}), position) == "pass");
  CHECK(said(tables_with({"rik", "solo8", "misere"}, "dealer_plays"), position) == "rik");  // one short
  CHECK(said(tables_with({"piek", "solo8"}, "dealer_plays"), position) ==
        "solo8");  // a Piek is never promised
  CHECK(said(tables_with({"piek"}, "dealer_plays"), position) == "piek");
}

TEST(trump_is_the_strongest_suit_and_the_ace_called_of_the_strongest_other) {
  const SharedTables tables = all_contracts();
  Position position = with_hand("AS KS QS 9S 8S KH 9H 8H 9D 8D KC QC 2C");
  position.phase = Phase::trump;
  position.contract = Contract::rik;
  CHECK(said(tables, position) == "trump S");
  position.phase = Phase::call;
  position.trump = kSpades;
  CHECK(said(tables, position) == "call AC");
  position.trump = 1;
  CHECK(said(tables, position) == "call AH");
}

TEST(a_suit_that_the_caller_lacks_is_called_blind) {
  const SharedTables tables = all_contracts();
  Position position = with_hand("AS KS QS 9S 8S AH KH 9H 8H 7H AD KD QD");
  position.phase = Phase::call;
  position.trump = kSpades;
  CHECK(said(tables, position) == "call AC blind");
}

// The partner of a Troela chooses trump, but not the suit of its own ace.
TEST(the_partner_of_troela_names_another_suit_than_that_of_its_ace) {
  Position position = with_hand("AS KS QS 9S 8S 7S 9H 8H 9D 8D KC QC 2C");
  position.phase = Phase::trump;
  position.contract = Contract::troela;
  CHECK(said(all_contracts(), position) == "trump C");
}

TEST(a_misfit_is_how_many_tricks_a_hand_lacks_for_its_bid) {
  const Hand strong = cards(kStrong), low = cards(kLow), four = cards(kFour);
  CHECK(bid_misfit(strong, Contract::solo13) == 0 && bid_misfit(strong, Contract::rik) == 0);
  CHECK(bid_misfit(four, Contract::rik) == 1 && bid_misfit(four, Contract::troela) == 1);
  CHECK(bid_misfit(four, Contract::solo8) == 6 && bid_misfit(four, Contract::solo9) == 7);
  CHECK(bid_misfit(four, Contract::solo12) == 8);  // no hand promises more than twelve
  CHECK(bid_misfit(low, Contract::misere) == 0 && bid_misfit(low, Contract::piek) == 1);
  CHECK(bid_misfit(cards("5S"), Contract::piek) == 0 && bid_misfit(cards("5S"), Contract::misere) == 1);
  CHECK(bid_misfit(strong, Contract::schoppen_mie) == 0);
  CHECK(bid_misfit(four, Contract::pass) == 0 && bid_misfit(strong, Contract::pass) == 6);
}

TEST(what_simulated_players_say_is_legal_under_all_rules) {
  Rng rng(1);
  for (const char* all_pass : {"redeal", "schoppen_mie", "dealer_plays"})
    for (const char* troela : {"off", "optional", "obligatory"}) {
      Rules rules = all_contracts()->rules;
      rules.all_pass = all_pass;
      rules.troela = troela;
      const Tables tables(rules);
      for (int game = 0; game < 20; ++game) {
        Position position = start(random_hands(rng), game % kSeats);
        while (position.phase < Phase::play) {
          const Move move = say(tables, position);
          Moves legal;
          legal_moves(tables, position, legal);
          CHECK(std::count(legal.moves.begin(), legal.moves.begin() + legal.size, move) == 1);
          make(tables, position, move);
        }
        CHECK(position.phase == Phase::play || position.contract == Contract::pass);
      }
    }
}

}  // namespace upperhand::rikken::bidder_test
