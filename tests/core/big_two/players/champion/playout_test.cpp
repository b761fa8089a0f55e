#include "big_two/players/champion/playout.h"

#include <map>

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"

namespace upperhand::big_two::champion::playout_test {

using namespace upperhand::big_two::testing;

namespace {

// Every seat plays what the network prefers, as players with views would.
std::vector<int> played_by_views(State state) {
  while (!state.over()) {
    const View view = state.view(state.turn());
    state.apply(view.legal_moves()[preferred(small_network().score(view))], std::nullopt);
  }
  return state.scores();
}

Scores played_out(const State& state, double temperature, uint64_t seed) {
  Decider decider(state.tables(), small_network());
  return play_out(decider, state.position(), shown_in(state.view(0)), temperature, Rng(seed));
}

}  // namespace

TEST(a_playout_ends_as_a_game_of_views_does) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables()) {
    State state = State::deal(tables, rng.bits(), names_of(tables->players));
    play_on(state, 12, rng);
    const std::vector<int> expected = played_by_views(state);
    const Scores found = played_out(state, 0, 1);
    for (size_t seat = 0; seat < expected.size(); ++seat) CHECK(found[seat] == expected[seat]);
  }
}

// Seat 0 leads one of two cards; the 4D lets seat 1 go out, the 2S wins.
TEST(a_playout_draws_moves_by_their_chances) {
  const State state = ending(usual(), {"4D 2S", "5D", "6D 7D", "8D 9D"}, 0);
  const View view = state.view(0);
  std::vector<double> chance;
  chances(small_network().score(view), 0.7, chance);
  CHECK(view.legal_moves()[1].cards == Cards::parse("2S"));
  int won = 0;
  for (uint64_t seed = 0; seed < 2000; ++seed) won += played_out(state, 0.7, seed)[0] > 0;
  // Seat 1 plays its last card on the 4D or passes, at random.
  CHECK(won > 0 && won < 2000);
  CHECK(won >= 2000 * chance[1] - 90);  // four deviations of at most 22
  CHECK(played_out(state, 0.7, 5) == played_out(state, 0.7, 5));
}

TEST(games_in_lock_step_are_the_same_as_alone) {
  Rng rng(3);
  std::vector<State> states;
  for (int i = 0; i < 9; ++i) {
    states.push_back(State::deal(usual(), rng.bits(), names_of(4)));
    play_on(states.back(), 5 * i, rng);
  }
  for (const double temperature : {0.0, 0.8}) {
    std::vector<Playout> games;
    for (size_t i = 0; i < states.size(); ++i)
      games.push_back({states[i].position(), shown_in(states[i].view(0)), Rng(i)});
    Decider decider(*usual(), small_network());
    for (const size_t count : {games.size(), size_t{2}}) {
      std::vector<Playout> some(games.begin(), games.begin() + static_cast<ptrdiff_t>(count));
      play_out(decider, some, temperature);
      for (size_t i = 0; i < count; ++i)
        CHECK(scores_of(*usual(), some[i].position) == played_out(states[i], temperature, i));
    }
  }
}

}  // namespace upperhand::big_two::champion::playout_test
