// The one of several things with the largest value. Clang 14's libc++ lacks the algorithms of std::ranges.
#pragma once

#include <algorithm>
#include <functional>
#include <vector>

namespace upperhand {

// The first of them, if several have it; there must be one.
template <class Thing, class Value>
const Thing& largest(const std::vector<Thing>& things, Value value_of) {
  return *std::max_element(things.begin(), things.end(), [&](const Thing& a, const Thing& b) {
    return std::invoke(value_of, a) < std::invoke(value_of, b);
  });
}

}  // namespace upperhand
