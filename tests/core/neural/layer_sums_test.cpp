#include "neural/layer_sums.h"

#include <bit>

#include "check.h"
#include "random.h"

namespace upperhand::neural::layer_sums_test {

namespace {

constexpr size_t kInputs = 37, kRows = 3;

float number(Rng& rng) { return static_cast<float>(rng.uniform() * 4 - 2); }

// A layer with random weights and inputs, in memory that is not aligned for any vector.
struct Trial {
  explicit Trial(size_t width) : stride(width), rows(kInputs * width + 1), bias(width + 1) {
    Rng rng(width);
    for (float& one : rows) one = number(rng);
    for (float& one : bias) one = number(rng);
    in.make_room(kRows, kInputs);
    for (size_t i = 0; i < kRows; ++i) {
      const Inputs::Row row = in.row(i);
      *row.size = 0;
      for (uint16_t at = 0; at < kInputs; ++at) {
        if (rng.below(3) == 0) continue;
        row.at[*row.size] = at;
        row.value[(*row.size)++] = number(rng);
      }
    }
  }

  // The bits of the outputs, with this many numbers at a time.
  template <size_t Count, bool kBits>
  std::vector<uint32_t> outputs() {
    std::vector<float> out(kRows * stride + 1);
    sums::add_all<Count, kBits>(in, kRows, rows.data() + 1, stride, bias.data() + 1, out.data() + 1);
    std::vector<uint32_t> bits;
    for (size_t i = 0; i < kRows * stride; ++i) bits.push_back(std::bit_cast<uint32_t>(out[i + 1]));
    return bits;
  }

  // The same, one output after the other.
  template <bool kBits>
  std::vector<uint32_t> expected() {
    std::vector<uint32_t> bits;
    for (size_t i = 0; i < kRows; ++i)
      for (size_t at = 0; at < stride; ++at) {
        float sum = bias[at + 1];
        for (size_t k = 0; k < *in.row(i).size; ++k) {
          const float weight = rows[1 + in.row(i).at[k] * stride + at];
          sum += kBits ? weight : weight * in.row(i).value[k];
        }
        bits.push_back(std::bit_cast<uint32_t>(sum));
      }
    return bits;
  }

  size_t stride;
  std::vector<float> rows, bias;
  Inputs in;
};

template <bool kBits>
void check_all(size_t width) {
  Trial trial(width);
  const std::vector<uint32_t> expected = trial.expected<kBits>();
  CHECK((trial.outputs<4, kBits>() == expected));
  CHECK((trial.outputs<8, kBits>() == expected));
  CHECK((trial.outputs<16, kBits>() == expected));
}

}  // namespace

TEST(sums_of_a_layer_are_the_same_bits_with_any_number_of_lanes) {
  for (const size_t width : {16U, 48U, 96U, 128U, 240U, 400U}) {
    check_all<false>(width);
    check_all<true>(width);
  }
}

}  // namespace upperhand::neural::layer_sums_test
