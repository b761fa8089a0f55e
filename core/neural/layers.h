// Layers of a network, on one core and without any library. They do not depend on a game.
//
// Weights are rounded when they are read, to 16 bits where the inputs are bits and to 8 elsewhere: those of
// one output are whole multiples of its step. Inputs are bits, or whole multiples of a unit, so the sums are
// sums of integers, which are the same on every machine in any order.
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

// Numbers of some rows, as inputs of a layer: in each row, whole multiples of its unit.
class RoundedRows {
 public:
  struct Row {
    int16_t* number;
    float* unit;
  };

  void make_room(size_t rows, size_t width);  // for this many numbers in each, and one more
  size_t width() const { return width_; }
  Row row(size_t i) { return {&numbers_[i * width_], &units_[i]}; }
  const int16_t* numbers(size_t row) const { return &numbers_[row * width_]; }
  float unit(size_t row) const { return units_[row]; }

 private:
  size_t width_ = 0;
  std::vector<int16_t> numbers_;
  std::vector<float> units_;
};

// What every layer has: a size and an offset for each output.
class Layer {
 public:
  size_t inputs() const { return inputs_; }
  size_t outputs() const { return outputs_; }
  // Throws Error unless `before` gives this many numbers.
  void check_inputs(size_t count, const std::string& before) const;
  void check_outputs(size_t count, const std::string& why) const;
  // Outputs are computed several at a time: the memory they are written to has room for this many.
  size_t stride() const { return bias_.size(); }
  const float* bias() const { return bias_.data(); }

 protected:
  Layer(const Weights& weights, const std::string& name);  // throws Error if there are none of this name

  // The weights, outputs x inputs.
  static const Matrix& matrix(const Weights& weights, const std::string& name);

 private:
  std::string name_;
  size_t inputs_ = 0, outputs_ = 0;
  std::vector<float> bias_;  // padded with zeros
};

// A layer with its weights as they are, input by input.
class PlainLayer : public Layer {
 public:
  PlainLayer(const Weights& weights, const std::string& name);

  const float* row(size_t input) const { return rows_.data() + input * stride(); }

 private:
  std::vector<float> rows_;
};

// Whole numbers, and what one unit of an output's weights is worth.
template <class Number>
struct RoundedWeights {
  std::vector<Number> numbers;
  std::vector<float> steps;
};

// A layer whose inputs are bits: outputs = bias + the sum of the rows of the set bits.
class BitLayer : public Layer {
 public:
  BitLayer(const Weights& weights, const std::string& name);

  // `places`: the set bits.
  void apply(std::span<const uint16_t> places, float* out) const;

 private:
  RoundedWeights<int16_t> weights_;  // input by input
};

// A layer whose inputs are rounded numbers: outputs = bias + the sum of inputs times their rows.
class RoundedLayer : public Layer {
 public:
  RoundedLayer(const Weights& weights, const std::string& name);

  // The largest number of units that an input may have, so that no sum can overflow.
  int most() const { return most_; }
  // `places` is memory for half as many numbers as there are inputs.
  void apply(const RoundedRows& in, size_t rows, uint16_t* places, float* out) const;

 private:
  int most_;
  RoundedWeights<int8_t> weights_;  // two inputs at a time: their weights of each output stand side by side
};

struct Norm {
  // Throws Error unless it exists, for this many numbers.
  Norm(const Weights& weights, const std::string& name, size_t width);
  void apply(const float* values, float* out) const;

  std::vector<float> scale, shift;
};

// A finite number, even if weights have driven it out of all bounds: comparisons need a number.
float finite(float figure);

// The places of the set bits of some words; returns how many there are.
inline size_t take_bits(std::span<const uint64_t> words, uint16_t* places) {
  size_t size = 0;
  for (size_t word = 0; word < words.size(); ++word)
    for (uint64_t rest = words[word]; rest != 0; rest &= rest - 1)
      places[size++] = static_cast<uint16_t>(word * 64 + static_cast<size_t>(std::countr_zero(rest)));
  return size;
}

// The words of many rows, one after the other.
template <size_t Words>
std::span<const uint64_t> words_of(std::span<const std::array<uint64_t, Words>> rows) {
  return rows.empty() ? std::span<const uint64_t>()
                      : std::span<const uint64_t>(rows.front().data(), rows.size() * Words);
}

// Rounds a row so that its largest number has `most` units: the numbers above 0, with 0 for the others, or
// all.
void round_positive(const float* values, size_t count, int most, const RoundedRows::Row& out);
void round_all(const float* values, size_t count, int most, const RoundedRows::Row& out);

}  // namespace upperhand::neural
