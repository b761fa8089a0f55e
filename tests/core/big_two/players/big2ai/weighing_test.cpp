#include "big_two/players/big2ai/plus/weighing.h"

#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::big2ai::weighing_test {

using namespace upperhand::big_two::testing;

namespace {

PlusSettings small(unsigned threads = 1) {
  PlusSettings out;
  out.games = 150;
  out.threads = threads;
  return out;
}

}  // namespace

TEST(moves_are_weighed_alike_on_any_number_of_threads) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables()) {
    State state = State::deal(tables, rng.bits(), names_of(tables->players));
    for (int i = 0; i < 4; ++i) {
      const View view = state.view(state.turn());
      const std::vector<Weighed> one = weigh_moves(view, small(), 7), many = weigh_moves(view, small(5), 7);
      CHECK(one.size() == many.size());
      for (size_t at = 0; at < one.size(); ++at) {
        CHECK(one[at].set == many[at].set && one[at].games == many[at].games);
        CHECK(view.why_not({one[at].set.cards}).empty());
        CHECK(one.size() == 1 || one[at].games.size() > 0);
        CHECK(one[at].games.win_share() <= 1);
      }
      CHECK(one.size() < 2 || one[0].games.mean_score() >= one[1].games.mean_score());
      play_on(state, 7, rng);
    }
  }
}

// The 2S and then the 3D go out at once; the 3D first gives the lead away.
TEST(the_move_that_wins_is_the_best) {
  const State state = ending(usual(), {"3D 2S", "4D 5D", "6D 7D", "8D 9D"}, 0);
  const std::vector<Weighed> found = weigh_moves(state.view(0), small(), 1);
  CHECK(found[0].set.cards == Cards::parse("2S") && found[0].games.win_share() == 1);
  CHECK(found[0].games.mean_score() > found[1].games.mean_score());
}

TEST(moves_that_differ_in_suits_alone_are_weighed_by_two_of_them) {
  const State state = ending(usual(), {"3D 3C 3H 3S 9D", "4D 5D", "6D 7D", "8D 9C"}, 0);
  const std::vector<Weighed> found = weigh_moves(state.view(0), small(), 1);
  int singles = 0;
  for (const Weighed& one : found)
    singles += one.set.kind == Kind::single && one.set.cards != Cards::parse("9D");
  CHECK(singles == 2);
}

TEST(moves_weighed_by_the_clock_get_games_too) {
  const State state = State::deal(usual(), 1, names_of(4));
  PlusSettings timed = small(2);
  timed.ms = 4;
  timed.doubt = 1;
  for (const Weighed& one : weigh_moves(state.view(state.turn()), timed, 1)) CHECK(one.games.size() >= 16);
  CHECK_THROWS(weigh_moves(state.view((state.turn() + 1) % 4), timed, 1), Error, "not the turn");
  CHECK(Weighed{}.games.mean_score() == 0 && Weighed{}.games.win_share() == 0);
}

}  // namespace upperhand::big_two::big2ai::weighing_test
