// How much a search may do: so many pieces of work, or so many milliseconds on the clock. A search has a
// fixed number of parts, so that what comes out does not depend on how many threads share them.
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

// A stretch of work that comes in pieces: it is over after some pieces, or at a moment.
class Stretch {
 public:
  static Stretch of_pieces(size_t pieces) { return Stretch(pieces); }
  static Stretch until(std::chrono::steady_clock::time_point end) {
    Stretch out(0);
    out.timed_ = true;
    out.end_ = end;
    return out;
  }

  // How many pieces to do before asking again; none: it is over. By the clock, `step` at a time.
  size_t next(size_t done, size_t step) const {
    if (!timed_) return done < pieces_ ? pieces_ - done : 0;
    return done == 0 || std::chrono::steady_clock::now() < end_ ? step : 0;
  }

 private:
  explicit Stretch(size_t pieces) : pieces_(pieces) {}

  size_t pieces_;
  bool timed_ = false;
  std::chrono::steady_clock::time_point end_;
};

}  // namespace upperhand
