// Forecast: what each opponent is expected to do next, as probabilities of sets by type and rank.
//
// If learned games contain enough info-sets like this moment, their sets are weighted by H(s), as far as the
// unseen cards allow them. Otherwise guessed deals are continued by eq. 4, as in a search. A few info-sets
// soon give too much certainty, so deals can be given some weight next to them.
#pragma once

#include <vector>

#include "big_two/players/big2ai/index.h"

namespace upperhand::big_two::big2ai {

enum class Source : uint8_t { deals, everybody, own };

struct Forecast {
  std::array<double, kCodes> chance{};  // sums to 1; all 0 if the game is over before its turn
  SetMask possible;                     // what the rules and the unseen cards allow
  Source source = Source::deals;        // guessed deals, everybody's learned games, or this opponent's own
  uint32_t related = 0;                 // the number of info-sets behind it
};

struct Forecasting {
  const Index* index = nullptr;  // none: deals only
  std::vector<Recall> recalls;   // tried in order until one finds enough
  Reach reach;
  int deals = 400;
  double prior = 0;  // the weight of guessed deals, as a number of fully matching info-sets
};

// The next, second and third opponent of the view's seat. Throws Error unless it is a running game of four.
std::array<Forecast, 3> forecast(const View& view, const Forecasting& how, Rng& rng);

}  // namespace upperhand::big_two::big2ai
