// How much a search may do: so many pieces of work, or so many milliseconds on the clock.
#pragma once

#include <chrono>
#include <cstdint>

namespace upperhand {

// A stretch of work that comes in pieces: it is over after some pieces, or at a moment.
class Stretch {
 public:
  static Stretch of_pieces(uint64_t pieces) { return Stretch(pieces); }
  static Stretch until(std::chrono::steady_clock::time_point end) {
    Stretch out(0);
    out.timed_ = true;
    out.end_ = end;
    return out;
  }

  // How many pieces to do before asking again; none: it is over. By the clock, `step` at a time: to ask it
  // costs as much as a short piece.
  uint64_t next(uint64_t done, uint64_t step) const {
    if (!timed_) return done < pieces_ ? pieces_ - done : 0;
    return done == 0 || std::chrono::steady_clock::now() < end_ ? step : 0;
  }

 private:
  explicit Stretch(uint64_t pieces) : pieces_(pieces) {}

  uint64_t pieces_;
  bool timed_ = false;
  std::chrono::steady_clock::time_point end_;
};

// So many milliseconds from when it is made or, with none of them, no clock at all: counts decide.
class Timer {
 public:
  explicit Timer(int ms) : time_(ms), begin_(std::chrono::steady_clock::now()) {}

  // Until this share of the time is over, or so many pieces where there is no clock.
  Stretch stretch(double share, uint64_t pieces) const {
    if (time_.count() <= 0) return Stretch::of_pieces(pieces);
    return Stretch::until(begin_ + std::chrono::duration_cast<std::chrono::nanoseconds>(share * time_));
  }

 private:
  std::chrono::milliseconds time_;
  std::chrono::steady_clock::time_point begin_;
};

}  // namespace upperhand
