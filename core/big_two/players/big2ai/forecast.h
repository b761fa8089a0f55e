// Forecast: what each opponent is expected to do next, as chances of sets by type and rank.
//
// Where learned games know enough info-sets like this moment, their sets weigh by H(s), as far as the cards
// that nobody has seen yet allow them; otherwise guessed deals are played on by eq. 4, as a search does. Few
// info-sets are soon too sure of themselves, so deals may be given some weight beside them.
#pragma once

#include <vector>

#include "big_two/players/big2ai/index.h"

namespace upperhand::big_two::big2ai {

enum class Source : uint8_t { deals, everybody, own };

struct Forecast {
  std::array<double, kCodes> chance{};  // sums to 1; all 0 if the game is over before its turn
  SetMask possible;                     // what the rules and the unseen cards allow
  Source source = Source::deals;        // guessed deals, everybody's learned games, or this opponent's own
  uint32_t related = 0;                 // info-sets behind it
};

struct Forecasting {
  const Index* index = nullptr;  // none: deals alone
  std::vector<Recall> recalls;   // in turn, until one finds enough
  Reach reach;
  int deals = 400;
  double prior = 0;  // what guessed deals weigh beside info-sets, in info-sets that match whole
};

// The next, second and third opponent of the view's seat. Throws Error unless a running game of four.
std::array<Forecast, 3> forecast(const View& view, const Forecasting& how, Rng& rng);

}  // namespace upperhand::big_two::big2ai
