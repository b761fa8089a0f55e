#include "search/beliefs.h"

#include <algorithm>
#include <cmath>

#include "check.h"

namespace upperhand::beliefs_test {

namespace {

std::vector<double> logs_of(const std::vector<double>& weights) {
  std::vector<double> out;
  for (const double weight : weights) out.push_back(std::log(weight) - 700);  // far from 1, as real ones are
  return out;
}

}  // namespace

TEST(weights_are_worth_as_many_deals_as_their_squares_say) {
  CHECK(std::abs(effective_deals(logs_of({5, 5, 5, 5})) - 4) < 1e-12);
  CHECK(std::abs(effective_deals(logs_of({3, 1})) - 16.0 / 10) < 1e-9);
  CHECK(effective_deals(std::vector<double>{0, -1e6}) == 1);
}

TEST(weights_are_flattened_no_more_than_needed) {
  const std::vector<double> weights = logs_of({8, 4, 2, 1, 1});
  const double worth = effective_deals(weights);
  CHECK(flattened(weights, worth - 0.01) == weights);
  const std::vector<double> flat = flattened(weights, 4.5);
  CHECK(effective_deals(flat) >= 4.5 && effective_deals(flat) < 4.5001);
  for (size_t i = 1; i < flat.size(); ++i)
    CHECK(std::abs((flat[i] - flat[0]) / (weights[i] - weights[0]) - flat[0] / weights[0]) < 1e-9);
  for (const double even : flattened(weights, 6)) CHECK(even == 0);  // more than there are
}

TEST(draws_are_in_proportion_to_weights) {
  const std::vector<double> weights = {0.4, 0.05, 0.3, 0.25};
  Rng rng(1);
  for (int round = 0; round < 50; ++round) {
    const std::vector<size_t> places = resample(logs_of(weights), 10, rng);
    CHECK(places.size() == 10 && std::is_sorted(places.begin(), places.end()));
    for (size_t i = 0; i < weights.size(); ++i) {
      const auto count = static_cast<double>(std::count(places.begin(), places.end(), i));
      CHECK(std::abs(count - 10 * weights[i]) < 1);  // the next whole number above or below
    }
  }
  CHECK((resample(std::vector<double>{-5}, 3, rng) == std::vector<size_t>{0, 0, 0}));
}

TEST(mixing_keeps_all_and_brings_each_to_the_front) {
  Rng rng(2);
  std::array<int, 5> first{};
  for (int round = 0; round < 2000; ++round) {
    std::vector<int> deals = {0, 1, 2, 3, 4};
    mix(deals, rng);
    ++first[static_cast<size_t>(deals[0])];
    std::sort(deals.begin(), deals.end());
    CHECK((deals == std::vector<int>{0, 1, 2, 3, 4}));
  }
  for (const int count : first) CHECK(count > 310 && count < 490);  // 400 with a deviation of 18
}

}  // namespace upperhand::beliefs_test
