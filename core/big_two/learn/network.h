// Network: a trained network scores every legal move of a decision, on one core, without any library.
//
// Sums run in a fixed order: the same weights give the same numbers on every machine.
#pragma once

#include <span>
#include <vector>

#include "big_two/learn/features.h"
#include "neural/layers.h"

namespace upperhand::big_two {

using neural::Inputs;
using neural::Layer;
using neural::Matrix;
using neural::Norm;
using neural::Weights;

// What the network thinks of a move.
struct Scored {
  float logit;    // how much it is preferred
  float outcome;  // the score expected after it, in units of score_unit
};

class Network {
 public:
  // Memory for the sums of one decision. A caller that asks often keeps one, so that no answer allocates
  // memory.
  class Workspace {
   public:
    explicit Workspace(const Network& network);

   private:
    friend class Network;
    void make_room(size_t rows);

    size_t width_;
    Inputs in_;
    std::vector<float> state_, inner_, outer_, scale_, shift_, both_;
  };

  // Throws Error unless the layers fit each other.
  explicit Network(const Weights& weights);

  // Scores each of `moves` into its place in `out`.
  void score(const StateWords& state, std::span<const MoveWords> moves, Workspace& workspace,
             std::span<Scored> out) const;
  // The legal moves of a view, in the order of legal_moves(); `forgotten` as in features().
  std::vector<Scored> score(const View& view, Cards forgotten = {}) const;

 private:
  struct ResidualBlock {
    Norm norm;
    Layer first, second;
  };

  void read_blocks(const Weights& weights);
  void check_widths() const;
  void trunk(const StateWords& state, Workspace& workspace) const;
  void heads(std::span<const MoveWords> moves, Workspace& workspace, std::span<Scored> out) const;
  size_t widest() const;

  Layer state_in_, state_mid_;
  std::vector<ResidualBlock> blocks_;
  Norm state_out_;
  Layer scale_, shift_, move_in_, move_mid_, joint_, joint_mid_, heads_;
};

// The points that one unit of a predicted score stands for, so that all rules have the same weight in
// training.
double score_unit(const Tables& tables);

}  // namespace upperhand::big_two
