// The sentences that refuse a move.
#pragma once

#include <string>

#include "rikken/rules/position.h"

namespace upperhand::rikken {

// Why the seat to move may not make `move`, as a sentence; empty if it may.
std::string why_not(const Tables& tables, const Position& position, Move move);

}  // namespace upperhand::rikken
