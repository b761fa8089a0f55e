#include "random.h"

#include <set>

#include "check.h"

namespace upperhand::random_test {

TEST(generators_repeat_and_differ) {
  Rng one(7), same(7), other(8);
  for (int i = 0; i < 100; ++i) {
    const uint64_t bits = one.bits();
    CHECK(bits == same.bits());
    CHECK(bits != other.bits());
  }
}

TEST(derived_generators_share_no_numbers) {
  std::set<uint64_t> seen;
  for (uint64_t seed = 0; seed < 6; ++seed)
    for (uint64_t game = 0; game < 6; ++game)
      for (uint64_t seat = 0; seat < 4; ++seat)
        for (uint64_t ply = 0; ply < 6; ++ply)
          CHECK(seen.insert(Rng::derive(seed, game, seat, ply).bits()).second);
}

TEST(below_stays_below) {
  Rng rng(3);
  int counts[5] = {};
  for (int i = 0; i < 50000; ++i) ++counts[rng.below(5)];
  for (int count : counts) CHECK(count > 9600 && count < 10400);  // 10,000 with a deviation of 89
}

}  // namespace upperhand::random_test
