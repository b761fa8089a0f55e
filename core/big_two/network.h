// Network: a trained network scores every legal move of a decision, on one core, without any library.
//
// Weights are read once and kept with a row for each input, so that an input that is 0, as most bits and many
// hidden units are, costs nothing. Sums run in a fixed order: the same weights give the same figures on
// every machine.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "big_two/features.h"

namespace upperhand::big_two {

// Rows and columns of numbers, as training exports them.
struct Matrix {
  size_t rows = 0, columns = 0;
  std::vector<float> numbers;
};
using Weights = std::map<std::string, Matrix>;

// Inputs of a layer, a row for each move or one for a state: only those that are not 0, in ascending order.
class Inputs {
 public:
  struct Row {
    uint16_t* at;  // where they stand
    float* value;  // what they are
    size_t* size;
  };

  void make_room(size_t rows, size_t width);  // for this many inputs, and one more
  Row row(size_t i) { return {&at_[i * width_], &value_[i * width_], &size_[i]}; }

 private:
  size_t width_ = 0;
  std::vector<uint16_t> at_;
  std::vector<float> value_;
  std::vector<size_t> size_;
};

// A layer: outputs = bias + the sum of inputs times their rows.
class Layer {
 public:
  Layer() = default;
  Layer(const Weights& weights, const std::string& name);  // throws Error if they are not there

  size_t inputs() const { return inputs_; }
  size_t outputs() const { return outputs_; }
  // Throws Error unless so many numbers come to it from `before`.
  void check_inputs(size_t count, const std::string& before) const;
  void check_outputs(size_t count, const std::string& why) const;
  // Outputs are worked out a few at a time: what they are written to has room for this many.
  size_t stride() const { return bias_.size(); }
  const float* row(size_t input) const { return rows_.data() + input * stride(); }
  const float* bias() const { return bias_.data(); }
  void apply(Inputs& in, size_t rows, float* out) const;
  // The same, where every input is 1.
  void apply_bits(Inputs& in, size_t rows, float* out) const;

 private:
  std::string name_;
  size_t inputs_ = 0, outputs_ = 0;
  std::vector<float> rows_, bias_;  // padded with zeros to a multiple of what is worked out at a time
};

struct Norm {
  Norm() = default;
  // Throws Error unless it is there, for so many numbers.
  Norm(const Weights& weights, const std::string& name, size_t width);
  void apply(const float* values, float* out) const;

  std::vector<float> scale, shift;
};

// A figure as it is, unless weights have driven it out of all bounds: comparisons need a number.
float finite(float figure);

// What the network thinks of a move.
struct Scored {
  float logit;    // how much it is preferred
  float outcome;  // the score expected after it, in units of score_unit
};

class Network {
 public:
  // Room for the sums of one decision. Whoever asks often keeps one, so that no answer asks for memory.
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
  // The legal moves of a view, in the order of legal_moves().
  std::vector<Scored> score(const View& view) const;

 private:
  struct Block {
    Norm norm;
    Layer first, second;
  };

  void read_blocks(const Weights& weights);
  void check_widths() const;
  void trunk(const StateWords& state, Workspace& workspace) const;
  void heads(std::span<const MoveWords> moves, Workspace& workspace, std::span<Scored> out) const;
  size_t widest() const;

  Layer state_in_, state_mid_;
  std::vector<Block> blocks_;
  Norm state_out_;
  Layer scale_, shift_, move_in_, move_mid_, joint_, joint_mid_, heads_;
};

// The points that one unit of a predicted score stands for, so that all rules weigh alike in training.
double score_unit(const Tables& tables);

}  // namespace upperhand::big_two
