#include "big_two/players/champion/endgame.h"

#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::champion::endgame_test {

using namespace upperhand::big_two::testing;

namespace {

// Every move tried, each seat for itself, the first of equals: going out is never worse, so it is tried
// first.
Scores plain(const Tables& tables, const Position& at) {
  Scores best{};
  if (at.over) {
    scores(tables, at, best);
    return best;
  }
  std::vector<Move> moves = legal_moves_of(tables, at);
  std::stable_partition(moves.begin(), moves.end(),
                        [&](const Move& move) { return move.cards == at.hands[at.turn]; });
  bool any = false;
  for (const Move& move : moves) {
    Position next = at;
    if (move.is_pass()) {
      pass(tables, next);
    } else {
      const Combination one = *classify(tables, move.cards);
      play(tables, next, one.cards, one.kind, one.key);
    }
    const Scores found = plain(tables, next);
    if (!any || found[at.turn] > best[at.turn]) best = found;
    any = true;
  }
  return best;
}

}  // namespace

TEST(a_solver_finds_what_trying_every_move_finds) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables()) {
    Solver solver(*tables, 100'000);
    for (int round = 0; round < 12; ++round) {
      State state = random_ending(tables, tables->players == 2 ? 4 : 2, rng);
      if (round % 2 == 0) play_on(state, 2, rng);
      const std::optional<Scores> found = solver.solve(state.position());
      CHECK(found && *found == plain(*tables, state.position()));
      CHECK(solver.solve(state.position()) == found);
      if (round % 3 == 0) solver.forget();
    }
  }
}

TEST(a_solver_gives_up_where_it_may_look_at_too_few_positions) {
  Rng rng(2);
  const State state = random_ending(usual(), 3, rng);
  Solver small(*usual(), 20);
  CHECK(!small.solve(state.position()));
  CHECK(!small.solve(state.position()));  // what it kept does not help
  small.forget();
  const State tiny = ending(usual(), {"3D", "4D", "5D", "6D"}, 0);
  CHECK(small.solve(tiny.position()) == (Scores{3, -1, -1, -1}));
}

TEST(a_finished_game_has_its_scores) {
  const State over = ending(usual(), {"3D", "4D 5D", "6D", "7D 8D 9D"}, 0, "3D");
  Solver solver(*usual(), 10);
  CHECK(solver.solve(over.position()) == (Scores{6, -2, -1, -3}));
}

}  // namespace upperhand::big_two::champion::endgame_test
