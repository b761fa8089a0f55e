// Candidates: the moves that a search compares, the one to beat first.
#pragma once

#include "rikken/rules/view.h"

namespace upperhand::rikken::champion {

// In the auction the pass and the bids within reach (see dial::thinkable). Later all legal moves, the usual
// one first, but of cards that are as good as each other only the highest.
std::vector<Move> candidates(const View& view, double reach);

}  // namespace upperhand::rikken::champion
