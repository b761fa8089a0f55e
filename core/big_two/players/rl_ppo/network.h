// The network of `rl_ppo`: from an observation through two layers to a logit for every numbered action.
#pragma once

#include "big_two/learn/network.h"
#include "big_two/learn/place_observation.h"

namespace upperhand::big_two::rl_ppo {

class PlaceNetwork {
 public:
  explicit PlaceNetwork(const Weights& weights);  // throws Error if they have another shape

  // How much each of these actions is preferred.
  std::vector<float> score(const PlaceWords& observation, const std::vector<int>& actions) const;
  // The legal moves of a view, in the order of legal_moves().
  std::vector<float> score(const View& view) const;

 private:
  neural::PlainLayer first_, second_, policy_;
};

}  // namespace upperhand::big_two::rl_ppo
