// Known: what one seat knows of a game of Rikken, which is all that its View is made of.
#pragma once

#include <map>

#include "rikken/rules/state.h"

namespace upperhand::rikken {

struct Known {
  int seat = 0;
  Cards dealt;  // to that seat
  int dealer = 0;
  std::vector<Move> moves;
  std::map<int, Cards> exposed;  // what others hold now whose cards lie open to the seat
  // Who holds the fourth ace in Troela: everybody learns it, but no move says it.
  std::optional<int> partner;
};

// The course of a game as one seat knows it: in its position, hands that the seat does not see are empty.
struct Course {
  Position position;
  std::array<uint8_t, kSeats> counts{};
  std::vector<Turn> history;
};

// Replays the moves. Throws OutOfTurnError, CardsError, IllegalMoveError or, of the partner, Error where no
// deal gives the seat these cards and lets these moves be made.
Course replay(const Tables& tables, const Known& known);

}  // namespace upperhand::rikken
