#include "search/comparison.h"

#include <cmath>

#include "check.h"

namespace upperhand::comparison_test {

namespace {

Trials trials_of(const std::vector<int>& scores) {
  Trials out;
  for (size_t deal = 0; deal < scores.size(); ++deal) out.add({scores[deal], scores[deal] > 0, deal});
  return out;
}

}  // namespace

TEST(trials_tell_mean_and_wins) {
  const Trials trials = trials_of({4, -2, 7, -1});
  CHECK(trials.size() == 4);
  CHECK(trials.mean_score() == 2);
  CHECK(trials.win_share() == 0.5);
}

TEST(a_gain_is_paired_over_the_deals_that_both_were_tried_on) {
  const Gain gain(trials_of({3, 5, 7}), trials_of({1, 4, 4, 100}));
  CHECK(gain.trials == 3);
  CHECK(gain.mean == 2);
  // Differences 2, 1, 3: variance 1 with two degrees of freedom.
  CHECK(std::abs(gain.standard_error - std::sqrt(1.0 / 3)) < 1e-12);
  CHECK(gain.clear(3.4, 0));
  CHECK(!gain.clear(3.5, 0));
  CHECK(!gain.clear(3.4, 0.2));
}

TEST(deals_of_one_chain_are_no_more_certain_than_the_chain) {
  Trials one, other;
  for (const size_t deal : {0U, 1U, 2U, 3U}) {
    one.add({deal < 2 ? 6 : 2, true, deal / 2});
    other.add({0, false, deal / 2});
  }
  const Gain gain(one, other);
  CHECK(gain.mean == 4);
  // Over four deals sqrt(16 x 4 / 3) / 4 = 1.15; the two chains deviate by 4 and -4: sqrt(32 x 2 / 1) / 4.
  CHECK(std::abs(gain.standard_error - 2) < 1e-12);
}

TEST(one_trial_makes_nothing_clear) { CHECK(!Gain(trials_of({50}), trials_of({0})).clear(0, 0)); }

TEST(rounds_halve_the_challengers) {
  CHECK(rounds_of(1) == 1);
  CHECK(rounds_of(2) == 1);
  CHECK(rounds_of(4) == 2);
  CHECK(rounds_of(5) == 3);
  const std::vector<Trials> records = {trials_of({-9}), trials_of({1}), trials_of({5}), trials_of({3}),
                                       trials_of({4})};
  const std::vector<size_t> all = {0, 1, 2, 3, 4};
  const std::vector<size_t> half = better_half(records, all);
  CHECK((half == std::vector<size_t>{0, 2, 4}));
  CHECK((better_half(records, half) == std::vector<size_t>{0, 2}));
}

TEST(challengers_without_hope_drop_out) {
  const Trials first = trials_of({5, 6, 5, 6, 5, 6, 5, 6}), poor = trials_of({1, 1, 0, 0, 1, 1, 0, 0});
  const Trials few = trials_of({0, 0});
  const std::vector<size_t> both = {0, 1};
  CHECK((better_half(std::vector<Trials>{first, poor}, both) == std::vector<size_t>{0}));
  CHECK((better_half(std::vector<Trials>{first, few}, both) == both));
}

TEST(the_first_move_is_kept_unless_another_gains_clearly) {
  const Trials first = trials_of({0, 0, 0, 0});
  const Trials noisy = trials_of({30, -28, 29, -27});
  const Trials better = trials_of({2, 1, 2, 1});
  const Trials best = trials_of({3, 2, 3, 2});
  CHECK(choice(std::vector<Trials>{first, noisy}, 1, 0) == 0);
  CHECK(choice(std::vector<Trials>{first, better, noisy, best}, 1, 0) == 3);
  CHECK(choice(std::vector<Trials>{first, trials_of({9, 9})}, 1, 0) == 0);  // it dropped out after two deals
}

}  // namespace upperhand::comparison_test
