#include "rikken/players/oracle/ending.h"

#include "check.h"
#include "errors.h"
#include "rikken/scene.h"

namespace upperhand::rikken::ending_test {

using namespace upperhand::rikken::testing;

using oracle::Aim;
using oracle::Ending;
using oracle::Objective;

namespace {

Ending four_cards() {
  Ending out;
  out.hands = {cards("2D 3D"), cards("4D 5D"), cards("6D 7D"), cards("8D 9D")};
  return out;
}

void refused(const Ending& ending, const char* words) { CHECK_THROWS(oracle::check(ending), Error, words); }

SharedTables with_duties(const char* called_ace) {
  Rules rules = all_contracts()->rules;
  rules.called_ace = called_ace;
  rules.must_trump = true;
  return std::make_shared<const Tables>(rules);
}

}  // namespace

TEST(an_ending_has_its_turn_and_tricks_left) {
  Ending at = four_cards();
  CHECK(at.turn() == 0 && at.tricks_left() == 2);
  at.leader = 2;
  at.hands[2] = cards("6D");
  at.trick[2] = static_cast<uint8_t>(card("7D"));
  CHECK(at.turn() == 3 && at.tricks_left() == 2);
  oracle::check(at);
}

TEST(an_ending_that_no_game_comes_to_is_refused) {
  Ending at = four_cards();
  at.trick[1] = static_cast<uint8_t>(card("TD"));
  refused(at, "must belong to the leader");
  at = four_cards();
  at.trick[0] = static_cast<uint8_t>(card("2D"));
  refused(at, "still holds 2D");
  at = four_cards();
  at.hands[1] = cards("2D 5D");
  refused(at, "2D is in two places");
  at = four_cards();
  at.hands[3] = cards("8D");
  refused(at, "same number of cards");
  refused(Ending(), "a card in every hand");
}

TEST(an_ending_is_of_a_game_of_two_sides_in_play) {
  const auto names = std::make_shared<const std::vector<std::string>>(4, "Ann");
  const State bidding = State::deal(all_contracts(), 1, names, 0);
  CHECK_THROWS(oracle::ending_of(bidding.tables(), bidding.position()), Error, "cards are being played");
  CHECK_THROWS(oracle::objectives_of(bidding.position()), Error, "once a contract is played");
  const State mie = Scene{.contract = Contract::schoppen_mie, .declarers = {}}.with({"2D", "3D", "4D", "5D"});
  CHECK_THROWS(oracle::ending_of(mie.tables(), mie.position()), Error, "everybody plays alone");
  CHECK_THROWS(oracle::objectives_of(mie.position()), Error, "everybody plays alone");
}

TEST(duties_are_those_of_the_table_until_the_called_card_is_out) {
  const std::vector<const char*> hands = {"2D 3C", "4D 5C", "AD 6D", "8D 9C"};
  Scene rik{.contract = Contract::rik, .trump = 'S', .called = "AD", .tables = with_duties("must_when_led")};
  oracle::Duties duties = oracle::ending_of(*rik.tables, rik.with(hands).position()).duties;
  CHECK(duties.any() && duties.called == card("AD") && duties.callers == 15 && duties.leads_with_it);
  CHECK(duties.trump == kSpades);
  CHECK(duties.leads(cards("AD 6D 2C")) == cards("AD 2C") && duties.leads(cards("6D 2C")) == cards("6D 2C"));
  rik.tables = with_duties("must_when_declarer_leads");
  duties = oracle::ending_of(*rik.tables, rik.with(hands).position()).duties;
  CHECK(duties.callers == 1 && !duties.leads_with_it);
  CHECK(duties.answers(cards("AD 6D 2C"), suit('D'), 0) == cards("AD"));
  CHECK(duties.answers(cards("AD 6D 2C"), suit('D'), 1) == cards("AD 6D"));
  CHECK(duties.answers(cards("AD 6D 2S"), suit('H'), 1) == cards("2S"));
  CHECK(duties.leads(cards("AD 6D")) == cards("AD 6D"));
  const State fallen = rik.with(hands, "2D 4D AD 8D");
  CHECK(oracle::ending_of(*rik.tables, fallen.position()).duties.called == kNoCard);
}

TEST(objectives_are_those_of_the_contract) {
  const std::vector<const char*> hands = {"2D 3C", "4D 5C", "AD 6D", "8D 9C"};
  const State rik = Scene{.contract = Contract::rik, .trump = 'S', .called = "AD"}.with(hands);
  CHECK((oracle::objectives_of(rik.position()) == std::vector<Objective>{{Aim::most_tricks, 5, 8}}));
  const State piek = Scene{.contract = Contract::piek, .declarers = {1, 3}}.with(hands);
  CHECK((oracle::objectives_of(piek.position()) ==
         std::vector<Objective>{{Aim::exactly_one, 2, 1}, {Aim::exactly_one, 8, 1}}));
  const State misere = Scene{.contract = Contract::open_misere, .declarers = {2}}.with(hands);
  CHECK((oracle::objectives_of(misere.position()) == std::vector<Objective>{{Aim::none, 4, 0}}));
}

}  // namespace upperhand::rikken::ending_test
