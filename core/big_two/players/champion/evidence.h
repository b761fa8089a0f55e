// Evidence: what each opponent did so far, ready to be held against any hand that it may have.
//
// A seat decides by what it may know, so how likely it would have done what it did depends on its own hand
// alone: the weight of a deal is a product over seats, and where one hand changes, that hand alone is weighed
// again.
#pragma once

#include <limits>
#include <unordered_map>

#include "big_two/players/champion/decider.h"

namespace upperhand::big_two::champion {

// Opponents are not the network that judges them, so no single decision may rule a hand out: chances are
// floored, and their product is tempered.
struct Trust {
  double floor = 0.02;  // the least chance that a decision is given
  double power = 0.7;   // 0: what they did says nothing; 1: they are that network
};
void check(const Trust& trust);  // throws Error

class Evidence {
 public:
  Evidence(const View& view, const Trust& trust);

  // The logarithm of the weight of a seat's hand, `left` being what it holds now. Once it falls below `least`
  // the rest is not looked at: what is told then is too much, but below `least` all the same.
  double log_weight(size_t seat, Cards left, Decider& decider, double least) const;

 private:
  // A moment at which an opponent decided.
  struct Seen {
    Position position;
    Shown shown;
    Cards done;   // what it played; none: it passed
    Cards later;  // what it has played from then on
  };

  Trust trust_;
  std::array<std::vector<Seen>, kMostSeats> seen_;
};

// Weighs hands by evidence and remembers them: late in a game the same few come again and again. One a
// thread.
class Judge {
 public:
  static constexpr double kAnything = -std::numeric_limits<double>::infinity();

  Judge(const Evidence& evidence, Decider& decider) : evidence_(evidence), decider_(decider) {}

  double log_weight(size_t seat, Cards left, double least = kAnything);
  // Of a whole deal; hands that the evidence is not about weigh nothing.
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
