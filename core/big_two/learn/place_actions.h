// Actions: a number for each set of places in the sorted hand that a play can use, as
// upperhand.big_two.actions numbers them.
#pragma once

#include <vector>

#include "big_two/rules/tables.h"
#include "cards.h"

namespace upperhand::big_two {

// The numbers for hands of up to a number of cards.
class PlaceActions {
 public:
  // The table for games by these rules.
  static const PlaceActions& of(const Tables& tables);
  // That for hands of up to 13 cards.
  static const PlaceActions& thirteen();

  // How many there are; the last one is the pass.
  int count() const { return static_cast<int>(places_.size()); }
  // The number of playing these cards (none: a pass) from this hand; throws Error if there is none.
  int number(Cards hand, Cards played) const;
  // The cards that a number takes from this hand, whatever the rules say; throws Error if it lacks them.
  Cards cards(Cards hand, int number) const;

 private:
  explicit PlaceActions(int most);
  void add(uint32_t places, int next, int left);

  int most_;                      // cards in a hand
  std::vector<uint32_t> places_;  // by number, a bit for each place
  std::vector<int16_t> numbers_;  // by those bits
};

}  // namespace upperhand::big_two

namespace upperhand::big_two::rl_ppo {

inline constexpr int kPlaces = 13;     // most cards in a hand
inline constexpr int kActions = 1695;  // the last one is the pass

// The number of the action that plays these cards (none: a pass) from this hand of up to 13; throws Error if
// there is none.
int action_of(Cards hand, Cards played);

}  // namespace upperhand::big_two::rl_ppo
