#include "big_two/players/rl_ppo/network.h"

#include <algorithm>

#include "big_two/learn/place_actions.h"
#include "errors.h"

namespace upperhand::big_two::rl_ppo {

namespace {

using neural::PlainLayer;

void add_row(const PlainLayer& layer, size_t input, float value, std::vector<float>& out) {
  const float* row = layer.row(input);
  for (size_t i = 0; i < out.size(); ++i) out[i] += value * row[i];
}

std::vector<float> hidden_layer(const PlainLayer& layer, const std::vector<float>& in) {
  std::vector<float> out(layer.bias(), layer.bias() + layer.outputs());
  for (size_t i = 0; i < in.size(); ++i)
    if (in[i] > 0) add_row(layer, i, in[i], out);  // the layer before does not pass on numbers below 0
  return out;
}

}  // namespace

PlaceNetwork::PlaceNetwork(const Weights& weights)
    : first_(weights, "first"), second_(weights, "second"), policy_(weights, "policy") {
  if (first_.inputs() != kWords * 64 || second_.inputs() != first_.outputs() ||
      policy_.inputs() != second_.outputs() || policy_.outputs() != kActions)
    throw Error("these weights do not belong to a network that maps 412 numbers to 1695 actions");
}

std::vector<float> PlaceNetwork::score(const PlaceWords& observation, const std::vector<int>& actions) const {
  std::vector<float> x(first_.bias(), first_.bias() + first_.outputs());
  for (size_t word = 0; word < kWords; ++word)
    for (uint64_t rest = observation[word]; rest != 0; rest &= rest - 1)
      add_row(first_, word * 64 + static_cast<size_t>(std::countr_zero(rest)), 1.0F, x);
  const std::vector<float> y = hidden_layer(second_, x);
  std::vector<float> out;
  for (const int action : actions) out.push_back(policy_.bias()[action]);
  for (size_t i = 0; i < y.size(); ++i) {  // input by input: the weights of one input are contiguous
    if (y[i] <= 0) continue;
    const float* row = policy_.row(i);
    for (size_t at = 0; at < actions.size(); ++at) out[at] += y[i] * row[actions[at]];
  }
  for (float& logit : out) logit = neural::finite(logit);
  return out;
}

std::vector<float> PlaceNetwork::score(const View& view) const {
  std::vector<int> actions;
  for (const Move& move : view.legal_moves()) actions.push_back(action_of(view.hand(), move.cards));
  return score(observe(view), actions);
}

}  // namespace upperhand::big_two::rl_ppo
