// Effort: the cost of a search, counted in a way that does not depend on the machine.
#pragma once

#include <cstdint>
#include <string>

#include "errors.h"

namespace upperhand::rikken::oracle {

inline constexpr uint64_t kNoLimit = ~uint64_t{0};

// How many positions before a trick were examined, and how many may be.
struct Effort {
  uint64_t positions = 0;
  uint64_t most = kNoLimit;

  void look() {
    if (positions >= most)
      throw TooHardError("the Oracle may look at " + std::to_string(most) +
                         " positions, which are too few here");
    ++positions;
  }
};

}  // namespace upperhand::rikken::oracle
