// The worked examples of the paper's equations and figures.
#include <array>
#include <cmath>
#include <memory>

#include "big_two/players/big2ai/expected_value.h"
#include "big_two/players/big2ai/possibility.h"
#include "big_two/players/big2ai/selection.h"
#include "big_two/players/big2ai/superiority.h"
#include "big_two/players/big2ai/tree.h"
#include "big_two/rules/movegen.h"
#include "check.h"

namespace upperhand::big_two::big2ai::equations_test {

namespace {

Rules paper_rules() {
  Rules rules;
  rules.suit_order = "CDHS";
  rules.five_card_hands = {"straight", "full_house", "four_plus_one", "straight_flush"};
  rules.straights = {"76543", "87654", "98765", "T9876", "JT987",
                     "QJT98", "KQJT9", "AKQJT", "5432A", "65432"};
  rules.must_match = "type";
  rules.bombs = {"four_plus_one", "straight_flush"};
  return rules;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-12; }

double choose(int n, int k) {
  double out = 1;
  for (int i = 1; i <= k; ++i) out = out * (n - k + i) / i;
  return out;
}

}  // namespace

TEST(big2ai_eq_1_counts_the_sets_of_a_deck) {
  const Tables tables(paper_rules());
  CHECK(sets_in_deck(tables, Kind::single) == 52);
  CHECK(sets_in_deck(tables, Kind::pair) == 78);
  CHECK(sets_in_deck(tables, Kind::straight) == 10'200);
  CHECK(sets_in_deck(tables, Kind::full_house) == 3'744);
  CHECK(sets_in_deck(tables, Kind::four_plus_one) == 13);
  CHECK(sets_in_deck(tables, Kind::straight_flush) == 40);
}

TEST(big2ai_eq_1_four_of_a_kind_in_thirteen_of_all_cards) {
  const Tables tables(paper_rules());
  const double value = expected_value(tables, 13, 52, Kind::four_plus_one);
  CHECK(std::abs(value - 13 * choose(48, 9) / choose(52, 13)) < 1e-9);
  CHECK(std::abs(value - 0.0343) < 0.00005);
  CHECK(near(expected_value(tables, 13, 52, Kind::single), 13));
  CHECK(near(expected_value(tables, 1, 20, Kind::pair), 0));
}

TEST(big2ai_eq_4_heart_ten_from_heart_ten_and_spade_ace) {
  const Possibility possibility{Tables(paper_rules())};
  CHECK(possibility.value(Cards::parse("TH")) == 11);
  CHECK(possibility.value(Cards::parse("AS")) == 16);
  CHECK(possibility.dearest(Kind::single) == 17);
  CHECK(possibility.weight(Cards::parse("TH"), Kind::single) == 7);  // of 7 + 2
  CHECK(possibility.weight(Cards::parse("AS"), Kind::single) == 2);
}

TEST(big2ai_eq_4_gives_every_set_of_the_deck_a_chance) {
  for (const Rules& rules : {paper_rules(), Rules{}}) {
    const Tables tables(rules);
    const Possibility possibility(tables);
    auto sets = std::make_unique<DeckMoves>();
    generate_all(tables, Cards::deck(), *sets);
    std::array<int, kKinds> least;
    least.fill(1'000);
    for (uint32_t i = 0; i < sets->size; ++i) {
      int& of_kind = least[index_of(sets->kind(i))];
      of_kind = std::min(of_kind, possibility.weight(sets->cards(i), sets->kind(i)));
    }
    for (size_t kind = 0; kind < kKinds; ++kind)
      if (tables.plays(static_cast<Kind>(kind))) CHECK(least[kind] == 1);  // the dearest of its kind
  }
}

TEST(big2ai_eqs_2_10_and_11_add_up) {
  CHECK(near(uct(1.5, 13, 100, 100), 1.5 + 13 * std::sqrt(2 * std::log(100.0) / 100)));
  CHECK(near(q4(0.5, 49, 100, 25), 0.5 + std::sqrt(std::log(100.0) / 25)));
  CHECK(near(uct4(0.5, 0, 2, 100, 25), 0.5 + 2 * std::sqrt(2 * std::log(100.0) / 25)));
}

// Three branches below Club 10: with one PASS, with none, and with one.
TEST(big2ai_fig_2_superiority_of_club_ten) {
  const Cards low = Cards::parse("TH"), high = Cards::parse("AS"), pass;
  const std::array<std::array<Cards, 3>, 3> branches = {
      {{low, pass, high}, {low, Cards::parse("JH"), high}, {pass, low, high}}};
  Tally tally;
  for (const auto& branch : branches) tally += {1, passes_in(branch), 0};
  CHECK(passes_in(branches[0]) == 1);
  CHECK(passes_in(branches[1]) == 0);
  CHECK(tally.good == 2);
  CHECK(tally.visits == 3);
}

// Node 3 has the branches of node 4 and of nodes 5 and 6, all of them won.
TEST(big2ai_fig_11_wins_and_selections) {
  Tree tree(1);
  const uint32_t three = tree.of_candidate(0);
  const uint32_t four = tree.add_child(three, Cards::parse("2S"));
  const uint32_t five = tree.add_child(three, Cards::parse("TC"));
  const uint32_t six = tree.add_child(five, Cards::parse("2S"));
  tree.finish({three, four}, true);
  tree.finish({three, five, six}, true);
  for (const uint32_t node : {four, five, six}) {
    CHECK(tree.at(node).won == 1);
    CHECK(tree.at(node).played == 1);
  }
  CHECK(tree.at(three).won == 2);
  CHECK(tree.at(three).played == 2);
  tree.finish({three, four}, false);
  CHECK(tree.at(three).won == 2);
  CHECK(tree.at(three).played == 3);
  CHECK(tree.child(three, Cards::parse("TC")) == five);
  CHECK(tree.child(three, Cards()) == 0);
}

}  // namespace upperhand::big_two::big2ai::equations_test
