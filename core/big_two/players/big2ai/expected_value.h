// P1.0, equation 1: how many sets of a kind a hand with a given number of cards is expected to hold.
#pragma once

#include "big_two/rules/tables.h"

namespace upperhand::big_two::big2ai {

// How many cards of a set count in eq. 1. Four of a kind counts as its four cards, whatever card goes with
// them.
constexpr int counted_cards(Kind kind) { return kind == Kind::four_plus_one ? 4 : size_of(kind); }

// M of eq. 1: how many sets of the kind a full deck has. A straight flush is not a straight if it is a kind
// of its own.
int64_t sets_in_deck(const Tables& tables, Kind kind);

// Eq. 1 for `held` of the `total` cards that are not played yet; 0 if the hand is too small for the kind.
double expected_value(const Tables& tables, int held, int total, Kind kind);

// Eq. 1 for every kind at once.
using ExpectedValues = std::array<double, kKinds>;
ExpectedValues expected_values(const Tables& tables, int held, int total);

}  // namespace upperhand::big_two::big2ai
