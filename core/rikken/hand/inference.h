// What a seat can work out about the hands of the others.
//
// The thesis lists four situations: one player holds all that is left of a suit (1), only one player can
// still follow a suit (2), only one other player can have cards of a suit that this seat holds (3), and a
// suit is played out (4). All four are one rule: a card that can be in only one hand is in that hand.
// Situation 2 adds that a hand that is filled by known cards holds no others. Both rules are applied until
// nothing more follows. Cards shown in open games and the called card are treated like all other knowledge.
#pragma once

#include <array>

#include "rikken/rules/sight.h"

namespace upperhand::rikken {

struct Knowledge {
  std::array<Hand, 4> may{};   // the cards that each seat may hold
  std::array<Hand, 4> must{};  // the cards that each seat certainly holds
};

Knowledge infer(const Sight& sight);

// Seats, one bit each, that may hold one of the cards.
unsigned seats_that_may_hold(const Knowledge& known, Hand cards);

}  // namespace upperhand::rikken
