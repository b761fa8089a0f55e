// Chips: what a finished game pays, and what a contract is worth, for players and people who compare bids.
#pragma once

#include <span>

#include "game.h"
#include "rikken/rules/position.h"

namespace upperhand::rikken {

// Chips by seat, zero-sum. The game must be over.
void scores(const Tables& tables, const Position& position, std::span<int, kMostSeats> out);
// Whether a declarer that took this many tricks, together with its partner, made the contract.
bool made(Contract contract, int tricks);
// Whether a declarer made its contract in a game that is over.
bool made(const Position& end, int declarer);

struct Stakes {
  int gain;  // of a declarer who just makes the contract, in chips
  int loss;  // of a declarer who just misses it
};

// In Schoppen Mie: of a seat that takes nothing, and of a seat that takes both the ♠Q and the last trick.
Stakes stakes(const Tables& tables, Contract contract);

}  // namespace upperhand::rikken
