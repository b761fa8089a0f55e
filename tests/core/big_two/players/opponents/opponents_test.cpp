#include "big_two/learn/batch.h"
#include "big_two/players/opponents/dynamic_greedy.h"
#include "big_two/players/opponents/rule_based/rule_based.h"
#include "big_two/players/opponents/simple.h"
#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::opponents_test {

using namespace upperhand::big_two::testing;

namespace {

// High cards are worth keeping, pairs and larger plays more; plays earn by their size.
GreedyNumbers some_numbers() {
  GreedyNumbers out;
  for (size_t place = 0; place < out.singles.size(); ++place) out.singles[place] = static_cast<double>(place);
  out.pairs.fill(40);
  out.triple = 50;
  out.four_card_hands = {100, 110};
  out.five_card_hands = {150, 160, 170, 180, 190};
  out.lead = out.follow = {20, 50, 50, 100, 150};
  out.last_play = {1, 2, 3, 4, 7};
  out.stop = {20, 200, 200, 200, 100};
  out.stop_next = 1000;
  out.going_out = 10000;
  out.many_cards = 7, out.another_close = 6, out.few_cards = 4;
  out.late = {5, 10, 10, 15, 20};
  out.finish = {3, 6, 6, 9, 12};
  out.lead_risk = {2, 2, 2, 2, 2};
  return out;
}

Rules rich_rules() {
  Rules rules;
  rules.triples = rules.four_card_hands = true;
  rules.bombs = {"four_plus_one", "straight_flush"};
  return rules;
}

}  // namespace

// The sanitizers watch; the batch checks that each move is legal by playing it.
TEST(opponents_play_on_their_seats_and_the_caller_on_the_others) {
  const std::vector<SharedOpponent> opponents = {std::make_shared<const RuleBasedOpponent>(),
                                                 std::make_shared<const GreedyOpponent>(some_numbers()),
                                                 std::make_shared<const LowestOpponent>()};
  constexpr size_t kGames = 24;
  std::vector<uint8_t> seats;
  for (size_t game = 0; game < kGames; ++game)
    for (size_t seat = 0; seat < kMostSeats; ++seat)
      seats.push_back(static_cast<uint8_t>((game + seat) % kMostSeats));
  Batch batch({std::make_shared<const Tables>(Rules{}), std::make_shared<const Tables>(rich_rules())}, kGames,
              7, 2, {opponents, seats});
  std::vector<uint8_t> ended(kGames);
  std::vector<int32_t> scores(kGames * kMostSeats), choices(kGames);
  for (int step = 0; step < 60; ++step) {
    for (size_t game = 0; game < kGames; ++game)
      CHECK(seats[game * kMostSeats + batch.position(game).turn] == 0);
    batch.step(choices, ended.data(), scores.data());
  }
  CHECK(batch.finished() > kGames);
  CHECK(batch.answered() > 60 * kGames);
}

TEST(opponents_need_a_seat_and_leave_one_to_the_caller) {
  const SharedTables tables = std::make_shared<const Tables>(Rules{});
  const std::vector<SharedOpponent> lowest = {std::make_shared<const LowestOpponent>()};
  CHECK_THROWS(Batch({tables}, 1, 1, 1, {lowest, {1, 1, 1, 1}}), Error, "no seat for the caller");
  CHECK_THROWS(Batch({tables}, 1, 1, 1, {lowest, {0, 1, 2, 0}}), Error, "there is no opponent 2");
  CHECK_THROWS(Batch({tables}, 2, 1, 1, {lowest, {0, 1, 1, 1}}), Error, "each seat of each game");
}

TEST(opponents_make_legal_moves_under_all_rules) {
  const std::vector<SharedOpponent> opponents = {std::make_shared<const RuleBasedOpponent>(),
                                                 std::make_shared<const GreedyOpponent>(some_numbers()),
                                                 std::make_shared<const LowestOpponent>()};
  Rng rng(1);
  for (const SharedTables& tables : all_tables())
    for (int game = 0; game < 12; ++game) {
      State state = State::deal(tables, rng.bits(), names_of(tables->players));
      while (!state.over()) {
        const size_t who = (static_cast<size_t>(state.turn()) + static_cast<size_t>(game)) % opponents.size();
        state.apply(choose(*opponents[who], state.view(state.turn())), state.turn());
      }
    }
}

namespace {

Cards led_by_rules(const std::vector<std::string>& hands) {
  const State state = ending(usual(), hands, 0);
  return choose(RuleBasedOpponent(), state.view(0)).cards;
}

}  // namespace

TEST(rules_lead_their_best_single_before_an_opponent_with_one_card) {
  CHECK(led_by_rules({"3D 5C 7H 9S JD KC", "4D", "6D 8D", "TD QD"}) == Cards::parse("KC"));
  CHECK(led_by_rules({"3D 5C 7H 9S JD KC", "4D 4C", "6D 8D", "TD QD"}) != Cards::parse("KC"));
}

}  // namespace upperhand::big_two::opponents_test
