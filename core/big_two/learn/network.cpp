#include "big_two/learn/network.h"

namespace upperhand::big_two {

Network::Network(const Weights& weights)
    : MoveNetwork(weights, {kStateWords, kMoveWords, 2, kFeatureVersion}) {}

void Network::score(const StateWords& state, std::span<const MoveWords> moves, Workspace& workspace,
                    std::span<Scored> out) const {
  const Outputs found = run(state, neural::words_of(moves), workspace);
  for (size_t i = 0; i < moves.size(); ++i)
    out[i] = {neural::finite(found[i][0]), neural::finite(found[i][1])};
}

std::vector<Scored> Network::score(const View& view, Cards forgotten) const {
  const auto [state, moves] = features(view, forgotten);
  Workspace workspace(*this);
  std::vector<Scored> out(moves.size());
  score(state, moves, workspace, out);
  return out;
}

double score_unit(const Tables& tables) {
  const double cards = 13.0;
  if (tables.score_by_value) return cards * 9.0;  // the value of an average card
  return cards * tables.rules.card_points * (tables.rules.double_per_two ? 1.5 : 1.0);
}

}  // namespace upperhand::big_two
