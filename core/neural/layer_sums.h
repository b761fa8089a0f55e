// The sums of a layer, several outputs at a time. They are sums of integers that cannot overflow, so the
// number of outputs per instruction and the order of the inputs change no result; tests compare the results
// for all such numbers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "neural/layers.h"

#if defined(__SSE4_1__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

namespace upperhand::neural {

// How many sums of 32 bits one instruction of the machine processes.
#if defined(__AVX512BW__)
inline constexpr size_t kLanes = 16;
#elif defined(__AVX2__)
inline constexpr size_t kLanes = 8;
#else
inline constexpr size_t kLanes = 4;
#endif

namespace sums {

template <class Weight>
struct LayerNumbers {
  const Weight* weights;
  const float *steps, *bias;
  size_t stride;  // a multiple of Count
};

inline int32_t two_of(const int16_t* from) {
  int32_t out;
  std::memcpy(&out, from, sizeof out);
  return out;
}

// This many sums side by side. What is added to them: the weights of two inputs for each, times two inputs
// that are the same for all; or the weights of an input that is 1.
template <size_t Count>
struct Lanes {
  struct Rows {
    int16_t numbers[2 * Count];
    explicit Rows(const int8_t* from) { std::copy_n(from, 2 * Count, numbers); }
  };
  struct Inputs {
    int32_t first, second;
    explicit Inputs(const int16_t* two) : first(two[0]), second(two[1]) {}
  };

  int32_t sums[Count] = {};
  void add(const Rows& rows, const Inputs& in) {
    for (size_t i = 0; i < Count; ++i)
      sums[i] += rows.numbers[2 * i] * in.first + rows.numbers[2 * i + 1] * in.second;
  }
  void add(const int16_t* from) {
    for (size_t i = 0; i < Count; ++i) sums[i] += from[i];
  }
  void store(int32_t* to) const { std::copy_n(sums, Count, to); }
};

#if defined(__AVX512BW__)
constexpr uint32_t kAll = ~0U;  // a mask, since GCC 12 warns of its own header where there is none

template <>
struct Lanes<16> {
  struct Rows {
    __m512i numbers;
    explicit Rows(const int8_t* from)
        : numbers(
              _mm512_maskz_cvtepi8_epi16(kAll, _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)))) {}
  };
  struct Inputs {
    __m512i both;
    explicit Inputs(const int16_t* two) : both(_mm512_set1_epi32(two_of(two))) {}
  };
  __m512i sums = _mm512_setzero_si512();
  void add(const Rows& rows, const Inputs& in) {
#if defined(__AVX512VNNI__)
    sums = _mm512_dpwssd_epi32(sums, rows.numbers, in.both);
#else
    sums = _mm512_add_epi32(sums, _mm512_madd_epi16(rows.numbers, in.both));
#endif
  }
  void add(const int16_t* from) {
    sums = _mm512_add_epi32(
        sums, _mm512_maskz_cvtepi16_epi32(static_cast<__mmask16>(kAll),
                                          _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from))));
  }
  void store(int32_t* to) const { _mm512_storeu_si512(to, sums); }
};
#endif

#if defined(__AVX2__)
template <>
struct Lanes<8> {
  struct Rows {
    __m256i numbers;
    explicit Rows(const int8_t* from)
        : numbers(_mm256_cvtepi8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)))) {}
  };
  struct Inputs {
    __m256i both;
    explicit Inputs(const int16_t* two) : both(_mm256_set1_epi32(two_of(two))) {}
  };
  __m256i sums = _mm256_setzero_si256();
  void add(const Rows& rows, const Inputs& in) {
    sums = _mm256_add_epi32(sums, _mm256_madd_epi16(rows.numbers, in.both));
  }
  void add(const int16_t* from) {
    sums = _mm256_add_epi32(sums,
                            _mm256_cvtepi16_epi32(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))));
  }
  void store(int32_t* to) const { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), sums); }
};
#endif

#if defined(__SSE4_1__)
template <>
struct Lanes<4> {
  struct Rows {
    __m128i numbers;
    explicit Rows(const int8_t* from)
        : numbers(_mm_cvtepi8_epi16(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from)))) {}
  };
  struct Inputs {
    __m128i both;
    explicit Inputs(const int16_t* two) : both(_mm_set1_epi32(two_of(two))) {}
  };
  __m128i sums = _mm_setzero_si128();
  void add(const Rows& rows, const Inputs& in) {
    sums = _mm_add_epi32(sums, _mm_madd_epi16(rows.numbers, in.both));
  }
  void add(const int16_t* from) {
    sums = _mm_add_epi32(sums, _mm_cvtepi16_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from))));
  }
  void store(int32_t* to) const { _mm_storeu_si128(reinterpret_cast<__m128i*>(to), sums); }
};
#elif defined(__wasm_simd128__)
template <>
struct Lanes<4> {
  struct Rows {
    v128_t numbers;
    explicit Rows(const int8_t* from) : numbers(wasm_i16x8_load8x8(from)) {}
  };
  struct Inputs {
    v128_t both;
    explicit Inputs(const int16_t* two) : both(wasm_i32x4_splat(two_of(two))) {}
  };
  v128_t sums = wasm_i32x4_const_splat(0);
  void add(const Rows& rows, const Inputs& in) {
    sums = wasm_i32x4_add(sums, wasm_i32x4_dot_i16x8(rows.numbers, in.both));
  }
  void add(const int16_t* from) { sums = wasm_i32x4_add(sums, wasm_i32x4_load16x4(from)); }
  void store(int32_t* to) const { wasm_v128_store(to, sums); }
};
#endif

