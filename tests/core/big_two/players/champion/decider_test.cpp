#include "big_two/players/champion/decider.h"

#include <cmath>

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"

namespace upperhand::big_two::champion::decider_test {

using namespace upperhand::big_two::testing;

TEST(a_decider_lists_scores_and_plays_as_states_and_networks_do) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables()) {
    Decider decider(*tables, small_network());
    State state = State::deal(tables, rng.bits(), names_of(tables->players));
    for (int i = 0; i < 6; ++i) {
      play_on(state, 5, rng);
      const View view = state.view(state.turn());
      const std::vector<Move> moves = view.legal_moves();
      Position position = state.position();
      Shown shown = shown_in(view);
      CHECK(decider.list(position) == moves.size());
      const std::vector<Scored> expected = small_network().score(view);
      const std::span<const Scored> scored = decider.score(position, shown);
      for (uint32_t at = 0; at < moves.size(); ++at) {
        CHECK(decider.move(at) == moves[at].cards && decider.number_of(moves[at].cards) == at);
        CHECK(scored[at].logit == expected[at].logit && scored[at].outcome == expected[at].outcome);
      }
      const auto chosen = static_cast<uint32_t>(rng.below(moves.size()));
      State next = state;
      next.apply(moves[chosen], std::nullopt);
      decider.play(position, shown, chosen);
      CHECK(position == next.position() && shown == shown_in(next.view(0)));
    }
  }
}

TEST(the_first_of_the_highest_logits_is_preferred) {
  const std::vector<Scored> scored = {{1, 0}, {3, 0}, {3, 0}, {2, 9}};
  CHECK(preferred(scored) == 1);
}

TEST(chances_follow_logits_by_temperature) {
  std::vector<double> out;
  chances(std::vector<Scored>{{0, 0}, {static_cast<float>(std::log(3.0)), 0}}, 1, out);
  CHECK(std::abs(out[0] - 0.25) < 1e-6 && std::abs(out[1] - 0.75) < 1e-6);
  chances(std::vector<Scored>{{0, 0}, {2, 0}}, 0.5, out);
  CHECK(std::abs(out[1] / out[0] - std::exp(4.0)) < 1e-6);
  chances(std::vector<Scored>{{1e30F, 0}, {-1e30F, 0}, {1e30F, 0}}, 1, out);
  CHECK(out[0] == 0.5 && out[1] == 0 && out[2] == 0.5);
}

}  // namespace upperhand::big_two::champion::decider_test
