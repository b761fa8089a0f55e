// Checks of a caller's input, one for each kind. Each throws one of our errors, with one sentence that says
// what is wrong and what is allowed, and returns the valid input.
#pragma once

#include <concepts>
#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

#include "errors.h"

namespace upperhand {

inline constexpr unsigned kMostThreads = 1024;
inline constexpr int kMostMilliseconds = 600'000;  // of one decision: ten minutes

template <class Number>
std::string number_text(Number number) {
  if constexpr (std::floating_point<Number>) {
    char text[32];
    std::snprintf(text, sizeof text, "%g", static_cast<double>(number));
    return text;
  } else {
    return std::to_string(number);
  }
}

// Not-a-number is not between any two numbers.
template <class Refusal = Error, class Number>
Number check_between(std::string_view name, Number value, std::type_identity_t<Number> low,
                     std::type_identity_t<Number> high) {
  if (!(value >= low && value <= high))
    throw Refusal(std::string(name) + " must be from " + number_text(low) + " to " + number_text(high) +
                  ", not " + number_text(value));
  return value;
}

template <class Refusal = Error>
int check_seat(int seat, int seats) {
  if (seat < 0 || seat >= seats)
    throw Refusal("there is no seat " + std::to_string(seat) + ": the seats are 0 to " +
                  std::to_string(seats - 1));
  return seat;
}

inline Reason out_of_turn(int turn, int seat) {
  return Reason{"out_of_turn", {{"turn", turn}, {"seat", seat}}};
}

inline unsigned check_threads(unsigned threads) { return check_between("threads", threads, 1, kMostThreads); }

}  // namespace upperhand
