// Card play in Piek: exactly one trick for the declarer (3.3.2 of the thesis).
//
// Until the one trick is won the declarer ducks and keeps its cover card (cover_card.h), and the defenders
// play anything; afterwards it is a Misère.
#pragma once

#include "rikken/hand/cover_card.h"
#include "rikken/players/strategy/outlook.h"

namespace upperhand::rikken::piek {

Options offence(const Outlook& at, Cover from);
Options defence(const Outlook& at, unsigned targets);

}  // namespace upperhand::rikken::piek
