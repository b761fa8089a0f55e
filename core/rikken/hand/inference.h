// What a seat can work out about the hands of the others.
//
// The thesis lists four situations: a suit of which one holds all that is left (1), a suit that only one
// player can still follow (2), a suit that only one other player can share with this seat (3), and a suit
// that is played out (4). All four are one rule: a card that a single hand has room for lies in it. Situation
// 2 adds that a hand that is filled by known cards holds no others. Both are applied until nothing more
// follows; cards shown in open games and the called card enter like everything else.
#pragma once

#include <array>

#include "rikken/rules/sight.h"

namespace upperhand::rikken {

struct Knowledge {
  std::array<Hand, 4> may{};   // the cards that each seat can hold
  std::array<Hand, 4> must{};  // the cards that each seat is sure to hold
};

Knowledge infer(const Sight& sight);

// Seats, a bit each, that may hold one of the cards.
unsigned seats_that_may_hold(const Knowledge& known, Hand cards);

}  // namespace upperhand::rikken
