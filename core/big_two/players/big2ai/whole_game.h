// The search of AI 4.0: games simulated to their end, in a tree of rounds.
#pragma once

#include "big_two/players/big2ai/candidates.h"
#include "big_two/players/big2ai/memory.h"
#include "big_two/players/big2ai/scene.h"

namespace upperhand::big_two::big2ai {

// Gives every candidate its tally: games, games won, and points lost in the others.
void search_whole_game(const Scene& scene, const Big2aiSettings& settings, const LearnedMemory& memory,
                       uint64_t seed, Candidates& candidates);

}  // namespace upperhand::big_two::big2ai
