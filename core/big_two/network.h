// Network: a trained network scores every legal move of a decision, on one core, without any library.
//
// Weights are read once and kept with a row for each input, so that an input that is 0, as most bits and many
// hidden units are, costs nothing. Sums run in a fixed order: the same weights give the same figures on
// every machine.
#pragma once

#include <map>
#include <memory>
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

// A layer: outputs = bias + the sum of inputs times their rows.
class Layer {
 public:
  Layer() = default;
  Layer(const Weights& weights, const std::string& name);  // throws Error if they are not there

  size_t inputs() const { return inputs_; }
  size_t outputs() const { return bias_.size(); }
  const float* row(size_t input) const { return rows_.data() + input * outputs(); }
  const float* bias() const { return bias_.data(); }

 private:
  size_t inputs_ = 0;
  std::vector<float> rows_, bias_;
};

struct Norm {
  Norm() = default;
  Norm(const Weights& weights, const std::string& name);
  void apply(std::vector<float>& values) const;

  std::vector<float> scale, shift;
};

// What the network thinks of a move.
struct Scored {
  float logit;    // how much it is preferred
  float outcome;  // the score expected after it, in units of score_unit
};

class Network {
 public:
  explicit Network(const Weights& weights);

  std::vector<Scored> score(const StateWords& state, const std::vector<MoveWords>& moves) const;
  // The legal moves of a view, in the order of legal_moves().
  std::vector<Scored> score(const View& view) const;

 private:
  struct Block {
    Norm norm;
    Layer first, second;
  };

  std::vector<float> trunk(const StateWords& state) const;

  Layer state_in_, state_mid_;
  std::vector<Block> blocks_;
  Norm state_out_;
  Layer scale_, shift_, move_in_, move_mid_, joint_, joint_mid_, heads_;
};

// The points that one unit of a predicted score stands for, so that all rules weigh alike in training.
double score_unit(const Tables& tables);

}  // namespace upperhand::big_two
