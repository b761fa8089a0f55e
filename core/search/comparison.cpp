#include "search/comparison.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

namespace upperhand {

namespace {

// The standard error of a mean that so many groups of trials make up, by the sums of what the trials of each
// deviate from it (Cochran, Sampling Techniques, 9A.1).
double error_of(std::span<const double> deviations, size_t trials) {
  const auto groups = static_cast<double>(deviations.size());
  double squares = 0;
  for (const double deviation : deviations) squares += deviation * deviation;
  return groups < 2 ? 0 : std::sqrt(squares * groups / (groups - 1)) / static_cast<double>(trials);
}

}  // namespace

void Trials::add(const Trial& trial) {
  trials_.push_back(trial);
  score_ += trial.score;
  won_ += trial.won ? 1 : 0;
}

Gain::Gain(const Trials& one, const Trials& other) : trials(std::min(one.size(), other.size())) {
  if (trials == 0) return;
  std::vector<double> by_deal, by_chain;
  for (size_t i = 0; i < trials; ++i) by_deal.push_back(one.trials_[i].score - other.trials_[i].score);
  mean = std::accumulate(by_deal.begin(), by_deal.end(), 0.0) / static_cast<double>(trials);
  std::map<size_t, double> chains;
  for (size_t i = 0; i < trials; ++i) chains[one.trials_[i].chain] += by_deal[i] -= mean;
  for (const auto& [chain, deviation] : chains) by_chain.push_back(deviation);
  standard_error = std::max(error_of(by_deal, trials), error_of(by_chain, trials));
}

size_t rounds_of(size_t moves) { return std::max<size_t>(1, std::bit_width(moves - 1)); }

std::vector<size_t> better_half(std::span<const Trials> trials, std::span<const size_t> running) {
  std::vector<size_t> out(running.begin(), running.end());
  std::stable_sort(out.begin() + 1, out.end(),
                   [&](size_t a, size_t b) { return trials[a].mean_score() > trials[b].mean_score(); });
  out.resize(1 + std::max<size_t>(1, (out.size() - 1) / 2));
  std::erase_if(out, [&](size_t i) { return i != 0 && Gain(trials[i], trials[0]).hopeless(); });
  return out;
}

size_t choice(std::span<const Trials> trials, double errors, double doubt) {
  size_t best = 0;
  double most = 0;
  for (size_t i = 1; i < trials.size(); ++i) {
    if (trials[i].size() < trials[0].size()) continue;  // it dropped out
    const Gain gain(trials[i], trials[0]);
    if (gain.clear(errors, doubt) && gain.mean > most) best = i, most = gain.mean;
  }
  return best;
}

}  // namespace upperhand
