// Who plays together, as far as one seat can tell.
//
// Before the called card falls its holder knows the sides. The others count only those as their own of whom
// it is proven: a player who cannot hold the called card is no partner, and the only one who can is.
#pragma once

#include "rikken/rules/sight.h"

namespace upperhand::rikken {

// Seats that are certainly on this seat's side, a bit each, itself included.
unsigned own_side(const Sight& sight);

// Whether this seat is a declarer or the partner of one.
inline bool on_offence(const Sight& sight) { return sight.declares() || sight.partner == sight.seat; }

}  // namespace upperhand::rikken
