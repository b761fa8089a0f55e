#include "big_two/champion/comparison.h"

#include <algorithm>
#include <bit>

namespace upperhand::big_two::champion {

namespace {

// The mean of what `value` gives of each trial, by weight.
template <class Value>
double weighted_mean(std::span<const Trial> trials, const Value& value) {
  double sum = 0, weights = 0;
  for (const Trial& trial : trials) {
    sum += trial.weight * value(trial);
    weights += trial.weight;
  }
  return trials.empty() ? 0 : sum / weights;
}

}  // namespace

void Record::add(const Trial& trial) { trials_.push_back(trial); }

double Record::mean_score() const {
  return weighted_mean(trials_, [](const Trial& trial) { return trial.score; });
}

double Record::win_share() const {
  return weighted_mean(trials_, [](const Trial& trial) { return trial.won ? 1 : 0; });
}

// The standard error is that of a ratio of two sums over deals (Cochran, Sampling Techniques, 6.4).
Gain::Gain(const Record& one, const Record& other) : trials(std::min(one.trials(), other.trials())) {
  if (trials == 0) return;
  const auto gain = [&](size_t i) { return one.trials_[i].score - other.trials_[i].score; };
  double sum = 0, weights = 0, squares = 0;
  for (size_t i = 0; i < trials; ++i) {
    sum += one.trials_[i].weight * gain(i);
    weights += one.trials_[i].weight;
  }
  mean = sum / weights;
  for (size_t i = 0; i < trials; ++i) {
    const double deviation = one.trials_[i].weight * (gain(i) - mean);
    squares += deviation * deviation;
  }
  const auto count = static_cast<double>(trials);
  if (trials > 1) standard_error = std::sqrt(squares * count / (count - 1)) / weights;
}

size_t rounds_of(size_t moves) { return std::max<size_t>(1, std::bit_width(moves - 1)); }

std::vector<size_t> better_half(std::span<const Record> records, std::span<const size_t> running) {
  std::vector<size_t> out(running.begin(), running.end());
  std::stable_sort(out.begin() + 1, out.end(),
                   [&](size_t a, size_t b) { return records[a].mean_score() > records[b].mean_score(); });
  out.resize(1 + std::max<size_t>(1, (out.size() - 1) / 2));
  std::erase_if(out, [&](size_t i) { return i != 0 && Gain(records[i], records[0]).hopeless(); });
  return out;
}

size_t choice(std::span<const Record> records, double errors, double doubt) {
  size_t best = 0;
  double most = 0;
  for (size_t i = 1; i < records.size(); ++i) {
    if (records[i].trials() < records[0].trials()) continue;  // it dropped out
    const Gain gain(records[i], records[0]);
    if (gain.clear(errors, doubt) && gain.mean > most) best = i, most = gain.mean;
  }
  return best;
}

}  // namespace upperhand::big_two::champion
