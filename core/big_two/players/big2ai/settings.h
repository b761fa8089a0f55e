// The constants of the Big2AI players, under the paper's names.
//
// Source: Chen and Lu, Challenging Artificial Intelligence With Multiopponent and Multimovement Prediction
// for the Card Game Big2, IEEE Access 10, 2022. One search serves its four players; `version` says what
// changes.
#pragma once

#include <cstdint>

namespace upperhand::big_two::big2ai {

enum class Version : uint8_t { one = 1, two, three, four };

struct Big2aiSettings {
  Version version = Version::one;
  uint64_t budget = 10'000;  // searches of one round or, in AI 4.0, simulated games
  int n_c = 4;               // with so many cards or fewer the end is near (step 6)
  int n_s = 3;               // with so many possible sets or fewer (step 7)
  int l_v = 30;              // from this table-card level on (step 8)
  double r_w = 0.65;         // a win rate to trust (step 10)
  int n_i = 3;               // fewer related info-sets than this are too few
  int r_s = 3;               // rounds that info-sets are compared over
  int v_i = 2;               // by how many levels the second look is wider
  unsigned threads = 1;
  int ms = 0;  // milliseconds to search for instead of the budget; 0: the budget counts
};

}  // namespace upperhand::big_two::big2ai
