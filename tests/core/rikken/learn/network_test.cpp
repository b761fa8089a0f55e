#include "rikken/learn/network.h"

#include "check.h"
#include "errors.h"
#include "neural/small_weights.h"
#include "rikken/scene.h"

namespace upperhand::rikken::network_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

neural::Weights small(size_t state_words = kStateWords, size_t heads = 3) {
  return upperhand::testing::small_weights(state_words, kMoveWords, heads, 3);
}

}  // namespace

TEST(a_network_of_rikken_scores_the_legal_moves_of_a_view) {
  const Network network(small());
  Network::Workspace workspace(network);
  Rng rng(5);
  State state = State::deal(all_contracts(), 1, kNames, {});
  while (!state.over()) {
    const View view = state.view(state.turn());
    const Features told = features(view);
    const std::vector<Scored> scored = network.score(view);
    std::vector<Scored> again(told.moves.size());
    network.score(told.state, told.moves, workspace, again);
    CHECK(scored.size() == view.legal_moves().size());
    for (size_t i = 0; i < scored.size(); ++i) {
      CHECK(scored[i].logit == again[i].logit && scored[i].outcome == again[i].outcome);
      CHECK(scored[i].chance >= 0 && scored[i].chance <= 1);
    }
    CHECK_THROWS(network.score(state.view((state.turn() + 1) & 3)), OutOfTurnError, "not this seat's turn");
    state.apply(view.legal_moves()[rng.below(scored.size())], {});
  }
}

TEST(a_network_of_rikken_refuses_weights_of_other_features) {
  CHECK_THROWS(Network(small(kStateWords - 1)), Error, "other features than version 2");
  CHECK_THROWS(Network(small(kStateWords, 2)), Error, "the outputs of heads must be from 3");
}

}  // namespace upperhand::rikken::network_test
