#include "rikken/rules/view.h"

#include "check.h"
#include "errors.h"
#include "rikken/scene.h"

namespace upperhand::rikken::view_test {

using namespace upperhand::rikken::testing;

namespace {

const std::vector<const char*> kHands = {"AS 2D 3C", "KS 4D 5C", "QS AD 6D", "JS 8D 9C"};

}  // namespace

TEST(a_view_of_rikken_in_words) {
  State state = Scene{.contract = Contract::rik, .trump = 'S', .called = "AD"}.with(kHands, "2D 4D");
  CHECK(
      state.view(2).text().starts_with("seat 0 North: 2 cards, 0 tricks, declarer\n"
                                       "seat 1 East: 2 cards, 0 tricks\n"
                                       "seat 2 South: 3 cards, 0 tricks, this view, to move, partner\n"
                                       "seat 3 West: 3 cards, 0 tricks, dealer\n"
                                       "phase: play\n"
                                       "contract: rik, trump S, called AD\n"
                                       "hand: QS AD 6D\n"
                                       "trick: 0 2D, 1 4D\n"
                                       "unseen: AS KS JS 9C 5C 3C 8D\n"
                                       "history: 0 2D | 1 4D\n"));
  CHECK(state.view(1).text().find("partner") == std::string::npos);  // nobody else knows it yet
  Scene::play(state, "AD 8D");
  CHECK(state.view(1).text().find("seat 2 South: 2 cards, 1 tricks, to move, partner\n") !=
        std::string::npos);
}

TEST(a_view_of_rikken_shows_open_hands_and_voids) {
  const State open = Scene{.contract = Contract::open_misere_talk, .declarers = {1}, .leader = 1}.with(
      kHands, "4D 6D 8D 2D 9C 3C 5C AD");
  const std::string defender = open.view(0).text(), declarer = open.view(1).text();
  CHECK(defender.find("open hand of 1 East: KS\nopen hand of 2 South: QS\nopen hand of 3 West: JS\n") !=
        std::string::npos);
  CHECK(defender.find("unseen: -\n") != std::string::npos);
  CHECK(defender.find("seat 2 South: 1 cards, 0 tricks, void in C\n") != std::string::npos);
  CHECK(declarer.find("open hand") == std::string::npos);
}

TEST(a_view_of_schoppen_mie_says_who_took_the_queen) {
  const State mie = Scene{.contract = Contract::schoppen_mie, .declarers = {}}.with(
      {"QS 2D", "KS 3D", "4D 4C", "5D 5C"}, "2D 3D 4D 5D 5C QS KS 4C");
  CHECK(mie.over());
  CHECK(mie.view(0).text().find("seat 3 West: 0 cards, 2 tricks, dealer, took QS\n") != std::string::npos);
  CHECK(mie.view(0).text().find("phase: over\ncontract: schoppen_mie\nhand: -\n") != std::string::npos);
}

TEST(a_view_of_rikken_tells_a_blind_call) {
  Scene rik{.contract = Contract::rik, .trump = 'S', .called = "AC"};
  const State state =
      rik.with({"AD 2D AH 3H 4S 5S 6S 7S 8S 9S TS JS QS", "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC",
                "3D 4D 5D 6D 7D 8D 9D TD JD QD KD KS AS", "2H 4H 5H 6H 7H 8H 9H TH JH QH KH 2S 3S"});
  CHECK(state.view(3).text().find("contract: rik, trump S, called AC blind\n") != std::string::npos);
}

TEST(a_view_of_the_auction_in_words) {
  const auto names = std::make_shared<const std::vector<std::string>>(
      std::vector<std::string>{"North", "East", "South", "West"});
  State state = State::deal(all_contracts(), 4, names, 0);
  for (const char* move : {"rik", "pass"}) state.apply(Move::parse(move), {});
  const std::string text = state.view(3).text();
  CHECK(text.find("seat 1 East: 13 cards, 0 tricks, bid rik\n") != std::string::npos);
  CHECK(text.find("seat 2 South: 13 cards, 0 tricks, passed\n") != std::string::npos);
  CHECK(text.find("seat 3 West: 13 cards, 0 tricks, this view, to move\n") != std::string::npos);
  CHECK(text.find("phase: auction\ncontract: rik, the highest bid\n") != std::string::npos);
  CHECK(text.find("trick: -\n") != std::string::npos);
}

TEST(a_view_of_rikken_says_why_a_move_is_refused) {
  State state = Scene{.contract = Contract::solo8, .trump = 'S'}.with({"AS", "KS", "QS", "JS"}, "AS");
  CHECK(state.view(0).why_not(Move::parse("KS")).text() == "out_of_turn turn=1 seat=0");
  CHECK(state.view(1).why_not(Move::parse("KS")).empty());
  CHECK(state.view(0).legal_moves().empty() && state.view(1).legal_moves().size() == 1);
  Scene::play(state, "KS QS JS");
  CHECK(state.over() && state.view(2).why_not(Move::parse("QS")).code == "game_over");
  CHECK_THROWS(state.view(4), OutOfTurnError, "there is no seat 4");
}

TEST(views_of_rikken_that_differ_are_not_equal) {
  const Scene solo{.contract = Contract::solo8, .trump = 'S'};
  const View view = solo.with(kHands).view(0);
  CHECK(view == solo.with(kHands).view(0) && view.hash() == solo.with(kHands).view(0).hash());
  CHECK(!(view == solo.with(kHands).view(1)) && !(view == solo.with(kHands, "2D").view(0)));
  CHECK(view.hash() != solo.with(kHands).view(1).hash());
  CHECK(solo.with(kHands, "2D").view(0).hash() != solo.with(kHands, "3C").view(0).hash());
  // Another hidden hand does not matter.
  CHECK(view == solo.with({"AS 2D 3C", "QS 4D 5C", "KS AD 6D", "JS 8D 9C"}).view(0));
}

TEST(a_hand_is_arranged_from_spades_to_diamonds) {
  CHECK(arranged(cards("2D AD 3C TH AH 2S")) == "2S AH TH 3C AD 2D");
  CHECK(arranged(0).empty());
}

}  // namespace upperhand::rikken::view_test
