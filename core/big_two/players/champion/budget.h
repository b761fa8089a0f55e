// How much a search may do: so many playouts, or so many milliseconds on the clock.
#pragma once

#include <chrono>
#include <cstdint>

namespace upperhand::big_two::champion {

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

}  // namespace upperhand::big_two::champion
