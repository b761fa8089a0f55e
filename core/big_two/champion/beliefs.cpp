#include "big_two/champion/beliefs.h"

#include <algorithm>
#include <cmath>

namespace upperhand::big_two::champion {

namespace {

// The number of a move among those that the decider has listed.
uint32_t listed_at(const Decider& decider, uint32_t count, Cards cards) {
  uint32_t i = 0;
  while (i + 1 < count && decider.move(i) != cards) ++i;
  return i;
}

std::vector<double> normalised(std::span<const double> log_weights) {
  const double top = *std::max_element(log_weights.begin(), log_weights.end());
  std::vector<double> out;
  double sum = 0;
  for (const double weight : log_weights) sum += out.emplace_back(std::exp(weight - top));
  for (double& weight : out) weight /= sum;
  return out;
}

}  // namespace

double log_weight(const State& deal, int seat, const Trust& trust, Decider& decider) {
  if (trust.power <= 0) return 0;
  const State begin = deal.beginning();
  Position position = begin.position();
  Trail trail;
  for (const Turn& turn : begin.history()) trail.played[turn.seat] |= turn.move.cards;
  std::vector<double> chance;
  double sum = 0;
  for (size_t ply = begin.history().size(); ply < deal.history().size(); ++ply) {
    const uint32_t count = decider.list(position);
    const uint32_t done = listed_at(decider, count, deal.history()[ply].move.cards);
    if (position.turn != seat && count > 1) {
      chances(decider.score(position, trail), 1, chance);
      sum += std::log(std::max(chance[done], trust.floor));
    }
    decider.play(position, trail, done);
  }
  return sum * trust.power;
}

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
  if (effective_deals(log_weights) >= least) return to_the_power(1);
  double low = 0, high = 1;  // powers: the lower one is flat enough, the higher one is not
  for (int step = 0; step < 20; ++step) {
    const double middle = (low + high) / 2;
    (effective_deals(to_the_power(middle)) >= least ? low : high) = middle;
  }
  return to_the_power(low);
}

std::vector<Drawn> resample(std::span<const double> log_weights, size_t count, Rng& rng) {
  const std::vector<double> weights = normalised(log_weights);
  std::vector<Drawn> out;
  const double step = 1.0 / static_cast<double>(count);
  double mark = rng.uniform() * step, reached = 0;
  for (uint32_t i = 0; i < weights.size(); ++i) {
    reached += weights[i];
    uint32_t times = 0;
    for (; mark < reached; mark += step) ++times;
    if (times > 0) out.push_back({i, times});
  }
  // Mixed, so that the first few are as good a sample as all of them.
  for (size_t i = out.size(); i > 1; --i) std::swap(out[i - 1], out[rng.below(i)]);
  return out;
}

}  // namespace upperhand::big_two::champion
