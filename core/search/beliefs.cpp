#include "search/beliefs.h"

#include <algorithm>
#include <cmath>

#include "checks.h"

namespace upperhand {

namespace {

std::vector<double> normalised(std::span<const double> log_weights) {
  if (log_weights.empty()) throw Error("there must be at least one weight");
  for (const double weight : log_weights)
    if (!std::isfinite(weight)) throw Error("the logarithm of a weight must be finite");
  const double top = *std::max_element(log_weights.begin(), log_weights.end());
  std::vector<double> out;
  double sum = 0;
  for (const double weight : log_weights) sum += out.emplace_back(std::exp(weight - top));
  for (double& weight : out) weight /= sum;
  return out;
}

}  // namespace

double effective_deals(std::span<const double> log_weights) {
  double squares = 0;
  for (const double weight : normalised(log_weights)) squares += weight * weight;
  return 1 / squares;
}

std::vector<double> flattened(std::span<const double> log_weights, double least) {
  const auto to_the_power = [&](double power) {
    std::vector<double> out(log_weights.begin(), log_weights.end());
    for (double& weight : out) weight *= power;
    return out;
  };
  check_between("least", least, 0, 1e9);
  if (effective_deals(log_weights) >= least) return to_the_power(1);
  double low = 0, high = 1;  // powers: the lower one is flat enough, the higher one is not
  for (int step = 0; step < 20; ++step) {
    const double middle = (low + high) / 2;
    (effective_deals(to_the_power(middle)) >= least ? low : high) = middle;
  }
  return to_the_power(low);
}

std::vector<size_t> resample(std::span<const double> log_weights, size_t count, Rng& rng) {
  check_between("count", count, 1, 1'000'000);
  const std::vector<double> weights = normalised(log_weights);
  std::vector<size_t> out;
  const double step = 1.0 / static_cast<double>(count);
  double mark = rng.uniform() * step, reached = 0;
  for (size_t i = 0; i < weights.size(); ++i) {
    reached += weights[i];
    for (; mark < reached && out.size() < count; mark += step) out.push_back(i);
  }
  while (out.size() < count) out.push_back(weights.size() - 1);  // rounding may put the last mark above all
  return out;
}

}  // namespace upperhand
