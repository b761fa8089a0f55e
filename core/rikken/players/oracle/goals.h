// Goals: what the two sides of a search fight for. The maximising side wants to reach the goal.
//
// `wanted` is the part of a goal that changes as tricks fall.
#pragma once

#include <optional>

#include "rikken/players/oracle/ending.h"

namespace upperhand::rikken::oracle {

// The side wants this many more tricks.
struct Taking {
  uint8_t side;

  bool maximises(int seat) const { return (side >> seat & 1) != 0; }
  unsigned allies(int seat) const { return maximises(seat) ? side : ~side & 15U; }
  int after(int wanted, int winner) const { return wanted - maximises(winner); }
  static std::optional<bool> decided(int wanted, int left) {
    if (wanted <= 0) return true;
    return wanted > left ? std::optional(false) : std::nullopt;
  }
  // How memory stores it: separate from other kinds, as a number of tricks.
  static unsigned kind(int) { return 0; }
  static int level(int wanted) { return wanted; }
};

// What is added to the merit of a card when cards are ordered, by seat.
using Leaning = std::array<std::array<int8_t, 64>, kSeats>;

// One seat wants exactly one more trick, or none. The others want anything else.
struct Avoiding {
  uint8_t seat;
  Leaning leaning{};

  bool maximises(int other) const { return other == seat; }
  unsigned allies(int other) const {
    return other == seat ? bit_of_seat(seat) : kAllSeats & ~bit_of_seat(seat);
  }
  int after(int wanted, int winner) const { return wanted - (winner == seat); }
  static std::optional<bool> decided(int wanted, int left) {
    if (wanted < 0 || wanted > left) return false;
    return left == 0 ? std::optional(true) : std::nullopt;
  }
  static unsigned kind(int wanted) { return static_cast<unsigned>(wanted); }
  static int level(int) { return 1; }
};

}  // namespace upperhand::rikken::oracle
