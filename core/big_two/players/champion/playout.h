// Playout: a game played to its end with a network in every seat. Each seat decides only by what it knows.
#pragma once

#include "big_two/players/champion/decider.h"
#include "checks.h"

namespace upperhand::big_two::champion {

using Scores = std::array<int, kMostSeats>;

inline double check_temperature(double temperature) {
  return check_between("temperature", temperature, 0, 10);
}

// The moves that a seat makes at its next turns, instead of those that the network prefers.
struct Script {
  int seat = -1;
  std::span<const Move> moves;
};

// The scores of the game that begins here. At temperature 0 every seat makes the move that the network
// prefers. The moves of the game are written into `told`, if given.
Scores play_out(Decider& decider, Position position, Shown shown, double temperature, Rng rng,
                Script script = {}, std::vector<TurnOf<Move>>* told = nullptr);

}  // namespace upperhand::big_two::champion
