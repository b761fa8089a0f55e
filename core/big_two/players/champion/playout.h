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

// A game that begins here.
struct Playout {
  Position position;
  Shown shown;
  Rng rng;
  Script script = {};
  std::vector<TurnOf<Move>>* told = nullptr;  // its moves are written here
};

// Plays games to their end. At temperature 0 every seat makes the move that the network prefers. The games go
// on in lock step, so that the network scores a decision of each in one pass; every game is the same as
// alone.
void play_out(Decider& decider, std::span<Playout> games, double temperature);
// The scores of a game that is over.
Scores scores_of(const Tables& tables, const Position& position);
// The scores of one game.
Scores play_out(Decider& decider, const Position& position, const Shown& shown, double temperature, Rng rng);

}  // namespace upperhand::big_two::champion
