// Card play in Misère: no trick for the declarer (3.3.2 of the thesis).
//
// "Low" and "high" cards of different suits are compared by the score of Table 3.6. If several seats have
// joined, each plays for itself, and the defenders play against those that can still succeed.
#pragma once

#include "rikken/players/strategy/outlook.h"

namespace upperhand::rikken::misere {

Options offence(const Outlook& at);

// `targets`: the seats, one bit each, that the defenders want to win a trick.
Options defence(const Outlook& at, unsigned targets);

Options offence_leads(const Outlook& at);
Options offence_follows(const Outlook& at);
Options defence_leads(const Outlook& at, unsigned targets);
Options defence_follows(const Outlook& at, unsigned targets);

}  // namespace upperhand::rikken::misere
