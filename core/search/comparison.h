// Comparison: a few moves are tried on the same deals, in rounds. The worse half drops out after each round,
// so that most games are used to distinguish the good moves.
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

// The result of trying a move on a deal, for the seat that decides.
struct Trial {
  int score;
  bool won;
  size_t chain = 0;  // where the deal comes from, if deals come from chains
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

// The same, with every trial: trial k is on the same deal for every move that has that many trials.
class Trials : public TrialSums {
 public:
  void add(const Trial& trial);
  // The number of the trial whose score is nearest to the mean; there is one at least.
  size_t typical() const;
  // Of the mean score.
  double standard_error() const;

 private:
  friend struct Gain;

  std::vector<Trial> trials_;
};

// How much more one move scored than another, over the deals on which both were tried.
struct Gain {
  Gain(const Trials& one, const Trials& other);

  // Whether it exceeds some standard errors of the trials plus a `doubt`, in points: simulated games are not
  // the real game, and no number of them removes that doubt.
  bool clear(double errors, double doubt) const {
    return trials > 1 && mean > errors * std::hypot(standard_error, doubt);
  }
  // So far below the other move that more trials would be a waste.
  bool hopeless() const { return trials >= 8 && mean < -3 * standard_error; }

  size_t trials;
  double mean = 0;
  double wins = 0;            // the difference between their shares of games won
  double standard_error = 0;  // deals of a chain are alike: the larger of the errors over deals and chains
};

// The gain over the first move that decides a choice. A gain that is not clear, or of a move that dropped
// out, counts as none; a loss counts in full.
struct CountedGain {
  double score = 0;
  double wins = 0;
};
std::vector<CountedGain> counted_gains(std::span<const Trials> trials, double errors, double doubt);

// The move to make: the first, unless another one has a counted gain; then the one that gains most.
size_t choice(std::span<const CountedGain> gains);

// A way to halve the field. It says how many rounds there are, and how many moves a round needs. halve(sums,
// running) sorts the remaining moves so that those that continue come first, and returns how many continue.

// All moves are equal: the better half continues, until two are left.
struct BetterHalf {
  using Sums = TrialSums;
  static constexpr size_t kFewest = 2;
  static size_t rounds(size_t moves);
  static size_t halve(std::span<const TrialSums> sums, std::span<size_t> running);
};

// The first move is the one to beat: it continues, with the better half of its challengers (except hopeless
// ones), until one challenger is left.
struct Challengers {
  using Sums = Trials;
  static constexpr size_t kFewest = 2;
  static size_t rounds(size_t moves);
  static size_t halve(std::span<const Trials> trials, std::span<size_t> running);
};

// Every move needs figures, even a single one: all continue except those that are hopeless compared with the
// first.
struct Hopeful {
  using Sums = Trials;
  static constexpr size_t kFewest = 1;
  static size_t rounds(size_t) { return 4; }
  static size_t halve(std::span<const Trials> trials, std::span<size_t> running);
};

// How much a comparison may do.
struct ComparisonBudget {
  uint64_t games;       // over all rounds, if there is no clock
  const Timer& timer;   // of the whole search
  double begin = 0;     // the share of its time that is used before the comparison
  size_t step = 1;      // deals between two checks of the clock
  size_t together = 1;  // deals that a worker tries at once
};

template <class Sums>
struct Compared {
  std::vector<Sums> sums;  // by move
  // The moves: those that stayed longer come first and, among these, the better ones.
  std::vector<size_t> order;
};

// Tries the remaining moves on the next deals until the stretch is over, and adds up the results. `tried`
// counts the deals.
template <class Sums, class Worker, class TryDeals>
void try_moves(std::span<const size_t> running, const Stretch& stretch, const ComparisonBudget& budget,
               Workers<Worker>& workers, const TryDeals& try_deals, uint64_t& tried,
               std::vector<Sums>& sums) {
  constexpr uint64_t kMostAtOnce = 4096;  // deals, so that a large budget needs no more memory
  const size_t width = running.size();
  std::vector<Trial> trials;
  for (uint64_t done = 0, more; (more = stretch.next(done, budget.step)) != 0; done += more) {
    more = std::min(more, kMostAtOnce);
    trials.resize(more * width);
    // As many at once as leave something to every worker.
    const uint64_t together =
        std::clamp<uint64_t>((more + workers.size() - 1) / workers.size(), 1, budget.together);
    workers.share((more + together - 1) / together, [&](Worker& worker, size_t piece) {
      const uint64_t first = piece * together, deals = std::min(together, more - first);
      try_deals(worker, tried + first, running, std::span(trials).subspan(first * width, deals * width));
    });
    for (size_t i = 0; i < trials.size(); ++i) sums[running[i % width]].add(trials[i]);
    tried += more;
  }
}

// Compares this many moves. try_deals(worker, deal, running, trials) writes the result of each remaining move
// on the deal with that number, which decides all chance in it; and then on the next deals, as many as
// `trials` has room for. That is one, unless the budget says more.
template <class Halving, class Worker, class TryDeals>
Compared<typename Halving::Sums> compare(size_t moves, const ComparisonBudget& budget,
                                         Workers<Worker>& workers, const TryDeals& try_deals) {
  Compared<typename Halving::Sums> out;
  out.sums.resize(moves);
  out.order.resize(moves);
  std::iota(out.order.begin(), out.order.end(), size_t{0});
  std::span<size_t> running(out.order);
  uint64_t tried = 0;
  const size_t rounds = Halving::rounds(moves);
  for (size_t round = 0; round < rounds && running.size() >= Halving::kFewest; ++round) {
    const double share = static_cast<double>(round + 1) / static_cast<double>(rounds);
    const uint64_t deals = std::max<uint64_t>(1, budget.games / rounds / running.size());
    const Stretch stretch = budget.timer.stretch(budget.begin + (1 - budget.begin) * share, deals);
    try_moves(running, stretch, budget, workers, try_deals, tried, out.sums);
    running = running.first(Halving::halve(out.sums, running));
  }
  return out;
}

}  // namespace upperhand
