// Actions: a number for each set of places in the sorted hand that a play can use, as
// upperhand.big_two.actions numbers them.
#pragma once

#include "cards.h"

namespace upperhand::big_two::rl_ppo {

inline constexpr int kPlaces = 13;     // most cards in a hand
inline constexpr int kActions = 1695;  // the last one is the pass

// The number of the action that plays these cards (none: a pass) from this hand of up to 13; throws Error if
// there is none.
int action_of(Cards hand, Cards played);

}  // namespace upperhand::big_two::rl_ppo
