// Outlook: what every seat may expect of a game from here, by games that simulated players bid and play to
// their end: over deals that a seat itself believes, and over the deal as it lies.
#pragma once

#include "rikken/rules/state.h"
#include "search/playouts.h"

namespace upperhand::rikken {

struct OutlookSettings {
  uint64_t deals = 200;  // believed by each seat, each played once
  uint64_t games = 400;  // from the deal as it lies
  int bids = 256;        // deals drawn for each believed one: see Memory
  unsigned threads = 1;
};

struct Outlook {
  Playouts as_it_lies;                    // a seat wins that gains chips
  std::array<Playouts, kSeats> believed;  // by the seat that believes
};

// Throws an error if the game is over. The same on any number of threads.
Outlook outlook(const State& state, const OutlookSettings& settings, uint64_t seed);

}  // namespace upperhand::rikken
