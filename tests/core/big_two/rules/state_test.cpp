#include "big_two/rules/state.h"

#include "big_two/hand/analysis.h"
#include "big_two/rules/view.h"
#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::state_test {

using namespace upperhand::big_two::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

State position(const std::vector<std::string>& hands, std::optional<int> leader) {
  std::vector<Cards> cards;
  for (const std::string& hand : hands) cards.push_back(Cards::parse(hand));
  return State::from_hands(std::make_shared<const Tables>(Rules()), cards, kNames, leader, {});
}

}  // namespace

TEST(moves_are_refused_with_their_reason) {
  State state = position({"9D 9S KD", "5D 5H AD", "6D 7D 8D", "TD JD QD"}, 0);
  const State before = state;
  CHECK_THROWS(state.apply(Move::parse("pass"), {}), IllegalMoveError, "leader_must_play");
  CHECK_THROWS(state.apply(Move::parse("KD"), 1), OutOfTurnError, "out_of_turn turn=0 seat=1");
  CHECK_THROWS(state.apply(Move::parse("2S"), {}), IllegalMoveError, "not_held seat=0 cards=2S");
  CHECK_THROWS(state.apply(Move::parse("9D KD"), {}), IllegalMoveError, "no_combination cards=9D KD");
  CHECK(state == before);
  state.apply(Move::parse("9D 9S"), 0);
  CHECK_THROWS(state.apply(Move::parse("5D 5H"), {}), IllegalMoveError,
               "does_not_beat play=(a_pair rank=5) table=(a_pair rank=9)");
  CHECK_THROWS(state.apply(Move::parse("AD"), {}), IllegalMoveError,
               "wrong_size play=(a_single card=AD) table=(a_pair rank=9) count=2");
}

TEST(the_lowest_card_opens) {
  State state = State::deal(usual(), 1, kNames);
  const Cards hand = state.dealt()[static_cast<size_t>(state.turn())];
  const Cards other = Cards::of((hand - Cards::parse("3D")).lowest());
  CHECK_THROWS(state.apply(Move{other}, {}), IllegalMoveError, "opening_must_contain card=3D");
  state.apply(Move::parse("3D"), {});
}

TEST(random_games_keep_every_card) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    State state = State::deal(std::make_shared<const Tables>(Rules()), seed, kNames);
    Rng rng(seed);
    while (!state.over()) {
      const std::vector<Move> moves = state.legal_moves();
      const View view = state.view(state.turn());
      CHECK(view.legal_moves() == moves);
      CHECK(view.determinise(rng).view(state.turn()) == view);
      state.apply(moves[rng.below(moves.size())], state.turn());
      Cards all = state.position().gone;
      for (Cards hand : state.position().hands) {
        CHECK(!all.meets(hand));
        all |= hand;
      }
      CHECK(all == Cards::deck());
    }
    int sum = 0;
    for (int points : state.scores()) sum += points;
    CHECK(sum == 0);
  }
}

TEST(a_hand_splits_into_the_fewest_plays) {
  const Tables tables((Rules()));
  CHECK(minimum_plays(tables, Cards::parse("3D 4C 5H 6S 7D")) == 1);
  CHECK(minimum_plays(tables, Cards::parse("3D 3C 5H 5S 7D")) == 3);
  CHECK(minimum_plays(tables, Cards::parse("3D 3C 3H 5S 5D 9C")) == 2);
  for (const auto& part : best_partitions(tables, Cards::parse("3D 4C 5H 6S 7D 8C 9C"), 64))
    CHECK(part.size() == 3);
  CHECK_THROWS(minimum_plays(tables, Cards::deck()), CardsError, "at most 18");
}

TEST(hands_to_begin_with_are_checked) {
  const auto refused = [](const std::vector<std::string>& hands, const char* words) {
    CHECK_THROWS(position(hands, 0), CardsError, words);
  };
  refused({"3D", "4D"}, "these rules seat 4 players, but 2 hands are given");
  refused({"3D", "4D", "", "6D"}, "the hand of seat 2 is empty");
  refused({"3D", "4D", "3D", "6D"}, "the hand of seat 2 repeats 3D");
  refused({Cards(0x7FFFF).text(), "2D", "2C", "2H"}, "has 19 cards; 18 is the most");
  CHECK_THROWS(position({"3D", "4D", "5D", "6D"}, 4), OutOfTurnError, "there is no seat 4");
}

