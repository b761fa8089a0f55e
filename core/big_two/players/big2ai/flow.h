// The decision: steps 1 to 13 of Fig. 3, shared by all versions.
#pragma once

#include <vector>

#include "big_two/players/big2ai/candidates.h"

namespace upperhand::big_two::big2ai {

// A decision, and the steps of Fig. 3 that led to it.
struct Verdict {
  Move move;
  std::vector<int> steps;
};

// Steps 1 to 4: decides if no search is needed. Returns whether it did.
bool decided_at_once(const Candidates& playable, Verdict& verdict);

// Steps 6 to 8: whether the end is near. Then step 9 is next, otherwise step 11.
bool end_is_near(const View& view, const Big2aiSettings& settings, Verdict& verdict);

// Steps 9 to 13. `near` decides where they begin.
void conclude(const View& view, const Big2aiSettings& settings, const Candidates& candidates, bool near,
              Verdict& verdict);

}  // namespace upperhand::big_two::big2ai
