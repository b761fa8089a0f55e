#include "big_two/network.h"

#include <algorithm>
#include <cmath>

#include "errors.h"

namespace upperhand::big_two {

namespace {

const Matrix& named(const Weights& weights, const std::string& name) {
  const auto found = weights.find(name);
  if (found == weights.end()) throw Error("the weights have no part named " + name);
  return found->second;
}

constexpr size_t kRows = 8;  // moves that share one pass over the weights

void relu(std::vector<float>& values) {
  for (float& value : values) value = std::max(value, 0.0F);
}

// out += input * row, over `width` numbers.
[[gnu::always_inline]] inline void add_scaled(float* out, const float* row, float input, size_t width) {
  for (size_t i = 0; i < width; ++i) out[i] += input * row[i];
}

// A layer whose inputs are the bits of some words.
template <size_t Words>
void from_bits(const Layer& layer, const std::array<uint64_t, Words>& words, float* out) {
  const size_t width = layer.outputs();
  std::copy_n(layer.bias(), width, out);
  for (size_t word = 0; word < Words; ++word)
    for (uint64_t rest = words[word]; rest != 0; rest &= rest - 1) {
      const float* row = layer.row(word * 64 + static_cast<size_t>(std::countr_zero(rest)));
      for (size_t i = 0; i < width; ++i) out[i] += row[i];
    }
}

// A layer over `count` rows of inputs at once.
std::vector<float> dense(const Layer& layer, const std::vector<float>& in, size_t count) {
  const size_t width = layer.outputs(), inputs = layer.inputs();
  std::vector<float> out(count * width);
  for (size_t row = 0; row < count; ++row) std::copy_n(layer.bias(), width, &out[row * width]);
  for (size_t from = 0; from < count; from += kRows) {
    const size_t to = std::min(count, from + kRows);
    for (size_t input = 0; input < inputs; ++input) {
      const float* weights = layer.row(input);
      for (size_t row = from; row < to; ++row)
        if (const float value = in[row * inputs + input]; value != 0.0F)
          add_scaled(&out[row * width], weights, value, width);
    }
  }
  return out;
}

}  // namespace

Layer::Layer(const Weights& weights, const std::string& name) {
  const Matrix& matrix = named(weights, name + ".weight");  // outputs x inputs
  bias_ = named(weights, name + ".bias").numbers;
  if (bias_.size() != matrix.rows) throw Error("the parts of " + name + " do not fit each other");
  inputs_ = matrix.columns;
  rows_.resize(matrix.numbers.size());
  for (size_t out = 0; out < matrix.rows; ++out)
    for (size_t in = 0; in < matrix.columns; ++in)
      rows_[in * matrix.rows + out] = matrix.numbers[out * matrix.columns + in];
}

Norm::Norm(const Weights& weights, const std::string& name)
    : scale(named(weights, name + ".weight").numbers), shift(named(weights, name + ".bias").numbers) {}

void Norm::apply(std::vector<float>& values) const {
  const auto count = static_cast<float>(values.size());
  float sum = 0;
  for (const float value : values) sum += value;
  const float mean = sum / count;
  float squares = 0;
  for (const float value : values) squares += (value - mean) * (value - mean);
  const float spread = std::sqrt(squares / count + 1e-5F);
  for (size_t i = 0; i < values.size(); ++i) values[i] = (values[i] - mean) / spread * scale[i] + shift[i];
}

Network::Network(const Weights& weights)
    : state_in_(weights, "state_in"),
      state_mid_(weights, "state_mid"),
      state_out_(weights, "state_out"),
      scale_(weights, "scale"),
      shift_(weights, "shift"),
      move_in_(weights, "move_in"),
      move_mid_(weights, "move_mid"),
      joint_(weights, "joint"),
      joint_mid_(weights, "joint_mid"),
      heads_(weights, "heads") {
  for (int i = 0; weights.contains("blocks." + std::to_string(i) + ".norm.weight"); ++i) {
    const std::string name = "blocks." + std::to_string(i) + ".";
    blocks_.push_back(
        {Norm(weights, name + "norm"), Layer(weights, name + "first"), Layer(weights, name + "second")});
  }
  if (state_in_.inputs() != kStateWords * 64 || move_in_.inputs() != kMoveWords * 64)
    throw Error("the weights belong to other features than version " + std::to_string(kFeatureVersion));
}

std::vector<float> Network::trunk(const StateWords& state) const {
  std::vector<float> x(state_in_.outputs());
  from_bits(state_in_, state, x.data());
  relu(x);
  x = dense(state_mid_, x, 1);
  relu(x);
  for (const Block& block : blocks_) {
    std::vector<float> y = x;
    block.norm.apply(y);
    y = dense(block.first, y, 1);
    relu(y);
    y = dense(block.second, y, 1);
    for (size_t i = 0; i < x.size(); ++i) x[i] += y[i];
  }
  state_out_.apply(x);
  relu(x);
  return x;
}

std::vector<Scored> Network::score(const StateWords& state, const std::vector<MoveWords>& moves) const {
  const std::vector<float> x = trunk(state);
  const std::vector<float> scale = dense(scale_, x, 1), shift = dense(shift_, x, 1);
  const size_t count = moves.size(), width = scale.size();
  std::vector<float> m(count * width);
  for (size_t i = 0; i < count; ++i) from_bits(move_in_, moves[i], &m[i * width]);
  relu(m);
  m = dense(move_mid_, m, count);
  std::vector<float> both(count * 2 * width);
  for (size_t i = 0; i < count; ++i)
    for (size_t j = 0; j < width; ++j) {
      both[i * 2 * width + j] = std::max(m[i * width + j] * scale[j], 0.0F);
      both[i * 2 * width + width + j] = std::max(m[i * width + j] + shift[j], 0.0F);
    }
  std::vector<float> y = dense(joint_, both, count);
  relu(y);
  y = dense(joint_mid_, y, count);
  relu(y);
  y = dense(heads_, y, count);
  std::vector<Scored> out(count);
  for (size_t i = 0; i < count; ++i) out[i] = {y[2 * i], y[2 * i + 1]};
  return out;
}

std::vector<Scored> Network::score(const View& view) const {
  const auto [state, moves] = features(view);
  return score(state, moves);
}

double score_unit(const Tables& tables) {
  const double cards = 13.0;
  if (tables.score_by_value) return cards * 9.0;  // the value of a middling card
  return cards * tables.rules.card_points * (tables.rules.double_per_two ? 1.5 : 1.0);
}

}  // namespace upperhand::big_two
