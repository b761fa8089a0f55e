// Comparison: a few moves tried on the same deals, in rounds; the worse half drops out after each, so that
// most games go into telling the good ones apart.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "search/budget.h"
#include "search/parts.h"

namespace upperhand {

// What a trial of a move on a deal came to, for the seat that decides.
struct Trial {
  int score;
  bool won;
  size_t chain = 0;  // that the deal comes from, where deals come from chains
};

// The trials of one move, added up.
class TrialSums {
 public:
  void add(const Trial& trial);
  uint64_t size() const { return size_; }
  double mean_score() const { return share(static_cast<double>(score_)); }
  double win_share() const { return share(static_cast<double>(won_)); }

  bool operator==(const TrialSums&) const = default;

 private:
  double share(double sum) const { return size_ == 0 ? 0 : sum / static_cast<double>(size_); }

  uint64_t size_ = 0, won_ = 0;
  int64_t score_ = 0;
};

// The same, with every trial: trial k of every move that got so far is on the same deal.
class Trials : public TrialSums {
 public:
  void add(const Trial& trial);

 private:
  friend struct Gain;

  std::vector<Trial> trials_;
};

// How much more one move scored than another, over the deals on which both were tried.
struct Gain {
  Gain(const Trials& one, const Trials& other);

  // Whether it is more than some errors of the trials and of what they stand for: simulated games are not the
  // real one, and no number of them takes that `doubt`, in points, away.
  bool clear(double errors, double doubt) const {
    return trials > 1 && mean > errors * std::hypot(standard_error, doubt);
  }
  // So far below the other move that more trials would be a waste.
  bool hopeless() const { return trials >= 8 && mean < -3 * standard_error; }

  size_t trials;
  double mean = 0;
  double standard_error = 0;  // deals of one chain are alike: the larger of that over deals and over chains
};

// The move to make: the first, unless another of those that went on to the end gains clearly over it; then
// the one that gains most.
size_t choice(std::span<const Trials> trials, double errors, double doubt);

// A way to halve the field. It says how many rounds there are; halve(sums, running) sorts the moves that run
// so that those which go on come first, and gives how many these are.

// All moves are alike: the better half of them goes on, until two are left.
struct BetterHalf {
  using Sums = TrialSums;
  static size_t rounds(size_t moves);
  static size_t halve(std::span<const TrialSums> sums, std::span<size_t> running);
};

// The first move is the one to beat: it goes on, with the better half of its challengers without the
// hopeless, until one of them is left.
struct Challengers {
  using Sums = Trials;
  static size_t rounds(size_t moves);
  static size_t halve(std::span<const Trials> trials, std::span<size_t> running);
};

// How much a comparison may do.
struct ComparisonBudget {
  uint64_t games;      // over all rounds, if there is no clock
  const Timer& timer;  // of the whole search
  double begin = 0;    // the share of its time that belongs to what comes before
  size_t step = 1;     // deals between two looks at the clock
};

template <class Sums>
struct Compared {
  std::vector<Sums> sums;  // by move
  // The moves: those that went on for longer come first and, of these, the better.
  std::vector<size_t> order;
};

// Tries the moves that run on the next deals until the stretch is over, and adds up what they come to.
// `tried` counts the deals.
template <class Sums, class Worker, class TryDeal>
void try_moves(std::span<const size_t> running, const Stretch& stretch, size_t step, Workers<Worker>& workers,
               const TryDeal& try_deal, uint64_t& tried, std::vector<Sums>& sums) {
  constexpr uint64_t kMostAtOnce = 4096;  // deals, so that a large budget takes no more memory
  const size_t width = running.size();
  std::vector<Trial> trials;
  for (uint64_t done = 0, more; (more = stretch.next(done, step)) != 0; done += more) {
    more = std::min(more, kMostAtOnce);
    trials.resize(more * width);
    workers.share(more, [&](Worker& worker, size_t i) {
      try_deal(worker, tried + i, running, std::span(trials).subspan(i * width, width));
    });
    for (size_t i = 0; i < trials.size(); ++i) sums[running[i % width]].add(trials[i]);
    tried += more;
  }
}

// Compares so many moves. try_deal(worker, deal, running, trials) puts down what each move that runs comes to
// on the deal of a number, which decides all chance in it.
template <class Halving, class Worker, class TryDeal>
Compared<typename Halving::Sums> compare(size_t moves, const ComparisonBudget& budget,
                                         Workers<Worker>& workers, const TryDeal& try_deal) {
  Compared<typename Halving::Sums> out;
  out.sums.resize(moves);
  out.order.resize(moves);
  std::iota(out.order.begin(), out.order.end(), size_t{0});
  std::span<size_t> running(out.order);
  uint64_t tried = 0;
  const size_t rounds = Halving::rounds(moves);
  for (size_t round = 0; round < rounds && running.size() > 1; ++round) {
    const double share = static_cast<double>(round + 1) / static_cast<double>(rounds);
    const uint64_t deals = std::max<uint64_t>(1, budget.games / rounds / running.size());
    const Stretch stretch = budget.timer.stretch(budget.begin + (1 - budget.begin) * share, deals);
    try_moves(running, stretch, budget.step, workers, try_deal, tried, out.sums);
    running = running.first(Halving::halve(out.sums, running));
  }
  return out;
}

}  // namespace upperhand
