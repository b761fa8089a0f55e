// Network: a trained network scores every legal move of a decision.
#pragma once

#include <span>
#include <vector>

#include "big_two/learn/features.h"
#include "neural/move_network.h"

namespace upperhand::big_two {

using neural::Matrix;
using neural::Weights;

// What the network thinks of a move.
struct Scored {
  float logit;    // how much it is preferred
  float outcome;  // the score expected after it, in units of score_unit
};

class Network : public neural::MoveNetwork {
 public:
  // Throws Error unless the layers fit each other and the features.
  explicit Network(const Weights& weights);

  // Scores the moves of many decisions, which stand one after the other, each into its place in `out`;
  // `counts` tells how many moves each decision has. A decision has the same scores alone and among others.
  void score(std::span<const StateWords> states, std::span<const uint32_t> counts,
             std::span<const MoveWords> moves, Workspace& workspace, std::span<Scored> out) const;
  // The same for one decision.
  void score(const StateWords& state, std::span<const MoveWords> moves, Workspace& workspace,
             std::span<Scored> out) const;
  // The legal moves of a view, in the order of legal_moves(); `forgotten` as in features().
  std::vector<Scored> score(const View& view, Cards forgotten = {}) const;
};

// The points that one unit of a predicted score stands for, so that all rules have the same weight in
// training.
double score_unit(const Tables& tables);

}  // namespace upperhand::big_two
