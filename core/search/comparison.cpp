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

// The best first.
template <class Sums>
void sort_by_score(std::span<const Sums> sums, std::span<size_t> moves) {
  std::stable_sort(moves.begin(), moves.end(),
                   [&](size_t a, size_t b) { return sums[a].mean_score() > sums[b].mean_score(); });
}

}  // namespace

void TrialSums::add(const Trial& trial) {
  ++size_;
  score_ += trial.score;
  won_ += trial.won ? 1 : 0;
}

void Trials::add(const Trial& trial) {
  TrialSums::add(trial);
  trials_.push_back(trial);
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

size_t BetterHalf::rounds(size_t moves) {
  size_t out = 1;
  for (size_t left = moves; left > 2; left = (left + 1) / 2) ++out;
  return out;
}

size_t BetterHalf::halve(std::span<const TrialSums> sums, std::span<size_t> running) {
  sort_by_score(sums, running);
  return (running.size() + 1) / 2;
}

size_t Challengers::rounds(size_t moves) { return std::max<size_t>(1, std::bit_width(moves - 1)); }

size_t Challengers::halve(std::span<const Trials> trials, std::span<size_t> running) {
  const std::span<size_t> challengers = running.subspan(1);
  sort_by_score(trials, challengers);
  const std::span<size_t> half = challengers.first(std::max<size_t>(1, challengers.size() / 2));
  const auto hopeful = [&](size_t i) { return !Gain(trials[i], trials[running[0]]).hopeless(); };
  const auto end = std::stable_partition(half.begin(), half.end(), hopeful);
  return 1 + static_cast<size_t>(end - half.begin());
}

}  // namespace upperhand
