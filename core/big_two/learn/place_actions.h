// Actions: a number for each set of places of the sorted hand that a play can take, as
// upperhand.big_two.actions tells them.
#pragma once

#include "cards.h"

namespace upperhand::big_two::rl_ppo {

inline constexpr int kPlaces = 13;     // cards of a hand at most
inline constexpr int kActions = 1695;  // the last one is the pass

// The number of playing these cards, or none, from this hand of up to 13; throws Error if there is none.
int action_of(Cards hand, Cards played);

}  // namespace upperhand::big_two::rl_ppo
