// The card play of the basic player: the rules of Vorsteveld (2007), section 3.2.2, one function a rule.
//
// The thesis gives rules for Rik and Solo 8, for Piek and for Misère. Every other contract is played by those
// of the goal it shares: tricks, exactly one, none. "Highest" of a suit is the highest card that is in no
// finished trick. All rules choose among legal cards. Where the thesis is silent the rule says so.
#pragma once

#include "rikken/players/strategy/choice.h"

namespace upperhand::rikken::basic {

// The card of the seat whose turn it is.
Choice choose(const Sight& sight, Rng& rng);

}  // namespace upperhand::rikken::basic
