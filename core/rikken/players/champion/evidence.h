// Evidence: what each other seat said and played so far, to be compared with any hand that it may have.
//
// A seat decides by what it sees, so the probability of its moves depends only on its own hand. The weight of
// a deal is therefore a product over seats, and when one hand changes, only that hand is weighed again.
// Opponents are nobody in particular: bids are compared with those of a careful table and of two players of
// the thesis, cards with those that the advanced player may play, and every legal move keeps some
// probability.
#pragma once

#include <limits>
#include <unordered_map>
#include <vector>

#include "rikken/rules/view.h"

namespace upperhand::rikken::champion {

// How much is concluded from moves. 0: nothing.
struct Trust {
  double bids = 0.8;   // the share of bids, trumps and calls that follow a forecast
  double cards = 0.7;  // the share of cards that the advanced player would play
};
void check(const Trust& trust);  // throws Error

class Evidence {
 public:
  static constexpr double kAnything = -std::numeric_limits<double>::infinity();

  Evidence(const View& view, const Trust& trust);

  bool empty() const;
  // The logarithm of the weight of a seat's hand; `left` is what it holds now. Once it falls below `least`,
  // the rest is not computed: the result is then too high, but still below `least`.
  double log_weight(size_t seat, Hand left, double least = kAnything) const;

 private:
  // A moment when another seat decided. Of the hands, only what is seen now is in the position.
  struct Seen {
    Position position;
    std::array<uint8_t, kSeats> counts;
    Move done;
    Hand later;  // what it has played since then, including this card
  };

  void note(const View& view, const Position& position, const Turn& turn);
  double chance_of(const Seen& seen, size_t seat, Hand left) const;

  const Tables& tables_;
  const Trust trust_;
  Hands played_{};
  std::array<std::vector<Seen>, kSeats> seen_;
};

// Weighs hands by evidence and remembers the results: late in a game the same few hands come again and again.
// One per thread.
class Judge {
 public:
  explicit Judge(const Evidence& evidence) : evidence_(evidence) {}

  double log_weight(size_t seat, Hand left, double least = Evidence::kAnything);

 private:
  struct JudgedHand {
    double least, log_weight;
  };

  const Evidence& evidence_;
  std::array<std::unordered_map<Hand, JudgedHand>, kSeats> known_;
};

}  // namespace upperhand::rikken::champion
