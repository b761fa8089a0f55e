#include "check.h"
#include "errors.h"
#include "rikken/scene.h"

namespace upperhand::rikken::why_not_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

SharedTables with(const char* called_ace, const char* troela = "optional", const char* all_pass = "redeal") {
  Rules rules = all_contracts()->rules;
  rules.bids.push_back("schoppen_mie");
  rules.called_ace = called_ace;
  rules.troela = troela;
  rules.all_pass = all_pass;
  rules.must_trump = true;
  return std::make_shared<const Tables>(rules);
}

// Seat 0 has three aces and no clubs, seat 1 the last ace and most clubs.
const std::vector<Cards> kDealt = {Cards::parse("AD KD AH KH AS KS 2S 3S 4S 5S 6S 7S 8S"),
                                   Cards::parse("AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2D"),
                                   Cards::parse("QD JD TD 9D 8D 7D 6D 5D 4D 3D 2C 2H 3H"),
                                   Cards::parse("4H 5H 6H 7H 8H 9H TH JH QH 9S TS JS QS")};

State dealt(const SharedTables& tables, int dealer, const std::vector<const char*>& moves) {
  State state = State::from_hands(tables, kDealt, kNames, dealer, {});
  for (const char* move : moves) state.apply(Move::parse(move), {});
  return state;
}

std::string refusal(const State& state, const char* move) { return state.why_not(Move::parse(move)).text(); }

}  // namespace

TEST(a_move_of_another_phase_is_refused) {
  const SharedTables tables = with("free");
  CHECK(refusal(dealt(tables, 3, {}), "AS") == "bid_wanted move=AS");
  const State trump = dealt(tables, 3, {"rik", "pass", "pass", "pass"});
  CHECK(refusal(trump, "pass") == "trump_wanted move=pass");
  State call = trump;
  call.apply(Move::parse("trump S"), {});
  CHECK(refusal(call, "trump H") == "call_wanted move=trump H");
  call.apply(Move::parse("call AC blind"), {});
  CHECK(refusal(call, "call AC blind") == "card_wanted move=call AC blind");
}

TEST(a_bid_is_refused_with_its_reason) {
  const State first = dealt(with("free"), 3, {});
  CHECK(refusal(first, "rik").empty() && refusal(first, "troela").empty() && refusal(first, "pass").empty());
  CHECK(refusal(first, "schoppen_mie") == "schoppen_mie_comes_last");
  const State second = dealt(with("free"), 3, {"solo8"});
  CHECK(refusal(second, "rik") == "does_not_outbid bid=rik other=solo8");
  CHECK(refusal(second, "troela") == "troela_needs_aces");
  Rules few;
  const State plain = dealt(std::make_shared<const Tables>(few), 3, {});
  CHECK(refusal(plain, "solo13") == "not_bid_here bid=solo13");
  const State must = dealt(with("free", "obligatory"), 3, {});
  CHECK(refusal(must, "pass") == "troela_without_pass aces=3");
  CHECK(refusal(must, "solo8") == "troela_must_be_bid aces=3 bid=solo8");
  const State dealer = dealt(with("free", "optional", "dealer_plays"), 0, {"pass", "pass", "pass"});
  CHECK(refusal(dealer, "pass") == "dealer_must_bid");
  CHECK(refusal(dealer, "schoppen_mie").empty());
}

TEST(a_trump_is_refused_where_it_is_the_suit_of_the_partners_ace) {
  const State state = dealt(with("free"), 3, {"troela", "pass", "pass", "pass"});
  CHECK(state.turn() == 1 && state.legal_moves().size() == 3);
  CHECK(refusal(state, "trump C") == "no_trump_of_the_ace suit=C");
  CHECK(refusal(state, "trump D").empty());
}

TEST(a_call_is_refused_with_its_reason) {
  const State state = dealt(with("free"), 3, {"rik", "pass", "pass", "pass", "trump S"});
  CHECK(refusal(state, "call AD") == "call_in_own_hand card=AD");
  CHECK(refusal(state, "call QS") == "call_of_trump card=QS");
  CHECK(refusal(state, "call QD") == "call_another card=QD cards=AC");
  CHECK(refusal(state, "call AC") == "call_blind card=AC suit=C");
  CHECK(refusal(state, "call AC blind").empty());
  Rules kings = with("free")->rules;
  kings.blind_call = false;
  const State other =
      dealt(std::make_shared<const Tables>(kings), 3, {"rik", "pass", "pass", "pass", "trump S"});
  CHECK(refusal(other, "call QD blind") == "call_not_blind card=QD suit=D");
}

TEST(a_card_is_refused_with_its_reason) {
  Scene rik{.contract = Contract::rik, .trump = 'S', .called = "AD", .tables = with("must_when_led")};
  const State lead = rik.with({"2D 3C", "4D 5C", "AD 6D", "8D 9S"});
  CHECK(refusal(lead, "AS") == "not_held seat=0 cards=AS");
  const State follow = rik.with({"2D 3C", "4D 5C", "AD 6D", "8D 9S"}, "2D");
  CHECK(refusal(follow, "5C") == "does_not_follow card=5C suit=D");
  const State falls = rik.with({"2D 3C", "4D 5C", "AD 6D", "8D 9S"}, "2D 4D");
  CHECK(refusal(falls, "6D") == "called_card_now card=AD");
  rik.leader = 2;
  CHECK(refusal(rik.with({"2D 3C", "4D 5C", "AD 6D", "8D 9S"}), "6D") ==
        "led_with_called_card suit=D card=AD");
  const State ruff =
      Scene{.contract = Contract::solo8, .trump = 'S', .leader = 2, .tables = with("free")}.with(
          {"2D 3C", "4D 5C", "AH 6D", "8D 9S"}, "AH");
  CHECK(refusal(ruff, "8D") == "must_trump card=8D");
  CHECK_THROWS(State(ruff).apply(Move::parse("8D"), {}), IllegalMoveError, "must_trump");
}

TEST(spades_wait_in_schoppen_mie) {
  const Scene mie{.contract = Contract::schoppen_mie, .declarers = {}};
  const State lead = mie.with({"KS 3C", "QS 5C", "4D 6D", "8D 9S"});
  CHECK(refusal(lead, "KS") == "spades_not_led_yet card=KS queen=QS");
  const State queen = mie.with({"KS 3C", "QS 5D", "4C 6D", "8D 9S"}, "3C");
  CHECK(refusal(queen, "5D") == "queen_goes_now card=QS");
  const State other = mie.with({"KS 3C", "2C QS", "4C 6D", "8D 9S"}, "3C 2C 4C");
  CHECK(refusal(other, "9S") == "spades_not_yet card=9S queen=QS");
}

TEST(a_state_of_rikken_refuses_what_is_out_of_turn_or_too_late) {
  State state = Scene{.contract = Contract::solo8, .trump = 'S'}.with({"AS", "KS", "QS", "JS"});
  const State before = state;
  CHECK_THROWS(state.apply(Move::parse("AS"), 2), OutOfTurnError, "out_of_turn turn=0 seat=2");
  CHECK_THROWS(state.apply(Move::parse("AS"), 9), OutOfTurnError, "no seat 9");
  CHECK_THROWS(state.scores(), GameNotOverError, "no_scores_yet");
  CHECK(state == before);
  Scene::play(state, "AS KS QS JS");
  CHECK(!(state == before) && state.why_not(Move::parse("AS")).code == "game_over");
  CHECK_THROWS(state.apply(Move::parse("AS"), {}), GameOverError, "over");
}

}  // namespace upperhand::rikken::why_not_test
