// Stakes: what a contract is worth to who bids it, for players and people who weigh bids.
#pragma once

#include "rikken/tables.h"

namespace upperhand::rikken {

struct Stakes {
  int gain;  // of a declarer who just makes the contract, in chips
  int loss;  // of one who just misses it
};

// In Schoppen Mie: of a seat that takes nothing, and of one that takes both the ♠Q and the last trick.
Stakes stakes(const Tables& tables, Contract contract);

}  // namespace upperhand::rikken
