// The only random generator: xoroshiro128++ (Blackman and Vigna, 2019), seeded through splitmix64.
// Small, fast, and the same numbers on every machine.
#pragma once

#include <bit>
#include <cstdint>

#include "wide.h"

namespace upperhand {

// One round of splitmix64: turns related inputs into unrelated outputs.
constexpr uint64_t scramble(uint64_t x) {
  x += 0x9E3779B97F4A7C15ULL;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
  return x ^ (x >> 31);
}

class Rng {
 public:
  constexpr explicit Rng(uint64_t seed) : a_(scramble(seed)), b_(scramble(~seed)) {}

  // A separate generator for each (seed, game, seat, ply): the order of requests never changes what another
  // gets.
  static constexpr Rng derive(uint64_t seed, uint64_t game, uint64_t seat, uint64_t ply) {
    return Rng(scramble(scramble(scramble(scramble(seed) ^ game) ^ seat) ^ ply));
  }

  constexpr uint64_t bits() {
    const uint64_t a = a_;
    uint64_t b = b_;
    const uint64_t out = std::rotl(a + b, 17) + a;
    b ^= a;
    a_ = std::rotl(a, 49) ^ b ^ (b << 21);
    b_ = std::rotl(b, 28);
    return out;
  }

  // Uniform in [0, n); the bias is below n / 2^64.
  constexpr uint64_t below(uint64_t n) { return product(bits(), n).high; }

  // Uniform in [0, 1).
  constexpr double uniform() { return static_cast<double>(bits() >> 11) * 0x1.0p-53; }

 private:
  uint64_t a_, b_;
};

}  // namespace upperhand