// The outputs from their sums; `unit` is what one unit of the inputs is worth.
template <size_t Count, size_t Vectors, class Weight>
void finish(const Lanes<Count> (&sums)[Vectors], float unit, const LayerNumbers<Weight>& layer, size_t at,
            float* out) {
  int32_t totals[Vectors * Count];
  for (size_t v = 0; v < Vectors; ++v) sums[v].store(totals + v * Count);
  for (size_t i = 0; i < Vectors * Count; ++i)
    out[at + i] = static_cast<float>(totals[i]) * (unit * layer.steps[at + i]) + layer.bias[at + i];
}

// Calls step<Vectors>(at) until all outputs are done, with as many vectors of this many outputs as are left,
// at most Most.
template <size_t Most, size_t Count, class Step>
[[gnu::always_inline]] inline void in_vectors(size_t stride, const Step& step, size_t at = 0) {
  for (; at + Most * Count <= stride; at += Most * Count) step(std::integral_constant<size_t, Most>(), at);
  if constexpr (Most > 1) in_vectors<Most / 2, Count>(stride, step, at);
}

template <size_t Count>
void add_bits(std::span<const uint16_t> places, const LayerNumbers<int16_t>& layer, float* out) {
  in_vectors<8, Count>(layer.stride, [&]<size_t Vectors>(std::integral_constant<size_t, Vectors>, size_t at) {
    Lanes<Count> sums[Vectors];
    for (const size_t place : places)
      for (size_t v = 0; v < Vectors; ++v) sums[v].add(layer.weights + place * layer.stride + at + v * Count);
    finish(sums, 1, layer, at, out);
  });
}

// The pairs of inputs that are not 0 in some of these rows. Each is written, and overwritten by the next if
// it is not wanted: a branch here could not be predicted.
template <size_t Rows>
size_t take_pairs(const RoundedRows& in, size_t row, size_t pairs, uint16_t* places) {
  size_t size = 0;
  for (size_t pair = 0; pair < pairs; ++pair) {
    int32_t any = 0;
    for (size_t r = 0; r < Rows; ++r) any |= two_of(in.numbers(row + r) + 2 * pair);
    places[size] = static_cast<uint16_t>(pair);
    size += any != 0;
  }
  return size;
}

// Rows together use each weight that is read for all of them. The sums stay in registers meanwhile.
template <size_t Count, size_t Rows>
void add_rows(const RoundedRows& in, size_t row, std::span<const uint16_t> places,
              const LayerNumbers<int8_t>& layer, float* out) {
  constexpr size_t kMost = Rows == 1 ? 8 : Rows == 2 || Count == 16 ? 4 : 2;
  in_vectors<kMost, Count>(
      layer.stride, [&]<size_t Vectors>(std::integral_constant<size_t, Vectors>, size_t at) {
        Lanes<Count> sums[Rows][Vectors];
        for (const size_t place : places) {
          const int8_t* from = layer.weights + 2 * (place * layer.stride + at);
          for (size_t v = 0; v < Vectors; ++v) {
            const typename Lanes<Count>::Rows weights(from + 2 * v * Count);
            for (size_t r = 0; r < Rows; ++r)
              sums[r][v].add(weights, typename Lanes<Count>::Inputs(in.numbers(row + r) + 2 * place));
          }
        }
        for (size_t r = 0; r < Rows; ++r)
          finish(sums[r], in.unit(row + r), layer, at, out + (row + r) * layer.stride);
      });
}

template <size_t Count>
void add_all(const RoundedRows& in, size_t rows, size_t pairs, uint16_t* places,
             const LayerNumbers<int8_t>& layer, float* out) {
  size_t row = 0;
  const auto add = [&]<size_t Rows>(std::integral_constant<size_t, Rows>) {
    for (; row + Rows <= rows; row += Rows) {
      const size_t size = take_pairs<Rows>(in, row, pairs, places);
      add_rows<Count, Rows>(in, row, {places, size}, layer, out);
    }
  };
  add(std::integral_constant<size_t, 4>());
  add(std::integral_constant<size_t, 2>());
  add(std::integral_constant<size_t, 1>());
}

}  // namespace sums

}  // namespace upperhand::neural
