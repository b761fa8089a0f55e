// Forecasts of the tricks a hand wins, by counting losers and winners (Vorsteveld 2007, section 3.3.1), and
// the points by which trump and the called suit are chosen (3.2.1).
//
// Equal to the methods of upperhand/rikken/bidding/forecasts.py: simulated auctions cannot call Python.
#pragma once

#include "rikken/rules/suits.h"

namespace upperhand::rikken {

// 12 less the losers: the tricks to expect where tricks are wanted.
int forecast_tricks(Hand hand);
// The cards that are too high to get rid of: the tricks to expect where none is wanted.
int forecast_winners(Hand hand);
// The suit of most points among some, four bits; between equals the longer, then the first.
int strongest_suit(Hand hand, unsigned among);
// The suit of fewest points among some; between equals the shorter, then the first.
int weakest_suit(Hand hand, unsigned among);

}  // namespace upperhand::rikken
