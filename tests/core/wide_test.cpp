#include "wide.h"

#include "cards.h"
#include "check.h"
#include "random.h"

namespace upperhand::wide_test {

static_assert(portable_product(~uint64_t{0}, ~uint64_t{0}) == Wide{~uint64_t{1}, 1});

TEST(products_by_halves_are_those_of_the_machine) {
  Rng rng(1);
  const uint64_t ends[] = {0, 1, 2, 52, 0xFFFFFFFF, 0x100000000, ~uint64_t{0} - 1, ~uint64_t{0}};
  for (const uint64_t a : ends)
    for (const uint64_t b : ends) CHECK(product(a, b) == portable_product(a, b));
  for (int i = 0; i < 10'000; ++i) {
    const uint64_t a = rng.bits() >> rng.below(64), b = rng.bits() >> rng.below(64);
    CHECK(product(a, b) == portable_product(a, b));
  }
}

TEST(bits_are_spread_and_gathered_alike_with_and_without_an_instruction) {
  Rng rng(2);
  for (int i = 0; i < 10'000; ++i) {
    const uint64_t value = rng.bits() >> rng.below(64), set = rng.bits() & rng.bits();
    CHECK(spread_bits(value, set) == portable_spread_bits(value, set));
    CHECK(gather_bits(value, set) == portable_gather_bits(value, set));
    CHECK(gather_bits(spread_bits(value, set), set) == (value & gather_bits(set, set)));
  }
  CHECK(spread_bits(~uint64_t{0}, ~uint64_t{0}) == ~uint64_t{0});
  CHECK(gather_bits(~uint64_t{0}, 0) == 0);
}

}  // namespace upperhand::wide_test
