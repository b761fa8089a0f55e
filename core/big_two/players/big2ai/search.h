// A decision of AI 1.0, 2.0, 3.0 or 4.0 from what a seat sees: the only entry to everything in this folder.
#pragma once

#include "big_two/players/big2ai/flow.h"
#include "big_two/players/big2ai/index.h"

namespace upperhand::big_two::big2ai {

struct Outcome {
  Verdict verdict;
  Candidates candidates;
  bool searched = false;  // if false, there was no choice, and the candidates have no tallies
};

// The learned games may be none. Throws Error if it is not this seat's turn, or if a setting makes no sense.
Outcome search(const View& view, const Big2aiSettings& settings, const Index* index, uint64_t seed);

}  // namespace upperhand::big_two::big2ai
