#include "neural/layers.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "checks.h"
#include "neural/layer_sums.h"

namespace upperhand::neural {

namespace {

// Divisible by the vector length of every machine, so that weights have the same layout everywhere.
constexpr size_t kPadding = 16;
static_assert(kPadding % kLanes == 0);

size_t padded(size_t count) { return (count + kPadding - 1) / kPadding * kPadding; }

const Matrix& named(const Weights& weights, const std::string& name) {
  const auto found = weights.find(name);
  if (found == weights.end()) throw Error("the weights have no part named " + name);
  const std::vector<float>& numbers = found->second.numbers;
  if (!std::all_of(numbers.begin(), numbers.end(), [](float one) { return std::isfinite(one); }))
    throw Error("the weights of " + name + " hold a number that is not finite");
  return found->second;
}

// The numbers above a bound. Each is written, and overwritten by the next if it is not wanted: a branch here
// could not be predicted.
void take_above(float bound, const float* values, size_t count, const Inputs::Row& in) {
  size_t size = 0;
  for (size_t i = 0; i < count; ++i) {
    in.at[size] = static_cast<uint16_t>(i);
    in.value[size] = values[i];
    size += values[i] > bound;
  }
  *in.size = size;
}

}  // namespace

void take_positive(const float* values, size_t count, const Inputs::Row& in) {
  take_above(0.0F, values, count, in);
}

void take_all(const float* values, size_t count, const Inputs::Row& in) {
  take_above(-std::numeric_limits<float>::infinity(), values, count, in);
}

Layer::Layer(const Weights& weights, const std::string& name) : name_(name) {
  const std::string part = name + ".weight";
  const Matrix& matrix = named(weights, part);  // outputs x inputs
  bias_ = named(weights, name + ".bias").numbers;
  check_between("the inputs of " + name, matrix.columns, 1, kWidest);
  check_between("the outputs of " + name, matrix.rows, 1, kWidest);
  if (bias_.size() != matrix.rows || matrix.numbers.size() != matrix.rows * matrix.columns)
    throw Error("the parts of " + name + " do not fit each other");
  inputs_ = matrix.columns;
  outputs_ = matrix.rows;
  bias_.resize(padded(outputs_));
  rows_.resize(inputs_ * stride());
  for (size_t out = 0; out < outputs_; ++out)
    for (size_t in = 0; in < inputs_; ++in) rows_[in * stride() + out] = matrix.numbers[out * inputs_ + in];
}

void Layer::check_inputs(size_t count, const std::string& before) const {
  if (inputs_ != count)
    throw Error("the layer " + name_ + " takes " + std::to_string(inputs_) + " numbers, but " + before +
                " gives it " + std::to_string(count));
}

void Layer::check_outputs(size_t count, const std::string& why) const {
  if (outputs_ != count)
    throw Error("the layer " + name_ + " gives " + std::to_string(outputs_) + " numbers, but " + why +
                " has " + std::to_string(count));
}

void Inputs::make_room(size_t rows, size_t width) {
  width_ = width + 1;
  if (rows <= size_.size()) return;
  at_.resize(rows * width_);
  value_.resize(rows * width_);
  size_.resize(rows);
}

void Layer::apply(Inputs& in, size_t rows, float* out) const {
  sums::add_all<kLanes, false>(in, rows, rows_.data(), stride(), bias_.data(), out);
}

void Layer::apply_bits(Inputs& in, size_t rows, float* out) const {
  sums::add_all<kLanes, true>(in, rows, rows_.data(), stride(), bias_.data(), out);
}

Norm::Norm(const Weights& weights, const std::string& name, size_t width)
    : scale(named(weights, name + ".weight").numbers), shift(named(weights, name + ".bias").numbers) {
  if (scale.size() != width || shift.size() != width)
    throw Error("the parts of " + name + " must have " + std::to_string(width) + " numbers each, not " +
                std::to_string(scale.size()) + " and " + std::to_string(shift.size()));
}

float finite(float figure) {
  constexpr float kFar = 1e30F;
  return std::isnan(figure) ? -kFar : std::clamp(figure, -kFar, kFar);
}

void Norm::apply(const float* values, float* out) const {
  const auto count = static_cast<float>(scale.size());
  float sum = 0;
  for (size_t i = 0; i < scale.size(); ++i) sum += values[i];
  const float mean = sum / count;
  float squares = 0;
  for (size_t i = 0; i < scale.size(); ++i) squares += (values[i] - mean) * (values[i] - mean);
  const float spread = std::sqrt(squares / count + 1e-5F);
  for (size_t i = 0; i < scale.size(); ++i) out[i] = (values[i] - mean) / spread * scale[i] + shift[i];
}

}  // namespace upperhand::neural
