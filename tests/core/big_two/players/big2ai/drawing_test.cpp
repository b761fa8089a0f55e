#include "big_two/players/big2ai/drawing.h"

#include <cmath>
#include <memory>

#include "big_two/players/big2ai/root.h"
#include "big_two/rules/view.h"
#include "check.h"

namespace upperhand::big_two::big2ai::drawing_test {

namespace {

constexpr int kDraws = 20'000;

// Records of two sets.
struct Two {
  Cards first, second;
  double first_ratio = 0, second_ratio = 0;
  double passes = -1;

  double pass_rate() const { return passes; }
  static constexpr bool any() { return true; }
  double ratio(Cards set, Kind) const {
    return set == first ? first_ratio : set == second ? second_ratio : 0;
  }
};

// Seat 0 has led the club 8; seat 1 holds 7D, 10H and AS.
State after_a_single() {
  Rules rules;
  rules.suit_order = "CDHS";
  const auto tables = std::make_shared<const Tables>(rules);
  const auto names = std::make_shared<const std::vector<std::string>>(4, "x");
  const std::vector<Cards> hands = {Cards::parse("8C 9C"), Cards::parse("7D TH AS"), Cards::parse("3C 3D"),
                                    Cards::parse("4C 4D")};
  State state = State::from_hands(tables, hands, names, 0, Cards());
  state.apply({Cards::parse("8C")}, std::nullopt);
  return state;
}

// How often each card of seat 1 is played, and how often it passes, in parts of one.
template <class Records>
std::array<double, 3> shares(const State& state, const Records& records) {
  const View view = state.view(0);
  const Scene scene(view);
  auto sets = std::make_unique<Moves>();
  Rng rng(1);
  std::array<double, 3> counts{};  // TH, AS, pass
  for (int i = 0; i < kDraws; ++i) {
    const uint32_t drawn = draw_action(scene, state.position(), records, *sets, rng);
    counts[drawn == kPassed ? 2 : sets->cards(drawn) == Cards::parse("TH") ? 0 : 1] += 1.0 / kDraws;
  }
  return counts;
}

bool close(double share, double expected) { return std::abs(share - expected) < 0.02; }

Candidates with_possibilities(const std::vector<double>& possibilities) {
  Candidates out(possibilities.size());
  for (size_t i = 0; i < out.size(); ++i) out[i].possibility = possibilities[i];
  return out;
}

}  // namespace

// 7D is worth 5 + 2, so the weights are 11, 7 and 2; it does not beat the club 8.
TEST(big2ai_draws_by_eq_4_and_passes_what_does_not_beat_the_table) {
  const auto found = shares(after_a_single(), NoRecords{});
  CHECK(close(found[0], 7.0 / 20));
  CHECK(close(found[1], 2.0 / 20));
  CHECK(close(found[2], 11.0 / 20));
}

// All singles have the same P1.0, so ratios decide; 7D weighs as much as the two on average.
TEST(big2ai_draws_by_records_and_scales_the_rest_to_their_mean) {
  const Two records{Cards::parse("TH"), Cards::parse("AS"), 0.2, 0.6};
  const auto found = shares(after_a_single(), records);
  CHECK(close(found[0], 0.2 / 1.2));
  CHECK(close(found[1], 0.6 / 1.2));
  CHECK(close(found[2], 0.4 / 1.2));
}

// Fig. 10: it passes as often as it did, and otherwise plays what beats the table.
TEST(big2ai_passes_as_often_as_learned) {
  const Two records{Cards::parse("TH"), Cards::parse("AS"), 0.2, 0.6, 0.3};
  const auto found = shares(after_a_single(), records);
  CHECK(close(found[0], 0.7 * 0.25));
  CHECK(close(found[1], 0.7 * 0.75));
  CHECK(close(found[2], 0.3));
}

TEST(big2ai_draws_by_eq_4_where_no_set_in_hand_has_a_record) {
  const auto found = shares(after_a_single(), Two{Cards::parse("2S"), Cards::parse("2H"), 1, 1});
  CHECK(close(found[2], 11.0 / 20));
}

// Figs 4 and 8: the highest possibility, then the others as found, then the highest priority.
TEST(big2ai_selects_in_the_order_of_fig_4) {
  Selector selector(with_possibilities({1, 13, 5}), 2, 0, 1);
  for (const size_t expected : {1U, 0U, 2U, 1U, 0U, 2U}) CHECK(selector.next() == expected);
  selector.set(0, 0.5);
  selector.set(1, 0.25);
  selector.set(2, 0.75);
  CHECK(selector.next() == 2);
  selector.set(2, 0.4);
  CHECK(selector.next() == 0);
}

TEST(trees_begin_at_different_candidates) {
  std::vector<size_t> firsts;
  for (unsigned tree = 0; tree < 3; ++tree)
    firsts.push_back(Selector(with_possibilities({1, 13, 5}), 1, tree, 3).next());
  CHECK((firsts == std::vector<size_t>{1, 0, 2}));
}

TEST(big2ai_spends_at_most_half_of_a_budget_evenly) {
  Big2aiSettings settings;
  CHECK(fewest_visits(settings, 20) == 100);  // 1% of 10,000
  settings.budget = 1'000;
  CHECK(fewest_visits(settings, 16) == 30);
  CHECK(fewest_visits(settings, 20) == 25);
  CHECK(fewest_visits(settings, 50) == 10);
  settings.spread = 1;
  CHECK(fewest_visits(settings, 50) == 20);  // no more than there is
  settings.budget = 10;
  CHECK(fewest_visits(settings, 50) == 1);
}

}  // namespace upperhand::big_two::big2ai::drawing_test
