#include "cards.h"

#include "check.h"
#include "errors.h"
#include "random.h"

namespace upperhand::cards_test {

TEST(cards_read_what_they_write) {
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const Cards cards(rng.bits() & rng.bits() & Cards::deck().mask());
    CHECK(Cards::parse(cards.text()) == cards);
  }
  CHECK(Cards::parse(" 10s,3d\tTH") == Cards::parse("3D TH TS"));
}

TEST(cards_refuse_what_is_no_card) {
  CHECK_THROWS(Cards::parse("3D 3D"), CardsError, "named twice");
  CHECK_THROWS(Cards::parse("1"), CardsError, "is not a card");
  CHECK_THROWS(Cards::parse("3"), CardsError, "is not a card");
  CHECK_THROWS(Cards::parse("10"), CardsError, "is not a card");
  CHECK_THROWS(Cards::parse(std::string("3\0D", 3)), CardsError, "is not a card");
}

TEST(bits_spread_and_gather) {
  Rng rng(2);
  for (int i = 0; i < 1000; ++i) {
    const uint64_t set = rng.bits(), value = rng.bits() & set;
    CHECK(spread_bits(gather_bits(value, set), set) == value);
  }
  // The portable forms, which compilers without BMI2 use.
  static_assert(spread_bits(0b101, 0b11010) == 0b10010);
  static_assert(gather_bits(0b10010, 0b11010) == 0b101);
}

TEST(bits_by_their_number) {
  Rng rng(3);
  for (int i = 0; i < 1000; ++i) {
    const uint64_t set = rng.bits();
    unsigned number = 0;
    for (uint64_t rest = set; rest != 0; rest &= rest - 1, ++number) {
      CHECK(nth_bit(set, number) == (rest & (~rest + 1)));
      CHECK(portable_nth_bit(set, number) == (rest & (~rest + 1)));
    }
  }
}

TEST(ranks_are_packed) {
  for (uint64_t ranks = 0; ranks < uint64_t{1} << kRanks; ++ranks) {
    const uint64_t diamonds = spread_bits(ranks, kOneSuit);
    CHECK(pack_ranks(diamonds) == ranks);
    CHECK(portable_pack_ranks(diamonds) == ranks);
  }
}

}  // namespace upperhand::cards_test
