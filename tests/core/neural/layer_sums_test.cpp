#include "neural/layer_sums.h"

#include <limits>

#include "check.h"
#include "random.h"

namespace upperhand::neural::layer_sums_test {

namespace {

constexpr size_t kInputs = 37, kPairs = 19, kRows = 7;

// A layer with random weights and inputs, in memory that is not aligned for any vector. Inputs may be as
// large as they ever are, and all at once.
struct Trial {
  explicit Trial(size_t width, bool extreme)
      : stride(width),
        weights(2 * kPairs * width + 1),
        of_bits(kInputs * width + 1),
        steps(width + 1),
        bias(width + 1) {
    Rng rng(width);
    for (int16_t& one : of_bits)
      one = static_cast<int16_t>(extreme ? -32'767 : static_cast<int>(rng.below(65'535)) - 32'767);
    for (int8_t& one : weights)
      one = static_cast<int8_t>(extreme ? -127 : static_cast<int>(rng.below(255)) - 127);
    for (float& one : steps) one = static_cast<float>(rng.uniform());
    for (float& one : bias) one = static_cast<float>(rng.uniform() - 0.5);
    in.make_room(kRows, 2 * kPairs);
    for (size_t row = 0; row < kRows; ++row) {
      *in.row(row).unit = static_cast<float>(rng.uniform());
      for (size_t i = 0; i < kInputs; ++i)
        in.row(row).number[i] =
            static_cast<int16_t>(extreme             ? 4095
                                 : rng.below(3) == 0 ? 0
                                                     : static_cast<int>(rng.below(8191)) - 4095);
      in.row(row).number[kInputs] = 0;
    }
    for (uint16_t at = 0; at < (extreme ? 600 : kInputs); ++at)
      if (extreme || rng.below(2) == 0) bits.push_back(static_cast<uint16_t>(at % kInputs));
  }

  template <class Weight>
  sums::LayerNumbers<Weight> numbers(const std::vector<Weight>& from) const {
    return {from.data() + 1, steps.data() + 1, bias.data() + 1, stride};
  }
  float output(int64_t sum, float unit, size_t at) const {
    return static_cast<float>(sum) * (unit * steps[at + 1]) + bias[at + 1];
  }

  // With this many sums at a time.
  template <size_t Count>
  std::vector<float> outputs() {
    std::vector<float> out(kRows * stride + 1);
    std::vector<uint16_t> places(kPairs);
    sums::add_all<Count>(in, kRows, kPairs, places.data(), numbers(weights), out.data() + 1);
    return {out.begin() + 1, out.end()};
  }
  template <size_t Count>
  std::vector<float> outputs_of_bits() {
    std::vector<float> out(stride + 1);
    sums::add_bits<Count>(bits, numbers(of_bits), out.data() + 1);
    return {out.begin() + 1, out.end()};
  }

  // The same, one output after the other.
  std::vector<float> expected() const {
    std::vector<float> out;
    for (size_t row = 0; row < kRows; ++row)
      for (size_t at = 0; at < stride; ++at) {
        int64_t sum = 0;
        for (size_t i = 0; i < kInputs; ++i)
          sum += weights[1 + (i / 2 * stride + at) * 2 + i % 2] * in.numbers(row)[i];
        out.push_back(output(sum, in.unit(row), at));
      }
    return out;
  }
  std::vector<float> expected_of_bits() const {
    std::vector<float> out;
    for (size_t at = 0; at < stride; ++at) {
      int64_t sum = 0;
      for (const uint16_t place : bits) sum += of_bits[1 + place * stride + at];
      out.push_back(output(sum, 1, at));
    }
    return out;
  }

  size_t stride;
  std::vector<int8_t> weights;
  std::vector<int16_t> of_bits;
  std::vector<float> steps, bias;
  RoundedRows in;
  std::vector<uint16_t> bits;
};

template <size_t Count>
void check(Trial& trial) {
  CHECK((trial.outputs<Count>() == trial.expected()));
  CHECK((trial.outputs_of_bits<Count>() == trial.expected_of_bits()));
}

std::vector<int> rounded(const std::vector<float>& values, int most, bool all, float& unit) {
  RoundedRows rows;
  rows.make_room(1, values.size());
  (all ? round_all : round_positive)(values.data(), values.size(), most, rows.row(0));
  unit = rows.unit(0);
  CHECK(rows.numbers(0)[values.size()] == 0);
  return {rows.numbers(0), rows.numbers(0) + values.size()};
}

}  // namespace

TEST(sums_of_a_layer_are_exact_with_any_number_of_lanes) {
  for (const bool extreme : {false, true})
    for (const size_t width : {16U, 48U, 96U, 128U, 240U, 400U}) {
      Trial trial(width, extreme);
      check<4>(trial);
      check<8>(trial);
      check<16>(trial);
    }
}

TEST(numbers_are_rounded_to_units_of_the_largest) {
  float unit = 0;
  CHECK((rounded({2, -8, 0.5F, 0.24F, 0}, 4, false, unit) == std::vector<int>{4, 0, 1, 0, 0}));
  CHECK(unit == 0.5F);
  CHECK((rounded({2, -8, 0.5F, -3.1F, 0}, 4, true, unit) == std::vector<int>{1, -4, 0, -2, 0}));
  CHECK(unit == 2);
  CHECK((rounded({0, -1, 0}, 4, false, unit) == std::vector<int>{0, 0, 0}));
  CHECK(unit == 0);
}

TEST(numbers_out_of_all_bounds_are_rounded_too) {
  constexpr float kInfinite = std::numeric_limits<float>::infinity();
  float unit = 0;
  CHECK((rounded({kInfinite, 1, std::numeric_limits<float>::quiet_NaN()}, 9, false, unit) ==
         std::vector<int>{9, 0, 9}));
  CHECK((rounded({-kInfinite, 1}, 9, true, unit) == std::vector<int>{-9, 0}));
  CHECK((rounded({1e-42F, 0}, 9, true, unit) == std::vector<int>{0, 0}));
}

}  // namespace upperhand::neural::layer_sums_test
