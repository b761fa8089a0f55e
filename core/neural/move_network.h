// MoveNetwork: scores every move of a decision from bits of the state and of the moves, on one core, without
// any library. The networks of both games have this shape; each gives its own bits.
//
// Layers are sums of integers, and what is between them runs in a fixed order: the same weights give the same
// numbers on every machine, with one decision at a time or many.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "neural/layers.h"

namespace upperhand::neural {

// What a network reads and gives, for the check of its weights.
struct NetworkShape {
  size_t state_words, move_words;  // of 64 bits
  size_t heads;                    // numbers for each move, at least
  int version;                     // of the features
};

class MoveNetwork {
 public:
  // Memory for the sums of some decisions. A caller that asks often keeps one, so that no answer allocates
  // memory.
  class Workspace {
   public:
    explicit Workspace(const MoveNetwork& network);

   private:
    friend class MoveNetwork;
    void make_room(size_t rows);

    size_t width_;
    RoundedRows in_;
    std::vector<uint16_t> places_;
    std::vector<float> state_, inner_, outer_, scale_, shift_, both_;
  };

  // Throws Error unless the layers fit each other and the shape.
  MoveNetwork(const Weights& weights, const NetworkShape& shape);

 protected:
  // The outputs of the heads, a row for each move: valid until the workspace is used again.
  struct Outputs {
    const float* numbers;
    size_t stride;
    const float* operator[](size_t move) const { return numbers + move * stride; }
  };
  // `states` are the words of all decisions, one after the other, `moves` those of the moves of all
  // decisions, and `counts` how many moves each decision has.
  Outputs run(std::span<const uint64_t> states, std::span<const uint64_t> moves,
              std::span<const uint32_t> counts, Workspace& workspace) const;

 private:
  struct ResidualBlock {
    Norm norm;
    RoundedLayer first, second;
  };

  void read_blocks(const Weights& weights);
  void check_widths() const;
  void trunk(std::span<const uint64_t> states, size_t rows, Workspace& workspace) const;
  void block(const ResidualBlock& block, size_t rows, Workspace& workspace) const;
  void heads(std::span<const uint64_t> moves, std::span<const uint32_t> counts, size_t rows,
             Workspace& workspace) const;
  // Shows the moves of every decision what the trunk leaves for them.
  void join(std::span<const uint32_t> counts, Workspace& workspace) const;
  size_t widest() const;

  NetworkShape shape_;
  BitLayer state_in_;
  RoundedLayer state_mid_;
  std::vector<ResidualBlock> blocks_;
  Norm state_out_;
  RoundedLayer scale_, shift_;
  BitLayer move_in_;
  RoundedLayer move_mid_, joint_, joint_mid_, heads_;
};

}  // namespace upperhand::neural
