// The hand as the algorithms see it: split into plays, each with its class, and the opponents' card counts.
#pragma once

#include <vector>

#include "big_two/learn/opponent.h"

namespace upperhand::big_two::rule_based {

// A play against everything that the opponents could hold: above it, probably above, probably not, below it.
enum class CardClass : uint8_t { a, b, c, d };
CardClass card_class(const Tables& tables, Cards unseen, const Combination& one);

struct Play {
  Combination combination;
  CardClass card_class;

  Cards cards() const { return combination.cards; }
  int size() const { return size_of(combination.kind); }
};
using Plays = std::vector<Play>;

// All plays that a hand is split into: large ones first, and weak ones first among those of one size.
class Plan {
 public:
  explicit Plan(const OpponentSight& sight);

  const Plays& plays() const { return plays_; }
  int cards() const { return cards_; }
  int fewest_of_opponents() const { return fewest_; }
  bool an_opponent_has(int cards) const { return (opponents_ >> cards & 1) != 0; }

  Plays five_card_hands() const { return of_sizes(5, 5); }
  // Pairs and, where the rules have them, triples and four-card hands.
  Plays groups() const { return of_sizes(2, 4); }
  Plays singles() const { return of_sizes(1, 1); }
  Plays of_class(CardClass wanted) const;
  Plays weakest_class_first() const;
  Plays strongest_class_first() const;

 private:
  Plays of_sizes(int least, int most) const;

  Plays plays_;
  int cards_;
  int fewest_;
  uint32_t opponents_ = 0;  // a bit for each number of cards that one of them has
};

// What is played when leading, and what is played on the table; no cards: a pass.
Cards in_control(const Plan& plan);
Cards not_in_control(const OpponentSight& sight, const Plan& plan);

}  // namespace upperhand::big_two::rule_based
