#include "big_two/learn/network.h"

namespace upperhand::big_two {

Network::Network(const Weights& weights)
    : MoveNetwork(weights, {kStateWords, kMoveWords, 2, kFeatureVersion}) {}

void Network::score(std::span<const StateWords> states, std::span<const uint32_t> counts,
                    std::span<const MoveWords> moves, Workspace& workspace, std::span<Scored> out) const {
  const Outputs found = run(neural::words_of(states), neural::words_of(moves), counts, workspace);
  for (size_t i = 0; i < moves.size(); ++i)
    out[i] = {neural::finite(found[i][0]), neural::finite(found[i][1])};
}

void Network::score(const StateWords& state, std::span<const MoveWords> moves, Workspace& workspace,
                    std::span<Scored> out) const {
  const auto count = static_cast<uint32_t>(moves.size());
  score({&state, 1}, {&count, 1}, moves, workspace, out);
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
