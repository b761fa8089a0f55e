// How long a part of a search goes on. A search has a fixed number of parts, so that what comes out does not
// depend on how many threads share them.
#pragma once

#include <chrono>
#include <cstdint>

namespace upperhand {

// How long a part goes on: a count, or a time.
class Allowance {
 public:
  explicit Allowance(uint64_t count) : count_(count) {}
  explicit Allowance(std::chrono::nanoseconds time)
      : count_(UINT64_MAX), timed_(true), end_(std::chrono::steady_clock::now() + time) {}

  // The clock is asked now and then only; it costs as much as a short round.
  bool spent(uint64_t done) const {
    if (!timed_) return done >= count_;
    return done % 8 == 0 && std::chrono::steady_clock::now() >= end_;
  }

 private:
  uint64_t count_;
  bool timed_ = false;
  std::chrono::steady_clock::time_point end_;
};

}  // namespace upperhand
