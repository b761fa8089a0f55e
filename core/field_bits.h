// FieldBits: a word of features, written one field after the other.
#pragma once

#include <algorithm>
#include <cstdint>

namespace upperhand {

class FieldBits {
 public:
  FieldBits& put(uint64_t value, int width) {
    word_ |= value << at_;
    at_ += width;
    return *this;
  }
  // Sets one of `width` bits; the last one is for all larger values.
  FieldBits& one_of(int value, int width) {
    return put(uint64_t{1} << std::clamp(value, 0, width - 1), width);
  }
  // Sets one of `width` bits, or none if nothing is chosen.
  FieldBits& one_or_none(unsigned value, int width) {
    return put(value < static_cast<unsigned>(width) ? uint64_t{1} << value : 0, width);
  }
  // Sets as many bits as `value` says.
  FieldBits& count(int value, int width) {
    return put((uint64_t{1} << std::clamp(value, 0, width)) - 1, width);
  }
  uint64_t word() const { return word_; }

 private:
  uint64_t word_ = 0;
  int at_ = 0;
};

}  // namespace upperhand
