// The greedy player of Matthew (2009), as described in upperhand.big_two.players.dynamic_greedy.
#pragma once

#include "big_two/hand/best_split.h"
#include "big_two/learn/opponent.h"

namespace upperhand::big_two {

// Its settings, under the same names.
struct GreedyNumbers {
  using BySize = std::array<double, 5>;

  std::array<double, kDeckSize> singles{};
  std::array<double, 2 * kRanks> pairs{};
  double triple = 0;
  std::array<double, 2> four_card_hands{};
  std::array<double, 5> five_card_hands{};
  BySize lead{}, follow{};
  int many_cards = 0, another_close = 0;
  BySize late{};
  int few_cards = 0;
  BySize finish{};
  std::array<int, 5> last_play{};
  BySize stop{};
  double stop_next = 0;
  BySize lead_risk{};
  double going_out = 0;
};

class GreedyOpponent : public Opponent {
 public:
  explicit GreedyOpponent(const GreedyNumbers& numbers) : numbers_(numbers) {}  // all within kMostWorth
  size_t choose(const OpponentSight& sight) const override;

 private:
  Worth worth(const OpponentSight& sight) const;
  // What a play with this many cards earns, apart from what it leaves in hand.
  double earning(const OpponentSight& sight, int size) const;
  double following(const OpponentSight& sight, int size) const;
  bool may_be_last_play(const OpponentSight& sight, int size) const;
  // Adds what the highest card and bombs earn while the next player has one card left.
  void add_stoppers(const OpponentSight& sight, std::span<double> values) const;

  GreedyNumbers numbers_;
};

}  // namespace upperhand::big_two
