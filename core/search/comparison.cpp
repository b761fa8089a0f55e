#include "search/comparison.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>

namespace upperhand {

namespace {

// The standard error of a mean over several groups of trials, from the sums of each group's deviations from
// it (Cochran, Sampling Techniques, 9A.1).
double error_of(std::span<const double> deviations, size_t trials) {
  const auto groups = static_cast<double>(deviations.size());
  double squares = 0;
  for (const double deviation : deviations) squares += deviation * deviation;
  return groups < 2 ? 0 : std::sqrt(squares * groups / (groups - 1)) / static_cast<double>(trials);
}

// The standard error of a mean: `deviations` of all trials from it. Deals of one chain are alike, so it is
// the larger of that over deals and over chains.
double error_over_chains(std::span<const double> deviations, std::span<const Trial> trials) {
  std::map<size_t, double> chains;
  for (size_t i = 0; i < deviations.size(); ++i) chains[trials[i].chain] += deviations[i];
  std::vector<double> by_chain;
  for (const auto& [chain, deviation] : chains) by_chain.push_back(deviation);
  return std::max(error_of(deviations, deviations.size()), error_of(by_chain, deviations.size()));
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

size_t Trials::typical() const {
  const double mean = mean_score();
  const auto nearer = [&](const Trial& a, const Trial& b) {
    return std::abs(a.score - mean) < std::abs(b.score - mean);
  };
  return static_cast<size_t>(std::min_element(trials_.begin(), trials_.end(), nearer) - trials_.begin());
}

double Trials::standard_error() const {
  std::vector<double> deviations;
  for (const Trial& trial : trials_) deviations.push_back(trial.score - mean_score());
  return error_over_chains(deviations, trials_);
}

Gain::Gain(const Trials& one, const Trials& other) : trials(std::min(one.size(), other.size())) {
  if (trials == 0) return;
  std::vector<double> deviations;
  for (size_t i = 0; i < trials; ++i) {
    const Trial &ours = one.trials_[i], &theirs = other.trials_[i];
    deviations.push_back(ours.score - theirs.score);
    wins += (ours.won ? 1 : 0) - (theirs.won ? 1 : 0);
  }
  mean = std::accumulate(deviations.begin(), deviations.end(), 0.0) / static_cast<double>(trials);
  wins /= static_cast<double>(trials);
  for (double& deviation : deviations) deviation -= mean;
  standard_error = error_over_chains(deviations, one.trials_);
}

std::vector<CountedGain> counted_gains(std::span<const Trials> trials, double errors, double doubt) {
  std::vector<CountedGain> out;
  for (const Trials& one : trials) {
    const Gain gain(one, trials[0]);
    const bool counts = gain.mean < 0 || (one.size() == trials[0].size() && gain.clear(errors, doubt));
    out.push_back(counts ? CountedGain{gain.mean, gain.wins} : CountedGain{0, std::min(gain.wins, 0.0)});
  }
  return out;
}

size_t choice(std::span<const CountedGain> gains) {
  const auto less = [](const CountedGain& a, const CountedGain& b) { return a.score < b.score; };
  return static_cast<size_t>(std::max_element(gains.begin(), gains.end(), less) - gains.begin());
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

size_t Hopeful::halve(std::span<const Trials> trials, std::span<size_t> running) {
  const auto hopeful = [&](size_t i) { return !Gain(trials[i], trials[running[0]]).hopeless(); };
  const std::span<size_t> challengers = running.subspan(1);
  const auto end = std::stable_partition(challengers.begin(), challengers.end(), hopeful);
  return 1 + static_cast<size_t>(end - challengers.begin());
}

}  // namespace upperhand
