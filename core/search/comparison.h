// Comparison: a few moves tried on the same deals, the worse half dropped after each round.
#pragma once

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

namespace upperhand {

// What a trial of a move on a deal came to, for the seat that decides.
struct Trial {
  int score;
  bool won;
  size_t chain;  // that the deal comes from
};

// The trials of one move: trial k of every move that got so far is on the same deal.
class Trials {
 public:
  void add(const Trial& trial);
  size_t size() const { return trials_.size(); }
  double mean_score() const { return share(score_); }
  double win_share() const { return share(won_); }

 private:
  friend struct Gain;
  double share(double sum) const { return trials_.empty() ? 0 : sum / static_cast<double>(trials_.size()); }

  std::vector<Trial> trials_;
  double score_ = 0, won_ = 0;  // sums
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

// How many rounds there are until one challenger of the first move is left.
size_t rounds_of(size_t moves);

// The moves that go on after a round: the first, and the better half of its challengers without the hopeless.
std::vector<size_t> better_half(std::span<const Trials> trials, std::span<const size_t> running);

// The move to make: the first, unless another of those that went on to the end gains clearly over it; then
// the one that gains most.
size_t choice(std::span<const Trials> trials, double errors, double doubt);

}  // namespace upperhand
