// Search: compares moves over likely deals that are played to the end, in every phase.
//
// In the auction every bid within reach is compared with passing; later the usual move is the one to beat.
// Simulated players bid as a careful table does and play the cards of the advanced player, or, near the end
// and on some deals, the cards that the Oracle proves: it sees all hands, they see as little as the advanced
// player concludes, and good players are between the two.
#pragma once

#include "rikken/players/champion/settings.h"

namespace upperhand::rikken::champion {

// A move that was compared.
struct SearchedMove {
  Move move;
  uint64_t games;  // played after it
  // The figures that decide: those of the usual move, plus the gain of this one over it. A gain that the
  // games do not prove counts as none. A bid has its own figures. The move to make has the most chips.
  double chips;
  double chance;  // of gaining chips
  // Of a bid, how often it was played and made; careful as the chips are.
  uint64_t played = 0;
  double made = 0;
};

struct SearchOutcome {
  Move move;
  std::vector<SearchedMove> candidates;  // the usual move first; a single one was not compared
};

// It must be the seat's turn. The same view, seed and settings (without a clock) give the same outcome on any
// number of threads.
SearchOutcome search(const View& view, const SearchSettings& settings, uint64_t seed);

}  // namespace upperhand::rikken::champion
