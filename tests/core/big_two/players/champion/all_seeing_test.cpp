#include "big_two/players/champion/all_seeing.h"

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::champion::all_seeing_test {

using namespace upperhand::big_two::testing;

namespace {

// The same by whole States: at each of its decisions the seat tries every move, `depth` decisions deep.
int reached(State state, int seat, int depth);

Move best_move(const State& state, int seat, int depth) {
  Move best;
  int most = 0;
  bool any = false;
  for (const Move& move : state.legal_moves()) {
    State next = state;
    next.apply(move, std::nullopt);
    const int score = reached(next, seat, depth - 1);
    if (!any || score > most) best = move, most = score;
    any = true;
  }
  return best;
}

int reached(State state, int seat, int depth) {
  while (!state.over()) {
    const View view = state.view(state.turn());
    const std::vector<Move> moves = view.legal_moves();
    Move move = moves[preferred(small_network().score(view))];
    if (depth > 0 && state.turn() == seat && moves.size() > 1) move = best_move(state, seat, depth);
    state.apply(move, std::nullopt);
  }
  return state.scores()[static_cast<size_t>(seat)];
}

}  // namespace

TEST(what_is_foreseen_is_what_trying_every_way_reaches) {
  Rng rng(1);
  for (const int depth : {0, 1, 2}) {
    const SharedTables tables = all_tables()[static_cast<size_t>(depth)];
    State state = random_ending(tables, 4, rng);
    play_on(state, depth, rng);
    const View view = state.view(state.turn());
    const std::vector<Move> moves = view.legal_moves();
    const std::vector<Foreseen> found = foresee(state, small_network(), depth);
    CHECK(found.size() == moves.size());
    CHECK(found[0].move == moves[preferred(small_network().score(view))]);
    for (const Foreseen& one : found) {
      State next = state;
      next.apply(one.move, std::nullopt);
      CHECK(one.score == reached(next, state.turn(), depth));
    }
  }
}

TEST(full_hands_are_foreseen_no_deeper_than_one_step) {
  const State state = State::deal(usual(), 1, names_of(4));
  CHECK_THROWS(foresee(state, small_network(), 2), TooHardError, "at most 24 cards in all hands, not 52");
}

TEST(a_finished_game_has_nothing_to_foresee) {
  const State over = ending(usual(), {"3D", "4D 5D", "6D", "7D"}, 0, "3D");
  CHECK_THROWS(foresee(over, small_network(), 1), GameOverError, "nothing to predict");
}

}  // namespace upperhand::big_two::champion::all_seeing_test
