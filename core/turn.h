// A move of a game and the seat that made it; a history is a list of these.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "errors.h"

namespace upperhand {

template <class Move>
struct TurnOf {
  uint8_t seat;
  Move move;

  bool operator==(const TurnOf&) const = default;
};

// "0 3D | 1 pass"
template <class Move>
std::string history_text(const std::vector<TurnOf<Move>>& history) {
  std::string out;
  for (const TurnOf<Move>& turn : history) {
    if (!out.empty()) out += " | ";
    out += std::to_string(turn.seat) + " " + turn.move.text();
  }
  return out;
}

// Refuses a move of a history: the first is number 1.
template <class Move>
[[noreturn]] void refuse_turn(size_t number, const TurnOf<Move>& turn, Reason why) {
  throw IllegalMoveError(Reason{"move_impossible",
                                {{"number", static_cast<int>(number)},
                                 {"seat", int{turn.seat}},
                                 {"move", turn.move.text()},
                                 {"why", inside(std::move(why))}}});
}

}  // namespace upperhand
