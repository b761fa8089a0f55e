// How much a search may do: a number of pieces of work, or a number of milliseconds.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>

namespace upperhand {

// A stretch of work that consists of pieces: it is over after some pieces, at some moment, or at the first of
// both.
class Stretch {
 public:
  static Stretch of_pieces(uint64_t pieces) { return Stretch(pieces); }
  static Stretch until(std::chrono::steady_clock::time_point end, uint64_t pieces = ~uint64_t{0}) {
    Stretch out(pieces);
    out.timed_ = true;
    out.end_ = end;
    return out;
  }

  // How many pieces to do before asking again; 0: it is over. With a clock, `step` at a time, because reading
  // the clock costs as much as a short piece.
  uint64_t next(uint64_t done, uint64_t step) const {
    const uint64_t left = done < pieces_ ? pieces_ - done : 0;
    if (!timed_ || left == 0) return left;
    return done == 0 || std::chrono::steady_clock::now() < end_ ? std::min(step, left) : 0;
  }

 private:
  explicit Stretch(uint64_t pieces) : pieces_(pieces) {}

  uint64_t pieces_;
  bool timed_ = false;
  std::chrono::steady_clock::time_point end_;
};

// A number of milliseconds, counted from construction; 0: no clock, counts decide. A clock may also be a
// limit to the counts.
class Timer {
 public:
  explicit Timer(int ms) : time_(ms), begin_(std::chrono::steady_clock::now()) {}
  static Timer limit(int ms) {
    Timer out(ms);
    out.counts_ = true;
    return out;
  }

  // Until this share of the time has passed, or this many pieces are done if there is no clock.
  Stretch stretch(double share, uint64_t pieces) const {
    if (time_.count() <= 0) return Stretch::of_pieces(pieces);
    const auto end = begin_ + std::chrono::duration_cast<std::chrono::nanoseconds>(share * time_);
    return counts_ ? Stretch::until(end, pieces) : Stretch::until(end);
  }

 private:
  std::chrono::milliseconds time_;
  bool counts_ = false;
  std::chrono::steady_clock::time_point begin_;
};

}  // namespace upperhand
