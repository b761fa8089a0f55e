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
  CHECK(Challengers::rounds(1) == 1);
  CHECK(Challengers::rounds(2) == 1);
  CHECK(Challengers::rounds(4) == 2);
  CHECK(Challengers::rounds(5) == 3);
  const std::vector<Trials> trials = {trials_of({-9}), trials_of({1}), trials_of({5}), trials_of({3}),
                                      trials_of({4})};
  std::vector<size_t> order = {0, 1, 2, 3, 4};
  CHECK(Challengers::halve(trials, order) == 3);
  CHECK((order == std::vector<size_t>{0, 2, 4, 3, 1}));
  CHECK(Challengers::halve(trials, std::span(order).first(3)) == 2);
}

TEST(challengers_without_hope_drop_out) {
  const Trials first = trials_of({5, 6, 5, 6, 5, 6, 5, 6}), poor = trials_of({1, 1, 0, 0, 1, 1, 0, 0});
  const Trials few = trials_of({0, 0});
  std::vector<size_t> both = {0, 1};
  CHECK(Challengers::halve(std::vector<Trials>{first, poor}, both) == 1);
  CHECK(Challengers::halve(std::vector<Trials>{first, few}, both) == 2);
}

TEST(rounds_halve_moves_that_are_alike_until_two_are_left) {
  CHECK(BetterHalf::rounds(2) == 1);
  CHECK(BetterHalf::rounds(3) == 2);
  CHECK(BetterHalf::rounds(9) == 4);  // 9, 5, 3, 2
  std::vector<TrialSums> sums(5);
  for (size_t i = 0; i < sums.size(); ++i) sums[i].add({static_cast<int>(i * 3 % 5), true});  // 0 3 1 4 2
  std::vector<size_t> order = {0, 1, 2, 3, 4};
  CHECK(BetterHalf::halve(sums, order) == 3);
  CHECK((order == std::vector<size_t>{3, 1, 4, 2, 0}));
}

namespace {

// Move i scores i per deal; on deal 2 all score the same.
Compared<TrialSums> compare_seven(uint64_t games, size_t threads, int ms = 0, size_t together = 1) {
  const Timer timer(ms);
  Workers<int> workers(threads, [] { return std::make_unique<int>(0); });
  return compare<BetterHalf>(
      7, {games, timer, 0, 16, together}, workers,
      [&](int, uint64_t first, std::span<const size_t> running, std::span<Trial> out) {
        CHECK(out.size() % running.size() == 0 && out.size() <= together * running.size());
        for (size_t i = 0; i < out.size(); ++i)
          out[i] = {first + i / running.size() == 2 ? 9 : static_cast<int>(running[i % running.size()]),
                    false};
      });
}

}  // namespace

TEST(a_comparison_spends_its_games_on_those_that_are_left) {
  // Three rounds of 40 games: 7 moves over 5 deals, 4 over 10, 2 over 20.
  const Compared<TrialSums> found = compare_seven(120, 1);
  CHECK((found.order == std::vector<size_t>{6, 5, 4, 3, 2, 1, 0}));
  CHECK(found.sums[0].size() == 5 && found.sums[3].size() == 15 && found.sums[6].size() == 35);
  CHECK(found.sums[0].mean_score() == 9.0 / 5);
  for (const size_t threads : {2U, 5U}) {
    const Compared<TrialSums> shared = compare_seven(120, threads);
    CHECK(shared.order == found.order && shared.sums == found.sums);
  }
  for (const size_t together : {2U, 3U, 8U, 50U}) {
    const Compared<TrialSums> at_once = compare_seven(120, 2, 0, together);
    CHECK(at_once.order == found.order && at_once.sums == found.sums);
  }
}

TEST(a_comparison_tries_every_move) {
  CHECK(compare_seven(1, 1).sums[0].size() == 1);
  CHECK(compare_seven(0, 2, 1).sums[0].size() >= 16);
  CHECK(compare_seven(300'000, 2).sums[0].size() == 14'285);  // more deals than are tried at once
}

namespace {

size_t chosen(const std::vector<Trials>& trials) { return choice(counted_gains(trials, 1, 0)); }

}  // namespace

TEST(the_first_move_is_kept_unless_another_gains_clearly) {
  const Trials first = trials_of({0, 0, 0, 0});
  const Trials noisy = trials_of({30, -28, 29, -27});
  const Trials better = trials_of({2, 1, 2, 1});
  const Trials best = trials_of({3, 2, 3, 2});
  CHECK(chosen({first, noisy}) == 0);
  CHECK(chosen({first, better, noisy, best}) == 3);
  CHECK(chosen({first, trials_of({9, 9})}) == 0);  // it dropped out after two deals
}

TEST(a_gain_that_is_not_clear_counts_as_none_and_a_loss_as_it_is) {
  const Trials first = trials_of({1, -1, 1, -1});
  const Trials noisy = trials_of({30, -28, 29, 5}), better = trials_of({3, 2, 3, 2}),
               worse = trials_of({-1, -4, 2, -1});
  const std::vector<CountedGain> gains =
      counted_gains(std::vector<Trials>{first, noisy, better, worse}, 1, 0);
  CHECK(gains[0].score == 0 && gains[0].wins == 0);
  CHECK(gains[1].score == 0 && gains[1].wins == 0);  // it won one more, which counts no more than its score
  CHECK(gains[2].score == 2.5 && gains[2].wins == 0.5);
  CHECK(gains[3].score == -1 && gains[3].wins == -0.25);
}

TEST(every_move_goes_on_unless_it_is_hopeless) {
  const Trials first = trials_of({5, 6, 5, 6, 5, 6, 5, 6}), poor = trials_of({1, 1, 0, 0, 1, 1, 0, 0});
  const Trials fair = trials_of({6, 5, 6, 5, 6, 5, 5, 5});
  std::vector<size_t> order = {0, 1, 2};
  CHECK(Hopeful::halve(std::vector<Trials>{first, poor, fair}, order) == 2);
  CHECK((order == std::vector<size_t>{0, 2, 1}));
}

TEST(the_typical_trial_is_nearest_to_the_mean) {
  CHECK(trials_of({9, 0, 4, 3}).typical() == 2);  // the mean is 4
  CHECK(std::abs(trials_of({2, 1, 3}).standard_error() - std::sqrt(1.0 / 3)) < 1e-12);
}

}  // namespace upperhand::comparison_test
