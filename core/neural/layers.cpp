#include "neural/layers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "checks.h"
#include "neural/layer_sums.h"

namespace upperhand::neural {

namespace {

// Divisible by the vector length of every machine, so that weights have the same layout everywhere.
constexpr size_t kPadding = 16;
static_assert(kPadding % kLanes == 0);

constexpr int kMostUnits = 4095;  // fewer lose moves, more gain none
constexpr float kFar = 1e30F, kNear = 1e-30F;

size_t padded(size_t count) { return (count + kPadding - 1) / kPadding * kPadding; }

const Matrix& named(const Weights& weights, const std::string& name) {
  const auto found = weights.find(name);
  if (found == weights.end()) throw Error("the weights have no part named " + name);
  const std::vector<float>& numbers = found->second.numbers;
  if (!std::all_of(numbers.begin(), numbers.end(), [](float one) { return std::isfinite(one); }))
    throw Error("the weights of " + name + " hold a number that is not finite");
  return found->second;
}

// Rounds the weights of every output. place(output, input) tells where each number goes.
template <class Number, class Place>
RoundedWeights<Number> rounded(const Matrix& matrix, size_t size, size_t stride, const Place& place) {
  constexpr float kMost = std::numeric_limits<Number>::max();
  RoundedWeights<Number> out{std::vector<Number>(size), std::vector<float>(stride)};
  for (size_t row = 0; row < matrix.rows; ++row) {
    const auto weights = std::span(matrix.numbers).subspan(row * matrix.columns, matrix.columns);
    float largest = 0;
    for (const float one : weights) largest = std::max(largest, std::abs(one));
    const float step = out.steps[row] = largest / kMost;
    for (size_t column = 0; column < matrix.columns && step > 0; ++column)
      out.numbers[place(row, column)] =
          static_cast<Number>(std::clamp(std::nearbyint(weights[column] / step), -kMost, kMost));
  }
  return out;
}

// The bits of numbers that are not negative are in the order of the numbers, with infinity and what is no
// number above all others. A compiler can compare several of them at a time, unlike the numbers.
constexpr int32_t kFarBits = std::bit_cast<int32_t>(kFar);

// 0 for what is negative, and nothing out of bounds.
float above_0(float value) {
  return std::bit_cast<float>(std::clamp(std::bit_cast<int32_t>(value), 0, kFarBits));
}

float size_of(float value) {
  return std::bit_cast<float>(std::min(std::bit_cast<int32_t>(value) & 0x7fffffff, kFarBits));
}

// The largest of numbers that of(value) makes of the values.
template <class Of>
float largest(const float* values, size_t count, const Of& of) {
  int32_t bits = 0;
  for (size_t i = 0; i < count; ++i) bits = std::max(bits, std::bit_cast<int32_t>(of(values[i])));
  return std::bit_cast<float>(bits);
}

// What numbers of this size are multiplied by to have at most so many units, and the unit.
struct Rounding {
  Rounding(float largest, int most)
      : factor(largest < kNear ? 0.0F : static_cast<float>(most) / largest),
        unit(largest < kNear ? 0.0F : largest / static_cast<float>(most)) {}
  int16_t units(float size) const {
    return static_cast<int16_t>(static_cast<int>(size * factor + 0.5F));  // conversion drops the fraction
  }

  float factor, unit;
};

}  // namespace

void RoundedRows::make_room(size_t rows, size_t width) {
  width_ = width + 1;
  if (rows <= units_.size()) return;
  numbers_.resize(rows * width_);
  units_.resize(rows);
}

void round_positive(const float* values, size_t count, int most, const RoundedRows::Row& out) {
  const Rounding rounding(largest(values, count, above_0), most);
  for (size_t i = 0; i < count; ++i) out.number[i] = rounding.units(above_0(values[i]));
  out.number[count] = 0;
  *out.unit = rounding.unit;
}

void round_all(const float* values, size_t count, int most, const RoundedRows::Row& out) {
  const Rounding rounding(largest(values, count, size_of), most);
  for (size_t i = 0; i < count; ++i) {
    const int16_t units = rounding.units(size_of(values[i]));
    out.number[i] = std::bit_cast<int32_t>(values[i]) < 0 ? static_cast<int16_t>(-units) : units;
  }
  out.number[count] = 0;
  *out.unit = rounding.unit;
}

Layer::Layer(const Weights& weights, const std::string& name) : name_(name) {
  const Matrix& numbers = matrix(weights, name);
  bias_ = named(weights, name + ".bias").numbers;
  check_between("the inputs of " + name, numbers.columns, 1, kWidest);
  check_between("the outputs of " + name, numbers.rows, 1, kWidest);
  if (bias_.size() != numbers.rows || numbers.numbers.size() != numbers.rows * numbers.columns)
    throw Error("the parts of " + name + " do not fit each other");
  inputs_ = numbers.columns;
  outputs_ = numbers.rows;
  bias_.resize(padded(outputs_));
}

const Matrix& Layer::matrix(const Weights& weights, const std::string& name) {
  return named(weights, name + ".weight");
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

PlainLayer::PlainLayer(const Weights& weights, const std::string& name)
    : Layer(weights, name), rows_(inputs() * stride()) {
  const std::vector<float>& numbers = matrix(weights, name).numbers;
  for (size_t out = 0; out < outputs(); ++out)
    for (size_t in = 0; in < inputs(); ++in) rows_[in * stride() + out] = numbers[out * inputs() + in];
}

BitLayer::BitLayer(const Weights& weights, const std::string& name)
    : Layer(weights, name),
      weights_(rounded<int16_t>(matrix(weights, name), inputs() * stride(), stride(),
                                [&](size_t out, size_t in) { return in * stride() + out; })) {}

void BitLayer::apply(std::span<const uint16_t> places, float* out) const {
  sums::add_bits<kLanes>(places, {weights_.numbers.data(), weights_.steps.data(), bias(), stride()}, out);
}

RoundedLayer::RoundedLayer(const Weights& weights, const std::string& name)
    : Layer(weights, name),
      most_(std::min(kMostUnits, std::numeric_limits<int32_t>::max() / std::numeric_limits<int8_t>::max() /
                                     static_cast<int>(inputs()))),
      weights_(
          rounded<int8_t>(matrix(weights, name), (inputs() + 1) / 2 * 2 * stride(), stride(),
                          [&](size_t out, size_t in) { return (in / 2 * stride() + out) * 2 + in % 2; })) {}

void RoundedLayer::apply(const RoundedRows& in, size_t rows, uint16_t* places, float* out) const {
  sums::add_all<kLanes>(in, rows, (inputs() + 1) / 2, places,
                        {weights_.numbers.data(), weights_.steps.data(), bias(), stride()}, out);
}

Norm::Norm(const Weights& weights, const std::string& name, size_t width)
    : scale(named(weights, name + ".weight").numbers), shift(named(weights, name + ".bias").numbers) {
  if (scale.size() != width || shift.size() != width)
    throw Error("the parts of " + name + " must have " + std::to_string(width) + " numbers each, not " +
                std::to_string(scale.size()) + " and " + std::to_string(shift.size()));
}

float finite(float figure) { return std::isnan(figure) ? -kFar : std::clamp(figure, -kFar, kFar); }

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
