// Layers of a network, on one core and without any library. They do not depend on a game.
//
// Weights are read once and stored with one row for each input, so that an input that is 0 costs nothing;
// most bits and many hidden units are 0.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <vector>

namespace upperhand::neural {

inline constexpr size_t kWidest = 65'535;  // an input's place has 16 bits

// Rows and columns of numbers, as training exports them.
struct Matrix {
  size_t rows = 0, columns = 0;
  std::vector<float> numbers;
};
using Weights = std::map<std::string, Matrix>;

// Inputs of a layer, one row per move or one for a state: only those that are not 0, in ascending order.
class Inputs {
 public:
  struct Row {
    uint16_t* at;  // their places
    float* value;  // their values
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
  Layer(const Weights& weights, const std::string& name);  // throws Error if there are none of this name

  size_t inputs() const { return inputs_; }
  size_t outputs() const { return outputs_; }
  // Throws Error unless `before` gives this many numbers.
  void check_inputs(size_t count, const std::string& before) const;
  void check_outputs(size_t count, const std::string& why) const;
  // Outputs are computed several at a time: the memory they are written to has room for this many.
  size_t stride() const { return bias_.size(); }
  const float* row(size_t input) const { return rows_.data() + input * stride(); }
  const float* bias() const { return bias_.data(); }
  void apply(Inputs& in, size_t rows, float* out) const;
  // The same, where every input is 1.
  void apply_bits(Inputs& in, size_t rows, float* out) const;

 private:
  std::string name_;
  size_t inputs_ = 0, outputs_ = 0;
  std::vector<float> rows_, bias_;  // padded with zeros to a multiple of the number computed at a time
};

struct Norm {
  Norm() = default;
  // Throws Error unless it exists, for this many numbers.
  Norm(const Weights& weights, const std::string& name, size_t width);
  void apply(const float* values, float* out) const;

  std::vector<float> scale, shift;
};

// A finite number, even if weights have driven it out of all bounds: comparisons need a number.
float finite(float figure);

// The set bits of some words.
inline void take_bits(std::span<const uint64_t> words, const Inputs::Row& in) {
  size_t size = 0;
  for (size_t word = 0; word < words.size(); ++word)
    for (uint64_t rest = words[word]; rest != 0; rest &= rest - 1)
      in.at[size++] = static_cast<uint16_t>(word * 64 + static_cast<size_t>(std::countr_zero(rest)));
  *in.size = size;
}

// The words of many rows, one after the other.
template <size_t Words>
std::span<const uint64_t> words_of(std::span<const std::array<uint64_t, Words>> rows) {
  return rows.empty() ? std::span<const uint64_t>()
                      : std::span<const uint64_t>(rows.front().data(), rows.size() * Words);
}

// The numbers above 0, or all of them, as inputs.
void take_positive(const float* values, size_t count, const Inputs::Row& in);
void take_all(const float* values, size_t count, const Inputs::Row& in);

}  // namespace upperhand::neural
