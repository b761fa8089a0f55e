// Evidence: what each opponent did so far, to be compared with any hand that it may have.
//
// A seat decides by what it knows, so the probability of its moves depends only on its own hand. The weight
// of a deal is therefore a product over seats, and when one hand changes, only that hand is weighted again.
#pragma once

#include <limits>
#include <unordered_map>

#include "big_two/players/champion/decider.h"

namespace upperhand::big_two::champion {

// Opponents are not the network that judges them, so no single decision may rule out a hand: probabilities
// have a floor, and their product is tempered.
struct Trust {
  double floor = 0.02;  // the least probability that a decision is given
  double power = 0.7;   // 0: their moves say nothing; 1: they are that network
};
void check(const Trust& trust);  // throws Error

class Evidence {
 public:
  Evidence(const View& view, const Trust& trust);

  // The logarithm of the weight of a seat's hand; `left` is what it holds now. Once it falls below `least`,
  // the rest is not computed: the result is then too high, but still below `least`.
  double log_weight(size_t seat, Cards left, Decider& decider, double least) const;

 private:
  // A moment when an opponent decided.
  struct Seen {
    Position position;
    Shown shown;
    Cards done;   // what it played; none: it passed
    Cards later;  // what it has played since then
  };

  Trust trust_;
  std::array<std::vector<Seen>, kMostSeats> seen_;
};

// Weights hands by evidence and remembers the results: late in a game the same few hands come again and
// again. One per thread.
class Judge {
 public:
  static constexpr double kAnything = -std::numeric_limits<double>::infinity();

  Judge(const Evidence& evidence, Decider& decider) : evidence_(evidence), decider_(decider) {}

  double log_weight(size_t seat, Cards left, double least = kAnything);
  // The weight of a whole deal; hands without evidence count nothing.
  double log_weight(const Hands& hands);

 private:
  struct JudgedHand {
    double least, log_weight;
  };

  const Evidence& evidence_;
  Decider& decider_;
  std::array<std::unordered_map<uint64_t, JudgedHand>, kMostSeats> known_;
};

}  // namespace upperhand::big_two::champion
