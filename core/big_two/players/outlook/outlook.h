// Outlook: what every seat may expect of a game from here, by games that a network plays to their end in all
// seats: over deals that a seat itself believes, and over the deal as it lies.
#pragma once

#include "big_two/players/champion/evidence.h"
#include "search/playouts.h"

namespace upperhand::big_two {

struct OutlookSettings {
  size_t deals = 40;                                    // believed by each seat, each played once
  size_t games = 80;                                    // from the deal as it lies
  champion::Trust trust{.floor = 0.01, .power = 0.85};  // more than in a search: see experiments/review
  double temperature = 0.5;                             // of the games
  unsigned threads = 1;
};

struct Outlook {
  Playouts as_it_lies;
  std::array<Playouts, kMostSeats> believed;  // by the seat that believes
};

// Throws an error if the game is over. The same on any number of threads.
Outlook outlook(const State& state, const Network& network, const OutlookSettings& settings, uint64_t seed);

}  // namespace upperhand::big_two
