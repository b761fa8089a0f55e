#include "rikken/players/trials.h"

#include "check.h"
#include "rikken/scene.h"

namespace upperhand::rikken::trials_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");
const std::vector<Move> kBoth = {Move::parse("7S"), Move::parse("2S")};

// Seat 0 plays Misere and is the last to play: the 7 takes the trick, the 2 does not, nor the 7 after it.
State misere() {
  return Scene{.contract = Contract::misere, .leader = 1, .won = {0, 4, 4, 3}}.with(
      {"2S 7S", "3S 6S", "4S 8S", "5S 9S"}, "3S 4S 5S ");
}

}  // namespace

TEST(trials_of_sure_results_are_exact) {
  for (const char* policy : {"random", "basic", "advanced"}) {
    const MoveTrials found = try_moves(misere().view(0), kBoth, policy, {.games = 12, .memory = {}}, 1);
    CHECK(found.best == 1 && found.sums.size() == 2);
    // Each of three others gets or pays 5 chips.
    CHECK(found.sums[0].size() > 0 && found.sums[0].mean_score() == -15 && found.sums[0].win_share() == 0);
    CHECK(found.sums[1].size() > 0 && found.sums[1].mean_score() == 15 && found.sums[1].win_share() == 1);
  }
}

TEST(the_first_of_equal_moves_is_kept) {
  const State state = Scene{.contract = Contract::misere, .leader = 1, .won = {0, 4, 4, 3}}.with(
      {"2S 3S", "4S 7S", "5S 8S", "6S 9S"}, "4S 5S 6S ");
  const std::vector<Move> moves = {Move::parse("3S"), Move::parse("2S")};
  const MoveTrials found = try_moves(state.view(0), moves, "advanced", {.games = 12, .memory = {}}, 1);
  CHECK(found.best == 0 && found.sums[0].mean_score() == 15 && found.sums[1].mean_score() == 15);
}

TEST(a_gain_smaller_than_the_doubt_does_not_decide) {
  const View view = misere().view(0);
  CHECK(try_moves(view, kBoth, "random", {.games = 12, .memory = {}, .errors = 1, .doubt = 29}, 1).best == 1);
  CHECK(try_moves(view, kBoth, "random", {.games = 12, .memory = {}, .errors = 1, .doubt = 31}, 1).best == 0);
}

TEST(trials_are_the_same_on_any_number_of_threads) {
  for (const uint64_t seed : {uint64_t{1}, uint64_t{2}}) {
    const State state = State::deal(all_contracts(), seed, kNames, 3);
    const View view = state.view(0);
    const std::vector<Move> moves = view.legal_moves();
    TrialSettings settings{.games = 80, .memory = {.bids = 2}};
    const MoveTrials one = try_moves(view, moves, "advanced", settings, 7);
    settings.threads = 3;
    const MoveTrials three = try_moves(view, moves, "advanced", settings, 7);
    CHECK(one.best == three.best && one.sums == three.sums);
    CHECK(one.sums != try_moves(view, moves, "advanced", settings, 8).sums);
    uint64_t games = 0;
    for (const TrialSums& sums : one.sums) games += sums.size();
    CHECK(games > 40 && games <= 80);
  }
}

TEST(trials_begin_in_every_phase) {
  Rng rng(3);
  State state = State::deal(all_contracts(), 5, kNames, 3);
  for (const char* move : {"rik", "pass", "pass", "pass"}) state.apply(Move::parse(move), std::nullopt);
  for (int i = 0; !state.over(); ++i) {
    const std::vector<Move> moves = state.legal_moves();
    if (i < 3 || i % 9 == 0) {
      const View view = state.view(state.turn());
      const Memory memory{.forgotten = view.position().gone & rng.bits(), .voids = false, .bids = 2};
      const MoveTrials found = try_moves(view, moves, "advanced", {.games = 8, .memory = memory}, 1);
      CHECK(found.best < moves.size() && found.sums.size() == moves.size());
      for (const TrialSums& sums : found.sums) CHECK(moves.size() == 1 || sums.size() > 0);
    }
    state.apply(moves[rng.below(moves.size())], std::nullopt);
  }
}

TEST(trials_know_their_policies) {
  CHECK_THROWS(try_moves(misere().view(0), kBoth, "clever", {}, 1), Error,
               "policy must be random, basic or advanced, not 'clever'");
}

}  // namespace upperhand::rikken::trials_test
