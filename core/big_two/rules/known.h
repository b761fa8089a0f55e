// Known: what one seat knows of a game of Big Two, which is all that its View is made of.
#pragma once

#include "big_two/rules/state.h"

namespace upperhand::big_two {

struct Known {
  int seat = 0;
  Cards dealt;  // to that seat
  int first = 0;
  std::vector<Move> moves;
};

// The public course of a game: hands of others are empty in its position, and only their sizes are known.
struct Course {
  Position position;
  std::array<uint8_t, kMostSeats> counts{};
  std::vector<Turn> history;
};

// Replays the moves. Throws OutOfTurnError, CardsError or IllegalMoveError where no deal gives the seat these
// cards and lets these moves be made.
Course replay(const Tables& tables, const Known& known);

}  // namespace upperhand::big_two
