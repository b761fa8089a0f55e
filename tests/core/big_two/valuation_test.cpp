#include "big_two/valuation.h"

#include "check.h"
#include "errors.h"

using namespace upperhand;
using namespace upperhand::big_two;

namespace {

Worth flat(double value) {
  Worth worth;
  for (auto& row : worth) row.fill(value);
  return worth;
}

}  // namespace

TEST(valuation_of_a_hand_takes_the_dearest_split) {
  const Tables tables{Rules{}};
  Worth worth = flat(1);
  worth[index_of(Kind::pair)].fill(3);
  const Cards hand = Cards::parse("3D 3C 4D");
  Valuation valuation(tables, hand, worth);
  CHECK(valuation.best(hand) == 4);
  CHECK(valuation.best(Cards::parse("3D 4D")) == 2);
  CHECK(valuation.best(Cards()) == 0);
  CHECK(valuation.split(hand).size() == 2);
}

TEST(valuation_of_the_largest_hand) {
  const Tables tables{Rules{}};
  const Cards hand = Cards::parse("3D 4D 5D 6D 7D 8D 9D TD JD QD KD AD 2D 3C 3H 3S 2C 2H");
  Valuation valuation(tables, hand, flat(-1));
  CHECK(valuation.best(hand) == -5);
  CHECK(valuation.split(hand).size() == 5);
  CHECK_THROWS(Valuation(tables, hand | Cards::parse("2S"), flat(0)), CardsError, "at most 18 cards");
}