TEST(plays_are_refused_by_what_the_rules_say_of_them) {
  const auto why = [](const Rules& rules, const std::vector<std::string>& hands, const char* moves,
                      const char* move) {
    return ending(tables_of(rules), hands, 0, moves).why_not(Move::parse(move)).text();
  };
  const std::vector<std::string> fours = {"3D 3C 3H 3S 4D 5D", "6D", "7D", "8D"};
  CHECK(why(Rules(), fours, "", "3D 3C 3H") == "no_triple_alone");
  CHECK(why(Rules(), fours, "", "3D 3C 3H 3S") == "four_needs_a_fifth");
  CHECK(why(Rules(), fours, "", "3D 3C 3H 3S 4D 5D") == "more_than_five_cards");
  Rules few;
  few.five_card_hands = {"straight"};
  CHECK(why(few, fours, "", "3D 3C 3H 3S") == "no_four_of_a_kind");
  Rules bombs = with_bombs();
  bombs.opening = "contains";
  CHECK(why(bombs, {"3D 4C 5H 6S 7D 9D", "8D 8C 8H 9C 9H", "TD", "JD"}, "3D 4C 5H 6S 7D", "8D 8C 8H 9C 9H")
            .starts_with("wrong_type_or_bomb "));
  CHECK(why(bombs, {"3D 4D", "8D 8C", "TD", "JD"}, "3D", "8D 8C") ==
        "wrong_size_or_bomb play=(a_pair rank=8) table=(a_single card=3D) count=1");
  CHECK(why(Rules(), {"9H 9S 3D", "9D 9C", "TD", "JD"}, "9H 9S", "9D 9C") ==
        "alike_but_lower what=(a_pair rank=9) play=9D 9C table=9H 9S");
  State alone = State::deal(tables_of(severe()), 1, kNames);
  const Cards lowest = alone.view(alone.turn()).must_contain();
  CHECK(alone.legal_moves().size() == 1 && alone.legal_moves()[0].cards == lowest);
  CHECK(alone.why_not(Move()).code == "opening_without_pass");
  for (const Combination& one : combinations(alone.tables(), alone.position().hands[alone.position().turn]))
    if (one.cards.holds(lowest) && one.cards != lowest)
      CHECK(alone.why_not({one.cards}).text() == "opening_must_be card=" + lowest.text());
}

TEST(a_hand_costs_its_points_times_what_the_rules_add) {
  const State state =
      ending(tables_of(severe()), {"3D", "2D 2S 4D", "5D 6D 7D 8D 9D TD JD QD", "KD"}, 0, "3D");
  const Cost twos = state.cost(1), many = state.cost(2);
  CHECK(twos.points == 15 && twos.times_for_twos == 4 && twos.times_for_many == 3 && twos.total() == 180);
  CHECK(many.points == 40 && many.times_for_twos == 1 && many.times_for_many == 3);  // it has not played
  CHECK((state.scores() == std::vector<int>{180 + 120 + 15, -180, -120, -15}));
  CHECK(state.cost(0).total() == 0);
  CHECK_THROWS(state.cost(4), OutOfTurnError, "there is no seat 4");
}

TEST(a_finished_game_has_scores_and_takes_no_moves) {
  State state = position({"9D", "5D", "6D 7D", "TD JD QD"}, 0);
  CHECK_THROWS(state.scores(), GameNotOverError, "no_scores_yet");
  state.apply(Move::parse("9D"), 0);
  CHECK((state.scores() == std::vector<int>{6, -1, -2, -3}) && state.legal_moves().empty());
  CHECK_THROWS(state.apply(Move(), {}), GameOverError, "game_won seat=0");
  CHECK((seats_in(0b1011) == std::vector<int>{0, 1, 3}));
}

}  // namespace upperhand::big_two::state_test
