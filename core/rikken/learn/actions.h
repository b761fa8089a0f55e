// Actions: a number for each move, as upperhand.rikken.actions numbers them.
#pragma once

#include "rikken/rules/move.h"

namespace upperhand::rikken {

inline constexpr int kActions = 131;

int action_of(Move move);
// The move of a number for the seat that holds this hand, whatever the rules say; throws Error if there is no
// such number.
Move move_of(int action, Hand hand);

}  // namespace upperhand::rikken
