// Products of two words, which need two words: the only place that depends on what the compiler offers.
#pragma once

#include <cstdint>

namespace upperhand {

struct Wide {
  uint64_t high, low;

  constexpr bool operator==(const Wide&) const = default;
};

// In halves of words, as one does it on paper; for compilers that offer nothing better.
constexpr Wide portable_product(uint64_t a, uint64_t b) {
  constexpr uint64_t kLow = 0xFFFFFFFF;
  const uint64_t low = (a & kLow) * (b & kLow), high = (a >> 32) * (b >> 32);
  const uint64_t one = (a >> 32) * (b & kLow), other = (a & kLow) * (b >> 32);
  const uint64_t middle = (low >> 32) + (one & kLow) + (other & kLow);
  return {high + (one >> 32) + (other >> 32) + (middle >> 32), middle << 32 | (low & kLow)};
}

constexpr Wide product(uint64_t a, uint64_t b) {
#if defined(__SIZEOF_INT128__)
  __extension__ using Native = unsigned __int128;
  const Native out = static_cast<Native>(a) * b;
  return {static_cast<uint64_t>(out >> 64), static_cast<uint64_t>(out)};
#else
  return portable_product(a, b);
#endif
}

}  // namespace upperhand
