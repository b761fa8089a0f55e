#include "rikken/players/oracle/search.h"

#include "check.h"
#include "errors.h"
#include "rikken/open_cards.h"

namespace upperhand::rikken::search_test {

using namespace upperhand::rikken::testing;

using oracle::Aim;
using oracle::Objective;
using oracle::Oracle;
using oracle::Problem;

namespace {

// Tables with different duties.
std::vector<Tables> tables() {
  std::vector<Tables> out;
  for (const char* called : {"free", "must_when_led", "must_when_declarer_leads"})
    for (const bool must_trump : {false, true}) {
      Rules rules = all_contracts()->rules;
      rules.called_ace = called;
      rules.must_trump = must_trump;
      out.emplace_back(rules);
    }
  return out;
}

// What a contract requires, and every other aim for a random side.
std::vector<Objective> objectives(const Position& at, Rng& rng) {
  std::vector<Objective> out = oracle::objectives_of(at);
  const auto side = static_cast<uint8_t>(1 + rng.below(14));
  const auto alone = static_cast<uint8_t>(1U << rng.below(kSeats));
  out.push_back({Aim::most_tricks, side, 0});
  out.push_back({Aim::at_least, side, static_cast<uint8_t>(rng.below(14))});
  out.push_back({Aim::exactly_one, alone, 1});
  out.push_back({Aim::none, alone, 0});
  return out;
}

// Nobody has won a trick yet, so that aims of one trick or none are still open.
Position without_tricks(Position at) {
  at.won = {};
  return at;
}

void check_values(Oracle& solver, const Tables& rules, const Position& at, const Objective& objective) {
  const Problem problem{oracle::ending_of(rules, at), objective};
  const int expected = plain_value(rules, at, objective);
  CHECK(solver.value(problem) == expected);
  const Hand legal = legal_cards(rules, at);
  CHECK(oracle::legal_cards(problem.ending) == legal);
  const std::vector<oracle::CardValue> values = solver.card_values(problem);
  CHECK(static_cast<int>(values.size()) == size_of(legal));
  for (const oracle::CardValue& one : values) {
    Position next = at;
    play_card(rules, next, one.card);
    CHECK(holds(legal, one.card) && one.value == plain_value(rules, next, objective));
    CHECK(solver.value(problem, one.value) == expected);
  }
}

}  // namespace

TEST(the_oracle_gives_what_plain_alpha_beta_gives) {
  Rng rng(1);
  for (const Tables& rules : tables())
    for (const Contract contract : {Contract::rik, Contract::rik_beter, Contract::solo8, Contract::piek,
                                    Contract::misere, Contract::open_misere_talk}) {
      Oracle solver;
      for (int round = 0; round < 10; ++round) {
        const Position at = random_moment(rules, contract, 3 + round % 2, rng);
        for (const Objective& objective : objectives(at, rng)) {
          check_values(solver, rules, at, objective);
          check_values(solver, rules, without_tricks(at), objective);
        }
      }
    }
}

TEST(the_oracle_knows_the_duties_of_a_called_card) {
  Rng rng(6);
  for (const Tables& rules : tables()) {
    Oracle solver;
    for (int round = 0; round < 8; ++round) {
      const Position at = moment_before_the_call_is_out(rules, 3 + round % 2, rng);
      for (const Objective& objective : objectives(at, rng)) check_values(solver, rules, at, objective);
    }
  }
}

// Few suits, where runs of equal cards, high cards and ruffs decide; one Oracle for many of them.
TEST(the_oracle_remembers_nothing_wrong_of_like_endings) {
  Rng rng(2);
  const Tables rules = tables()[0];
  for (const int trump : {int{kNoSuit}, 0}) {
    Oracle one;
    for (const Aim aim : {Aim::most_tricks, Aim::none, Aim::exactly_one})
      for (int round = 0; round < 150; ++round) {
        const Position at = random_open(rules, 4, 7, trump, rng);
        const Objective objective{aim, static_cast<uint8_t>(aim == Aim::most_tricks ? 5 : 2), 0};
        CHECK(one.value({oracle::ending_of(rules, at), objective}) == plain_value(rules, at, objective));
      }
  }
}

TEST(five_cards_a_hand_are_valued_as_plain_alpha_beta_does) {
  Rng rng(3);
  const Tables rules = tables()[0];
  Oracle solver;
  for (const int trump : {int{kNoSuit}, 3})
    for (int round = 0; round < 6; ++round) {
      const Position at = random_open(rules, 5, 15, trump, rng);
      const Objective objective{Aim::most_tricks, 3, 0};
      CHECK(solver.value({oracle::ending_of(rules, at), objective}) == plain_value(rules, at, objective));
    }
  CHECK(solver.positions() > 0);
}

TEST(many_endings_have_the_same_values_on_any_number_of_threads) {
  Rng rng(4);
  const Tables rules = tables()[0];
  std::vector<Problem> problems;
  std::vector<uint8_t> expected;
  for (int i = 0; i < 24; ++i) {
    const Position at = random_open(rules, 3, 15, i % 2 == 0 ? 1 : int{kNoSuit}, rng);
    const Objective objective{Aim::most_tricks, static_cast<uint8_t>(i % 3 + 1), 0};
    problems.push_back({oracle::ending_of(rules, at), objective});
    expected.push_back(static_cast<uint8_t>(plain_value(rules, at, objective)));
  }
  CHECK(oracle::values(problems, 1) == expected);
  CHECK(oracle::values(problems, 3) == expected);
  CHECK(oracle::values({}, 2).empty());
}

// A side that needs nothing more, can no longer succeed, or has no choice.
TEST(what_is_decided_costs_no_search) {
  const State state =
      Scene{.contract = Contract::solo8, .trump = 'S', .won = {8, 4, 0, 0}}.with({"AS", "KS", "QS", "JS"});
  const oracle::Ending ending = oracle::ending_of(state.tables(), state.position());
  Oracle solver;
  CHECK(solver.value({ending, {Aim::at_least, 1, 8}}) == 1);
  CHECK(solver.value({ending, {Aim::at_least, 4, 2}}) == 0);
  CHECK(solver.value({ending, {Aim::most_tricks, 1, 0}}) == 9);
  CHECK(solver.value({ending, {Aim::exactly_one, 2, 0}}) == 0);
  CHECK(solver.value({ending, {Aim::none, 8, 0}}) == 1);
  CHECK(solver.value({ending, {Aim::most_tricks, 1, 0}}, 9) == 9);
}

TEST(the_oracle_refuses_what_it_cannot_value) {
  Rng rng(5);
  const Tables rules = tables()[0];
  const Position at = random_open(rules, 6, 15, 1, rng);
  const Problem problem{oracle::ending_of(rules, at), {Aim::most_tricks, 1, 0}};
  Oracle hurried(3);
  CHECK_THROWS(hurried.value(problem), TooHardError, "may look at 3 positions");
  Oracle solver;
  CHECK_THROWS(solver.value(problem, 7), Error, "no card can lead to the value 7");
  CHECK_THROWS(solver.value({problem.ending, {Aim::most_tricks, 0, 0}}), Error, "from one to three");
  CHECK_THROWS(solver.value({problem.ending, {Aim::most_tricks, 15, 0}}), Error, "from one to three");
  CHECK_THROWS(solver.card_values({problem.ending, {Aim::none, 3, 0}}), Error, "one seat alone");
}

}  // namespace upperhand::rikken::search_test
