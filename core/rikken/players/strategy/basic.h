// The card play of the basic player: the rules of Vorsteveld (2007), section 3.2.2, one function per rule.
//
// The thesis gives rules for Rik and Solo 8, for Piek and for Misère. Every other contract uses the rules of
// the goal it shares: many tricks, exactly one, none. The "highest" of a suit is the highest card that is in
// no finished trick. All rules choose among legal cards. If the thesis is silent, the rule says so.
#pragma once

#include "rikken/players/strategy/choice.h"

namespace upperhand::rikken::basic {

// The card of the seat whose turn it is.
Choice choose(const Sight& sight, Rng& rng);

}  // namespace upperhand::rikken::basic
