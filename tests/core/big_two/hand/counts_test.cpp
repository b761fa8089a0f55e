#include "big_two/hand/counts.h"

#include "big_two/hand/analysis.h"
#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::counts_test {

using namespace upperhand::big_two::testing;

namespace {

// Whose key is a rank; all others have a place.
bool by_rank_alone(Kind kind) {
  return kind == Kind::triple || kind == Kind::four_of_a_kind || kind == Kind::full_house ||
         kind == Kind::four_plus_one;
}

}  // namespace

TEST(combinations_are_counted_as_they_are_listed) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables())
    for (const int size : {0, 4, 9, 16}) {
      const Cards cards = size == 0 ? Cards() : crowded(rng, size);
      std::array<std::array<int, 64>, kKinds> by_key{};
      for (const Combination& one : combinations(*tables, cards)) ++by_key[index_of(one.kind)][one.key];
      for (size_t kind = 0; kind < kKinds; ++kind) {
        if (!tables->plays(static_cast<Kind>(kind))) continue;
        const bool by_rank = by_rank_alone(static_cast<Kind>(kind));
        int count = 0;
        for (int least = by_rank ? kRanks : kDeckSize; least >= 0; --least) {
          count += by_key[kind][static_cast<size_t>(least)];
          CHECK(count_from(*tables, cards, static_cast<Kind>(kind), least) == count);
        }
      }
    }
}

TEST(combinations_are_counted_as_they_beat_each_other) {
  Rng rng(2);
  for (const SharedTables& tables : all_tables()) {
    const Cards cards = crowded(rng, 14);
    const std::vector<Combination> all = combinations(*tables, cards);
    const std::vector<Combination> own = combinations(*tables, crowded(rng, 10));
    for (size_t i = 0; i < own.size(); i += 1 + own.size() / 20) {
      ComparedCounts expected;
      for (const Combination& other : all) {
        if (size_of(other.kind) != size_of(own[i].kind)) continue;
        expected.weaker += beats(*tables, own[i], other);
        expected.stronger += beats(*tables, other, own[i]);
      }
      const ComparedCounts found = compared_counts(*tables, cards, own[i]);
      CHECK(found.weaker == expected.weaker && found.stronger == expected.stronger);
    }
  }
}

}  // namespace upperhand::big_two::counts_test
