// The bids of the players of the thesis: a contract is bid where a forecast of tricks meets its condition.
//
// Equal to upperhand/rikken/bidding with the minimal conditions: batches cannot call Python. The forecasts
// are Vorsteveld's (2007) TPC (3.2.1), LTC (3.3.1) and MC (3.4.1).
#pragma once

#include "rikken/learn/opponent.h"

namespace upperhand::rikken::thesis {

// The tricks that a hand wins in a contract; none where the method cannot value it.
class Forecast {
 public:
  virtual ~Forecast() = default;
  virtual std::optional<double> tricks(Contract contract) = 0;
};

// The chances of each card to win a trick, added up.
double winning_cards(Hand hand);

// Whether a contract wants many tricks.
inline bool wants_tricks(Contract contract) { return terms(contract).maximises(); }

// What the seat bids.
Move bid(const OpponentSight& sight, Forecast& forecast);
// What it says before the first card: the bid, trump, the call.
Move before_play(const OpponentSight& sight, Forecast& forecast);

}  // namespace upperhand::rikken::thesis
