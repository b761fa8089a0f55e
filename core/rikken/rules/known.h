// Known: what one seat knows about a game of Rikken. Its View is made from this alone.
#pragma once

#include <map>

#include "rikken/rules/state.h"

namespace upperhand::rikken {

struct Known {
  int seat = 0;
  Cards dealt;  // to that seat
  int dealer = 0;
  std::vector<Move> moves;
  std::map<int, Cards> exposed;  // what others hold now, if the seat can see their cards
  // The holder of the fourth ace in Troela: everybody learns it, but no move shows it.
  std::optional<int> partner;
};

// The course of a game as one seat knows it: in its position, hands that the seat does not see are empty.
struct Course {
  Position position;
  std::array<uint8_t, kSeats> counts{};
  std::vector<Turn> history;
};

// Replays the moves. Throws OutOfTurnError, CardsError, IllegalMoveError or (for the partner) Error if there
// is no deal that gives the seat these cards and allows these moves.
Course replay(const Tables& tables, const Known& known);

}  // namespace upperhand::rikken
