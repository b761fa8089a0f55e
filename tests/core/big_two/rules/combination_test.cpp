#include "big_two/rules/combination.h"

#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::combination_test {

using namespace upperhand::big_two::testing;

namespace {

std::string said(const SharedTables& tables, const char* cards) {
  return describe(*tables, *classify(*tables, Cards::parse(cards))).text();
}

Kind kind_in(const std::vector<std::string>& five_card_hands, const char* cards) {
  Rules rules;
  rules.five_card_hands = five_card_hands;
  return classify(Tables(rules), Cards::parse(cards))->kind;
}

}  // namespace

TEST(combinations_are_described_as_people_say_them) {
  const SharedTables tables = tables_of(with_everything());
  CHECK(said(tables, "TS") == "a_single card=TS");
  CHECK(said(tables, "5D 5S") == "a_pair rank=5");
  CHECK(said(tables, "5D 5S 5C") == "a_triple rank=5");
  CHECK(said(tables, "5D 5S 9C 9D") == "a_two_pair high=9 low=5");
  CHECK(said(tables, "5D 5S 5C 5H") == "a_four_of_a_kind rank=5");
  CHECK(said(tables, "3D 4C 5H 6S 7S") == "a_straight card=7S");
  CHECK(said(tables, "3D 4D 5D 6D 9D") == "a_flush card=9D");
  CHECK(said(tables, "3D 3C 9H 9S 9D") == "a_full_house rank=9");
  CHECK(said(tables, "3D 9C 9H 9S 9D") == "a_four_plus_one rank=9");
  CHECK(said(tables, "AH 2H 3H 4H 5H") == "a_straight_flush card=5H");
}

TEST(a_suited_straight_is_what_the_rules_rank_highest) {
  const char* suited = "3D 4D 5D 6D 7D";
  CHECK(kind_in({"straight", "flush", "straight_flush"}, suited) == Kind::straight_flush);
  CHECK(kind_in({"straight", "flush"}, suited) == Kind::flush);
  CHECK(kind_in({"flush", "straight"}, suited) == Kind::straight);
  CHECK(kind_in({"straight"}, suited) == Kind::straight);
}

TEST(cards_that_fit_no_kind_are_no_combination) {
  for (const char* cards : {"3D 4D", "3D 3C 4D", "3D 3C 4D 5D", "3D 3C 3H 4D", "3D 4D 5D 6D 8C",
                            "3D 3C 3H 4D 5D", "3D 4D 5D 6D 7D 8D", ""})
    CHECK(!classify(*tables_of(with_everything()), Cards::parse(cards)));
  CHECK(!classify(*usual(), Cards::parse("3D 3C 3H")));
}

}  // namespace upperhand::big_two::combination_test
