#include "big_two/hand/analysis.h"

#include <functional>
#include <set>

#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::analysis_test {

using namespace upperhand::big_two::testing;

namespace {

// Every set of up to five cards that is a combination.
std::vector<Combination> tried(const Tables& tables, Cards cards) {
  std::vector<Combination> out;
  const uint64_t sets = uint64_t{1} << cards.size();
  for (uint64_t set = 1; set < sets; ++set)
    if (std::popcount(set) <= 5)
      if (const auto one = classify(tables, Cards(spread_bits(set, cards.mask())))) out.push_back(*one);
  return out;
}

std::set<uint64_t> masks_of(const std::vector<Combination>& combinations) {
  std::set<uint64_t> out;
  for (const Combination& one : combinations) out.insert(one.cards.mask());
  CHECK(out.size() == combinations.size());
  return out;
}

using Split = std::set<uint64_t>;

// Every split of a hand into plays: the lowest card goes into one of them.
void split_all(const std::vector<Combination>& plays, Cards rest, Split& chosen,
               const std::function<void(const Split&)>& use) {
  if (rest.empty()) return use(chosen);
  for (const Combination& one : plays) {
    if (!one.cards.holds(rest.lowest()) || !rest.holds(one.cards)) continue;
    chosen.insert(one.cards.mask());
    split_all(plays, rest - one.cards, chosen, use);
    chosen.erase(one.cards.mask());
  }
}

std::set<Split> fewest_splits(const Tables& tables, Cards hand, size_t& fewest) {
  fewest = static_cast<size_t>(hand.size());
  std::set<Split> out;
  Split chosen;
  split_all(tried(tables, hand), hand, chosen, [&](const Split& one) {
    if (one.size() < fewest) out.clear(), fewest = one.size();
    if (one.size() == fewest) out.insert(one);
  });
  return out;
}

}  // namespace

TEST(combinations_of_a_hand_are_all_that_can_be_made_of_it) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables())
    for (int round = 0; round < 6; ++round) {
      const Cards hand = crowded(rng, 10);
      const std::vector<Combination> found = combinations(*tables, hand);
      CHECK(masks_of(found) == masks_of(tried(*tables, hand)));
      for (const Combination& one : found) CHECK(one == *classify(*tables, one.cards));
      for (size_t i = 1; i < found.size(); ++i)
        CHECK(found[i - 1].kind < found[i].kind ||
              (found[i - 1].kind == found[i].kind && found[i - 1].key <= found[i].key));
    }
}

TEST(what_beats_the_table_is_listed_from_the_weakest) {
  Rng rng(2);
  for (const SharedTables& tables : all_tables())
    for (int round = 0; round < 6; ++round) {
      const std::vector<Combination> all = tried(*tables, crowded(rng, 10));
      const std::vector<Combination> low = combinations(*tables, crowded(rng, 10));
      const Combination table = low[rng.below(low.size())];
      Cards hand;
      for (const Combination& one : all) hand |= one.cards;
      std::set<uint64_t> expected;
      for (const Combination& one : all)
        if (beats(*tables, one, table)) expected.insert(one.cards.mask());
      const std::vector<Combination> found = beating(*tables, hand, table);
      CHECK(masks_of(found) == expected);
      for (size_t i = 1; i < found.size(); ++i) {
        CHECK(found[i].kind != table.kind || found[i - 1].kind == table.kind);
        if (found[i].kind == found[i - 1].kind) CHECK(found[i - 1].key <= found[i].key);
      }
    }
}

TEST(the_strongest_of_each_size_is_beaten_by_none_of_its_size) {
  Rng rng(3);
  for (const SharedTables& tables : all_tables())
    for (int round = 0; round < 6; ++round) {
      const Cards hand = crowded(rng, 10);
      const auto best = strongest(*tables, hand);
      std::set<int> sizes;
      for (const Combination& one : tried(*tables, hand)) {
        sizes.insert(size_of(one.kind));
        CHECK(strength(*tables, one) <= strength(*tables, best.at(size_of(one.kind))));
      }
      CHECK(sizes.size() == best.size());
    }
}

TEST(the_fewest_plays_and_all_their_splits_are_found) {
  Rng rng(4);
  for (const SharedTables& tables : all_tables())
    for (int round = 0; round < 8; ++round) {
      const Cards hand = crowded(rng, 5 + static_cast<int>(rng.below(5)));
      size_t fewest = 0;
      const std::set<Split> expected = fewest_splits(*tables, hand, fewest);
      CHECK(minimum_plays(*tables, hand) == static_cast<int>(fewest));
      std::set<Split> found;
      for (const auto& split : best_partitions(*tables, hand, 100'000)) found.insert(masks_of(split));
      CHECK(found == expected);
      CHECK(best_partitions(*tables, hand, 1).size() == 1);
    }
}

TEST(the_suggested_split_takes_the_fewest_plays_and_keeps_the_strongest_small_ones) {
  Rng rng(5);
  for (const SharedTables& tables : all_tables())
    for (int round = 0; round < 8; ++round) {
      const Cards hand = crowded(rng, 5 + static_cast<int>(rng.below(5)));
      const auto small = [&](const std::vector<Combination>& split) {
        std::multiset<int> out;
        for (const Combination& play : split)
          if (play.cards.size() <= 3) out.insert(strength(*tables, play));
        return out;
      };
      const std::vector<Combination> suggested = suggested_split(*tables, hand);
      CHECK(static_cast<int>(suggested.size()) == minimum_plays(*tables, hand));
      for (const auto& other : best_partitions(*tables, hand, 256)) CHECK(small(suggested) >= small(other));
      for (size_t i = 1; i < suggested.size(); ++i)
        CHECK(suggested[i - 1].cards.size() >= suggested[i].cards.size());
    }
}

TEST(an_empty_hand_needs_no_play) {
  CHECK(suggested_split(*usual(), Cards()).empty());
  CHECK(minimum_plays(*usual(), Cards()) == 0);
  CHECK(combinations(*usual(), Cards()).empty() && strongest(*usual(), Cards()).empty());
  CHECK_THROWS(best_partitions(*usual(), Cards::deck(), 1), CardsError, "at most 18 cards");
}

}  // namespace upperhand::big_two::analysis_test
