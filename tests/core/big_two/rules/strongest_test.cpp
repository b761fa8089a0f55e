#include "big_two/rules/strongest.h"

#include "big_two/hand/analysis.h"
#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::strongest_test {

using namespace upperhand::big_two::testing;

namespace {

std::array<int, kKinds> highest_keys(const Tables& tables, Cards cards) {
  std::array<int, kKinds> out;
  out.fill(-1);
  for (const Combination& one : combinations(tables, cards))
    out[index_of(one.kind)] = std::max<int>(out[index_of(one.kind)], one.key);
  return out;
}

}  // namespace

TEST(the_strongest_key_is_the_highest_that_is_listed) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables())
    for (int round = 0; round < 60; ++round) {
      const Cards cards = round == 0 ? Cards() : crowded(rng, 1 + static_cast<int>(rng.below(12)));
      const std::array<int, kKinds> expected = highest_keys(*tables, cards);
      for (size_t kind = 0; kind < kKinds; ++kind)
        if (tables->plays(static_cast<Kind>(kind)))
          CHECK(strongest_key(*tables, cards, static_cast<Kind>(kind)) == expected[kind]);
    }
}

TEST(nothing_larger_than_asked_beats_a_play) {
  Rng rng(2);
  for (const SharedTables& tables : all_tables())
    for (int round = 0; round < 20; ++round) {
      const Cards cards = crowded(rng, 9);
      const std::vector<Combination> all = combinations(*tables, cards);
      const std::vector<Combination> low = combinations(*tables, crowded(rng, 7));
      const Combination table = low[rng.below(low.size())];
      for (int largest = 1; largest <= 5; ++largest) {
        const bool expected = std::any_of(all.begin(), all.end(), [&](const Combination& one) {
          return size_of(one.kind) <= largest && beats(*tables, one, table);
        });
        CHECK(can_beat(*tables, cards, table.kind, table.key, largest) == expected);
      }
    }
}

}  // namespace upperhand::big_two::strongest_test
