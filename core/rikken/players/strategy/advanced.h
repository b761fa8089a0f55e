// Card play of the advanced player (Vorsteveld 2007, section 3.3.2), for every contract.
//
// The thesis gives lists for Rik and Solo (tricks.h), Piek (piek.h) and Misère (misere.h), and says that the
// other contracts need the same tactics. Rik beter, Troela and the other Solos are played like the first;
// open games like those with closed cards, with the open cards as extra knowledge. In Schoppen Mie everybody
// plays like a declarer of Misère: a player who wins no trick wins neither the ♠Q nor the last trick.
#pragma once

#include "rikken/players/strategy/choice.h"
#include "rikken/rules/sight.h"

namespace upperhand::rikken::advanced {

// The cards among which chance decides; it must be this seat's turn.
Options options(const Sight& sight);
// The card to play now; it must be this seat's turn. Where Piek needs a cover card, it is one of the high
// cards: so simulations and strong players play.
Choice choose(const Sight& sight, Rng& rng);
// The same with any card as cover card, as the text has it.
Choice choose_as_printed(const Sight& sight, Rng& rng);

}  // namespace upperhand::rikken::advanced
