#include "big_two/hand/best_split.h"

#include <cmath>

#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::best_split_test {

using namespace upperhand::big_two::testing;

namespace {

Worth flat(double value) {
  Worth worth;
  for (auto& row : worth) row.fill(value);
  return worth;
}

// The largest total over all splits, by trying every set as the one of the lowest card.
double tried(const Tables& tables, Cards rest, const Worth& worth) {
  if (rest.empty()) return 0;
  const Cards others = rest.without_lowest();
  double best = -1e9;
  for (uint64_t set = 0; set < uint64_t{1} << others.size(); ++set) {
    if (std::popcount(set) > 4) continue;
    const Cards cards = Cards::of(rest.lowest()) | Cards(spread_bits(set, others.mask()));
    const auto one = classify(tables, cards);
    if (!one) continue;
    const double value = worth[index_of(one->kind)][static_cast<size_t>(tables.top_place(cards))];
    best = std::max(best, value + tried(tables, rest - cards, worth));
  }
  return best;
}

}  // namespace

TEST(the_best_split_is_the_best_of_all_splits) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables()) {
    Worth worth;
    for (auto& row : worth)
      for (double& value : row) value = rng.uniform() - 0.3;
    const Cards hand = crowded(rng, 7);
    BestSplit best_split(*tables, hand, worth);
    for (const Cards part : {hand, hand.without_lowest(), hand - Cards::of(hand.highest())}) {
      CHECK(std::abs(best_split.best(part) - tried(*tables, part, worth)) < 1e-12);
      double sum = 0;
      Cards used;
      for (const Combination& one : best_split.split(part)) {
        CHECK(!used.meets(one.cards));
        used |= one.cards;
        sum += worth[index_of(one.kind)][static_cast<size_t>(tables->top_place(one.cards))];
      }
      CHECK(used == part && std::abs(sum - best_split.best(part)) < 1e-12);
    }
  }
}

TEST(the_best_split_of_a_hand_is_the_dearest) {
  const Tables tables{Rules{}};
  Worth worth = flat(1);
  worth[index_of(Kind::pair)].fill(3);
  const Cards hand = Cards::parse("3D 3C 4D");
  BestSplit best_split(tables, hand, worth);
  CHECK(best_split.best(hand) == 4);
  CHECK(best_split.best(Cards::parse("3D 4D")) == 2);
  CHECK(best_split.best(Cards()) == 0);
  CHECK(best_split.split(hand).size() == 2);
}

TEST(the_best_split_of_the_largest_hand) {
  const Tables tables{Rules{}};
  const Cards hand = Cards::parse("3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2D 3C 3H 3S 2C 2H");
  BestSplit best_split(tables, hand, flat(-1));
  CHECK(best_split.best(hand) == -5);
  CHECK(best_split.split(hand).size() == 5);
  CHECK_THROWS(BestSplit(tables, hand | Cards::parse("2S"), flat(0)), CardsError, "at most 18 cards");
}

}  // namespace upperhand::big_two::best_split_test
