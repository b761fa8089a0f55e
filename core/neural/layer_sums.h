// The sums of a layer: outputs = bias + the sum of inputs times their rows, several outputs at a time.
//
// Every output has its own sum, which adds the inputs in order. The number of outputs per instruction
// therefore changes no result, and tests compare the results for all such numbers.
#pragma once

#include <cstddef>
#include <cstring>
#include <type_traits>

#include "neural/layers.h"

namespace upperhand::neural {

// How many numbers one instruction of the machine processes. The compiler splits larger vectors, which is
// slower than using small ones.
#if defined(__AVX512F__)
inline constexpr size_t kLanes = 16;
#elif defined(__AVX__)
inline constexpr size_t kLanes = 8;
#else
inline constexpr size_t kLanes = 4;
#endif

namespace sums {

// This many numbers side by side. They are copied from and to memory, which needs no alignment: some
// compilers treat a pointer to vectors with reduced alignment as an aligned one.
template <size_t Count>
struct Lanes {
#if defined(__GNUC__)
  typedef float Numbers __attribute__((vector_size(Count * sizeof(float))));
  Numbers numbers;

  void add(const Lanes& other) { numbers += other.numbers; }
  void add(const Lanes& other, float times) { numbers += other.numbers * times; }
#else
  float numbers[Count];

  void add(const Lanes& other) {
    for (size_t i = 0; i < Count; ++i) numbers[i] += other.numbers[i];
  }
  void add(const Lanes& other, float times) {
    for (size_t i = 0; i < Count; ++i) numbers[i] += other.numbers[i] * times;
  }
#endif
  void load(const float* from) { std::memcpy(&numbers, from, sizeof numbers); }
  void store(float* to) const { std::memcpy(to, &numbers, sizeof numbers); }
};

// Adds up the rows of some inputs, over Vectors times Count outputs, which stay in registers meanwhile.
template <size_t Count, size_t Vectors, bool kBits>
[[gnu::always_inline]] inline void add_rows(const Inputs::Row& in, const float* rows, size_t stride,
                                            const float* bias, float* out) {
  Lanes<Count> sums[Vectors], row;
  for (size_t v = 0; v < Vectors; ++v) sums[v].load(bias + v * Count);
  for (size_t i = 0, size = *in.size; i < size; ++i) {
    const float* from = rows + in.at[i] * stride;
    for (size_t v = 0; v < Vectors; ++v) {
      row.load(from + v * Count);
      if constexpr (kBits)
        sums[v].add(row);
      else
        sums[v].add(row, in.value[i]);
    }
  }
  for (size_t v = 0; v < Vectors; ++v) sums[v].store(out + v * Count);
}

// Some outputs of all rows before the next ones, so that their weights are still in the cache. `stride` is a
// multiple of Count; with kBits every input is 1.
template <size_t Count, bool kBits>
void add_all(Inputs& in, size_t count, const float* rows, size_t stride, const float* bias, float* out) {
  size_t at = 0;
  const auto add = [&]<size_t Vectors>(std::integral_constant<size_t, Vectors>) {
    for (; at + Vectors * Count <= stride; at += Vectors * Count)
      for (size_t row = 0; row < count; ++row)
        add_rows<Count, Vectors, kBits>(in.row(row), rows + at, stride, bias + at, out + row * stride + at);
  };
  add(std::integral_constant<size_t, 8>());
  add(std::integral_constant<size_t, 4>());
  add(std::integral_constant<size_t, 2>());
  add(std::integral_constant<size_t, 1>());
}

}  // namespace sums

}  // namespace upperhand::neural
