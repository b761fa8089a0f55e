// Small networks of Big Two with random weights.
#pragma once

#include "big_two/learn/network.h"
#include "neural/small_weights.h"

namespace upperhand::big_two::testing {

using upperhand::testing::add_layer;
using upperhand::testing::Widths;

inline Weights small_weights(uint64_t seed, const Widths& wide = {}) {
  return upperhand::testing::small_weights(kStateWords, kMoveWords, 2, seed, wide);
}

inline const Network& small_network() {
  static const Network made(small_weights(5));
  return made;
}

}  // namespace upperhand::big_two::testing
