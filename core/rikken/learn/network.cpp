#include "rikken/learn/network.h"

#include <algorithm>

namespace upperhand::rikken {

Network::Network(const neural::Weights& weights)
    : MoveNetwork(weights, {kStateWords, kMoveWords, 3, kFeatureVersion}) {}

void Network::score(const StateWords& state, std::span<const MoveWords> moves, Workspace& workspace,
                    std::span<Scored> out) const {
  const auto count = static_cast<uint32_t>(moves.size());
  const Outputs found = run(state, neural::words_of(moves), {&count, 1}, workspace);
  for (size_t i = 0; i < moves.size(); ++i)
    out[i] = {neural::finite(found[i][0]), neural::finite(found[i][1]),
              std::clamp(neural::finite(found[i][2]), 0.0F, 1.0F)};
}

std::vector<Scored> Network::score(const View& view) const {
  const auto [state, moves] = features(view);
  Workspace workspace(*this);
  std::vector<Scored> out(moves.size());
  score(state, moves, workspace, out);
  return out;
}

}  // namespace upperhand::rikken
