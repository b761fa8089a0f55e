// The constants of the Big2AI players, under the paper's names.
//
// Source: Chen and Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction
// for the Card Game Big2, IEEE Access 10, 2022. One search serves its four players; `version` selects the
// differences.
#pragma once

#include <cstdint>

namespace upperhand::big_two::big2ai {

enum class Version : uint8_t { one = 1, two, three, four };

struct Big2aiSettings {
  Version version = Version::one;
  uint64_t budget = 10'000;    // searches of one round; in AI 4.0, simulated games
  int n_c = 4;                 // with this many cards or fewer the end is near (step 6)
  int n_s = 3;                 // with this many possible sets or fewer (step 7)
  int l_v = 30;                // from this table-card level on (step 8)
  double r_w = 0.65;           // a win rate to trust (step 10)
  int n_i = 3;                 // fewer related info-sets than this are not enough
  int r_s = 3;                 // rounds over which info-sets are compared
  int v_i = 2;                 // how many levels wider the second lookup is
  unsigned trees = 1;          // that share the budget; more than one can use more threads
  double spread = 0.5;         // the most of the budget that is spent evenly, before priorities decide
  bool p3_below_root = true;   // eq. 10 below the root weighs by P3.0; if false, by P1.0
  bool learned_passes = true;  // AI 4.0: opponents pass as often as in related info-sets (Fig. 10)
  bool suits_apart = true;     // AI 4.0: P3.0 tells suits apart (Fig. 9); if false, by type and rank
  unsigned threads = 1;
  int ms = 0;  // milliseconds to search, instead of the budget; 0: the budget counts
};

}  // namespace upperhand::big_two::big2ai
