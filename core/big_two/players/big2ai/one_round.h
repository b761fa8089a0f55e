// The search of AI 1.0, 2.0 and 3.0: one round (the set and one turn of every opponent), over and over.
#pragma once

#include "big_two/players/big2ai/candidates.h"
#include "big_two/players/big2ai/memory.h"
#include "big_two/players/big2ai/scene.h"

namespace upperhand::big_two::big2ai {

// Gives every candidate its tally: how often it was visited and how many passes it forced.
void search_one_round(const Scene& scene, const Big2aiSettings& settings, const LearnedMemory& memory,
                      uint64_t seed, Candidates& candidates);

}  // namespace upperhand::big_two::big2ai
