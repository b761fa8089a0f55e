// Weights of small networks, at random, of widths that fill no number of lanes evenly.
#pragma once

#include "neural/layers.h"
#include "random.h"

namespace upperhand::testing {

inline void add_matrix(neural::Weights& weights, const std::string& name, size_t rows, size_t columns,
                       double size, Rng& rng) {
  neural::Matrix out{rows, columns, {}};
  for (size_t i = 0; i < rows * columns; ++i)
    out.numbers.push_back(static_cast<float>((2 * rng.uniform() - 1) * size));
  weights[name] = out;
}

inline void add_layer(neural::Weights& weights, const std::string& name, size_t outputs, size_t inputs,
                      Rng& rng) {
  add_matrix(weights, name + ".weight", outputs, inputs, 0.5, rng);
  add_matrix(weights, name + ".bias", outputs, 1, 0.5, rng);
}

inline void add_norm(neural::Weights& weights, const std::string& name, size_t width, Rng& rng) {
  add_matrix(weights, name + ".weight", width, 1, 1.5, rng);
  add_matrix(weights, name + ".bias", width, 1, 0.5, rng);
}

// How many outputs each part has.
struct Widths {
  size_t state_in = 21, state = 19, block = 23, move_in = 18, move = 11, joint = 20, joint_mid = 13;
  int blocks = 1;
};

// The weights of a network that reads so many words of a state and of a move.
inline neural::Weights small_weights(size_t state_words, size_t move_words, size_t heads, uint64_t seed,
                                     const Widths& wide = {}) {
  Rng rng(seed);
  neural::Weights out;
  add_layer(out, "state_in", wide.state_in, state_words * 64, rng);
  add_layer(out, "state_mid", wide.state, wide.state_in, rng);
  for (int i = 0; i < wide.blocks; ++i) {
    const std::string name = "blocks." + std::to_string(i) + ".";
    add_norm(out, name + "norm", wide.state, rng);
    add_layer(out, name + "first", wide.block, wide.state, rng);
    add_layer(out, name + "second", wide.state, wide.block, rng);
  }
  add_norm(out, "state_out", wide.state, rng);
  add_layer(out, "scale", wide.move, wide.state, rng);
  add_layer(out, "shift", wide.move, wide.state, rng);
  add_layer(out, "move_in", wide.move_in, move_words * 64, rng);
  add_layer(out, "move_mid", wide.move, wide.move_in, rng);
  add_layer(out, "joint", wide.joint, 2 * wide.move, rng);
  add_layer(out, "joint_mid", wide.joint_mid, wide.joint, rng);
  add_layer(out, "heads", heads, wide.joint_mid, rng);
  return out;
}

}  // namespace upperhand::testing
