// The seats that play together, as far as one seat can tell.
//
// Before the called card is played, its holder knows the sides. The others count a player as their own only
// if it is proven: a player who cannot hold the called card is not the partner, and the only one who can is
// the partner.
#pragma once

#include "rikken/rules/sight.h"

namespace upperhand::rikken {

// Seats that are certainly on this seat's side, one bit each, including itself.
unsigned own_side(const Sight& sight);

// Whether this seat is a declarer or the partner of one.
inline bool on_offence(const Sight& sight) { return sight.declares() || sight.partner == sight.seat; }

}  // namespace upperhand::rikken
