// Why a move is refused.
#pragma once

#include "reason.h"
#include "rikken/rules/position.h"

namespace upperhand::rikken {

// Why `seat` may not make `move` now; empty if it may.
Reason why_not(const Tables& tables, const Position& position, Move move, int seat);

}  // namespace upperhand::rikken
