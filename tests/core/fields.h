// The fields of a word of features, as `FieldBits` writes them.
#pragma once

#include <cstdint>

namespace upperhand::testing {

// Reads a word field by field, from its lowest bit.
class Fields {
 public:
  explicit Fields(uint64_t word, int at = 0) : rest_(word >> at) {}
  uint64_t take(int width) {
    const uint64_t out = rest_ & ((uint64_t{1} << width) - 1);
    rest_ >>= width;
    return out;
  }
  uint64_t rest() const { return rest_; }

 private:
  uint64_t rest_;
};

}  // namespace upperhand::testing
