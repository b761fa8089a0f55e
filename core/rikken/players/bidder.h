// The bids, trumps and calls of simulated players: those of a careful table.
//
// A contract is bid when the forecast promises what was measured to make it: a table that bids less than the
// conditions of the thesis, which lose in Piek and in the Solos. Which ace and trump: as all players choose.
#pragma once

#include "random.h"
#include "rikken/rules/moves.h"

namespace upperhand::rikken {

// What the seat to move says before the card play.
Move say(const Tables& tables, const Position& position);

// By how many tricks a hand misses what this table asks of a bid, or of a pass: none of a hand that fits.
int bid_misfit(Hand hand, Contract bid);

}  // namespace upperhand::rikken
