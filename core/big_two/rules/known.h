// Known: what one seat knows about a game of Big Two. Its View is made from this alone.
#pragma once

#include "big_two/rules/state.h"

namespace upperhand::big_two {

struct Known {
  int seat = 0;
  Cards dealt;  // to that seat
  int first = 0;
  std::vector<Move> moves;
};

// The public course of a game: in its position the hands of others are empty, and only their sizes are known.
struct Course {
  Position position;
  std::array<uint8_t, kMostSeats> counts{};
  std::vector<Turn> history;
};

// Replays the moves. Throws OutOfTurnError, CardsError or IllegalMoveError if there is no deal that gives the
// seat these cards and allows these moves.
Course replay(const Tables& tables, const Known& known);

}  // namespace upperhand::big_two
