#include "rikken/rules/setup.h"

#include "check.h"
#include "errors.h"
#include "rikken/scene.h"

namespace upperhand::rikken::setup_test {

using namespace upperhand::rikken::testing;

namespace {

const std::vector<const char*> kSmall = {"AS 2D", "KS 4D", "QS AD", "JS 8D"};
// Seat 0 has three aces.
const std::vector<const char*> kFull = {
    "AD KD AH KH AS KS 2S 3S 4S 5S 6S 7S 8S", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2D",
    "QD JD TD 9D 8D 7D 6D 5D 4D 3D 2C 2H 3H", "4H 5H 6H 7H 8H 9H TH JH QH 9S TS JS QS"};

void refused(const Scene& scene, const std::vector<const char*>& hands, const char* words) {
  CHECK_THROWS(scene.with(hands), Error, words);
}

void hands_refused(const std::vector<const char*>& hands, const char* words) {
  refused({.contract = Contract::misere}, hands, words);
}

}  // namespace

TEST(hands_to_set_up_are_checked) {
  hands_refused({"AS", "KS", "QS"}, "seats 4 players, but 3 hands");
  hands_refused({"AS", "KS", "QS", "JS TS"}, "the hand of seat 3 has 2 cards: all hands need one size");
  hands_refused({"", "", "", ""}, "has 0 cards");
  hands_refused({"AS", "KS", "AS", "JS"}, "the hand of seat 2 repeats AS");
  const auto names = std::make_shared<const std::vector<std::string>>(4, "Ann");
  const std::vector<Cards> small = {Cards::parse("AS"), Cards::parse("KS"), Cards::parse("QS"),
                                    Cards::parse("JS")};
  CHECK_THROWS(State::from_hands(all_contracts(), small, names, 0, {}), CardsError, "an auction needs 13");
  CHECK_THROWS(State::from_hands(all_contracts(), small, names, 4, {}), OutOfTurnError, "no seat 4");
}

TEST(declarers_to_set_up_are_checked) {
  refused({.contract = Contract::pass}, kSmall, "a contract is needed");
  refused({.contract = Contract::schoppen_mie}, kSmall, "has no declarer");
  refused({.contract = Contract::misere, .declarers = {}}, kSmall, "needs a declarer");
  refused({.contract = Contract::misere, .declarers = {4}}, kSmall,
          "the seat of a declarer must be from 0 to 3");
  refused({.contract = Contract::solo8, .declarers = {0, 1}, .trump = 'S'}, kSmall, "by one declarer");
  refused({.contract = Contract::misere, .leader = -1}, kSmall, "the seat of the leader must be from 0 to 3");
  refused({.contract = Contract::misere, .won = {1, 1, 1, 1}}, kSmall, "add up to the 11");
}

TEST(trump_and_partner_to_set_up_are_checked) {
  refused({.contract = Contract::misere, .trump = 'S'}, kSmall, "without trump");
  refused({.contract = Contract::solo8}, kSmall, "needs a trump suit");
  refused({.contract = Contract::rik_beter, .trump = 'S', .called = "AD"}, kSmall, "has hearts as trump");
  refused({.contract = Contract::solo8, .trump = 'S', .called = "AD"}, kSmall, "has no called card");
  refused({.contract = Contract::solo8, .trump = 'S', .partner = 1}, kSmall, "has no partner");
  refused({.contract = Contract::rik, .trump = 'S'}, kSmall, "needs a called card");
  refused({.contract = Contract::rik, .trump = 'D', .called = "AS"}, kSmall, "the declarer holds it");
  refused({.contract = Contract::rik, .trump = 'D', .called = "AD"}, kSmall, "it is a trump");
  refused({.contract = Contract::rik, .trump = 'S', .called = "QD"}, kFull, "from the declarer's hand");
  refused({.contract = Contract::rik, .trump = 'S', .called = "AC"}, kSmall, "needs its partner named");
  refused({.contract = Contract::rik, .trump = 'S', .called = "AC", .partner = 0}, kSmall,
          "a partner beside the declarer");
  refused({.contract = Contract::rik, .trump = 'S', .called = "AC", .partner = 7}, kSmall,
          "the seat of the partner must be from 0 to 3");
  refused({.contract = Contract::rik, .trump = 'S', .called = "AD", .partner = 1}, kSmall,
          "has seat 2 as partner");
  refused({.contract = Contract::troela, .declarers = {1}, .trump = 'D'}, kFull, "exactly three aces");
  refused({.contract = Contract::troela, .trump = 'C'}, kFull, "the suit of the partner's ace");
  refused({.contract = Contract::troela, .trump = 'D'}, kSmall, "needs its partner named");
}

TEST(what_is_set_up_is_what_is_played) {
  const Position beter = Scene{.contract = Contract::rik_beter, .called = "AD"}.with(kSmall).position();
  CHECK(beter.trump == kHearts && beter.partner == 2 && !beter.revealed);
  const Position full = Scene{.contract = Contract::rik, .trump = 'S', .called = "AC"}.with(kFull).position();
  CHECK(full.blind && full.partner == 1 && full.gone == 0);
  const Position troela = Scene{.contract = Contract::troela, .trump = 'D'}.with(kFull).position();
  CHECK(troela.partner == 1 && troela.revealed);
  const Position late =
      Scene{.contract = Contract::troela, .trump = 'D', .leader = 3, .partner = 3}.with(kSmall).position();
  CHECK(late.partner == 3 && late.revealed && late.turn == 3);
  const State won =
      Scene{.contract = Contract::misere, .declarers = {0, 2}, .won = {0, 11, 0, 0}}.with(kSmall);
  CHECK(won.position().declarers == 5 && won.position().won[1] == 11);
  CHECK(won.start()->partner == std::nullopt && full.dealt[1] == full.hands[1]);
}

}  // namespace upperhand::rikken::setup_test
