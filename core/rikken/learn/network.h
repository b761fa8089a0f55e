// Network: a trained network scores every legal move of a decision, of the auction and of the cards.
#pragma once

#include <span>
#include <vector>

#include "neural/move_network.h"
#include "rikken/learn/features.h"

namespace upperhand::rikken {

// What the network thinks of a move.
struct Scored {
  float logit;    // how much it is preferred
  float outcome;  // the chips expected after it, in units of score_unit
  float chance;   // of gaining chips, 0 to 1
};

class Network : public neural::MoveNetwork {
 public:
  // Throws Error unless the layers fit each other and the features.
  explicit Network(const neural::Weights& weights);

  // Scores each of `moves` into its place in `out`.
  void score(const StateWords& state, std::span<const MoveWords> moves, Workspace& workspace,
             std::span<Scored> out) const;
  // The legal moves of a view, in the order of legal_moves(); throws OutOfTurnError if it is not its turn.
  std::vector<Scored> score(const View& view) const;
};

}  // namespace upperhand::rikken
