// What a learning version remembers of learned games: the records behind P2.0 (eq. 5) and P3.0 (eq. 8).
#pragma once

#include <optional>

#include "big_two/players/big2ai/index.h"
#include "big_two/players/big2ai/settings.h"

namespace upperhand::big_two::big2ai {

// Eq. 5: A(v', T) / B(v, T), for exact sets.
struct CountRecords {
  const Index* index;
  Cards previous;  // v; none when leading
  int level;       // T
  uint32_t b;      // B(v, T)

  CountRecords(const Index* from, Cards v, int t)
      : index(from), previous(v), level(t), b(from == nullptr ? 0 : from->b(v, t)) {}
  bool any() const { return b > 0; }
  double ratio(Cards set, Kind) const {
    return static_cast<double>(index->a(previous, set, level)) / static_cast<double>(b);
  }
  static constexpr double pass_rate() { return -1; }
};

// Eq. 8: the mean of H(s) over the related info-sets where the seat plays such a set: one of the same type
// and rank or, with suits apart, the same cards.
class InfoSetRecords {
 public:
  InfoSetRecords() = default;
  InfoSetRecords(const Tables& tables, const Prediction& prediction, bool learned_passes);

  bool any() const { return tables_ != nullptr; }
  double ratio(Cards set, Kind kind) const {
    const double by_rank = ratios_[set_code(*tables_, set, kind)];
    return by_rank > 0 && apart_ > 0 ? ratio_of(set) : by_rank;
  }
  // How often the seat passed there, each time weighted by H(s); below 0 if passes are left to what is drawn.
  double pass_rate() const { return pass_rate_; }

 private:
  double ratio_of(Cards set) const {
    for (int i = 0; i < apart_; ++i) {
      const ExpectedCards& one = cards_[static_cast<size_t>(i)];
      if (one.cards == set) return one.matching / one.count;
    }
    return 0;
  }

  const Tables* tables_ = nullptr;
  std::array<double, kCodes> ratios_{};
  double pass_rate_ = -1;
  std::array<ExpectedCards, kMostApart> cards_;  // the first `apart_` are set
  int apart_ = 0;
};

// Related info-sets for a View's seat, found as AI 3.0 and 4.0 do it.
class LearnedMemory {
 public:
  LearnedMemory(const View& view, const Big2aiSettings& settings, const Index* index);

  const Index* index() const { return index_; }
  // Whether info-sets can be looked up at all.
  bool recalls() const { return related_ != nullptr; }
  // The game so far; simulations continue from a copy.
  const Rounds& rounds() const { return rounds_; }
  // What the seat `distance` places further on (0: this one) did next in the info-sets related to a moment;
  // nothing if there are too few of them.
  InfoSetRecords recall(const Rounds& rounds, Moment moment, int distance) const;
  // The same in two steps, because one search for info-sets serves all opponents of a round.
  RelatedSets find(const Rounds& rounds, Moment moment) const {
    return related_->find(rounds, moment, reach_);
  }
  InfoSetRecords recall(const RelatedSets& found, const Rounds& rounds, int distance) const;

 private:
  const Tables& tables_;
  const Index* index_;
  const Related* related_ = nullptr;
  bool learned_passes_ = false;
  bool suits_apart_ = false;
  Reach reach_;
  Rounds rounds_;
  std::array<NameId, kMostSeats> names_{};  // by distance
};

}  // namespace upperhand::big_two::big2ai
