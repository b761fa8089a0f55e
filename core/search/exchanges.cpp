#include "search/exchanges.h"

#include "cards.h"

namespace upperhand {

uint64_t some_of(uint64_t cards, int count, Rng& rng) {
  uint64_t out = 0;
  for (; count > 0; --count) {
    const uint64_t left = cards ^ out;
    const uint64_t drawn = rng.below(static_cast<uint64_t>(std::popcount(left)));
    out |= spread_bits(uint64_t{1} << drawn, left);
  }
  return out;
}

int how_many(int most, Rng& rng) {
  int out = 1;
  while (out < most && rng.below(3) == 0) ++out;
  return out;
}

}  // namespace upperhand
