// Card play in Misère: no trick for the declarer (3.3.2 of the thesis).
//
// "Low" and "high" of different suits are compared by the score of Table 3.6. Where several have joined, each
// plays for himself, and the defenders aim at those who can still win.
#pragma once

#include "rikken/players/strategy/outlook.h"

namespace upperhand::rikken::misere {

Choice offence(const Outlook& at, Rng& rng);

// `targets`: the seats, a bit each, that the defenders want to see win a trick.
Choice defence(const Outlook& at, unsigned targets, Rng& rng);

Choice offence_leads(const Outlook& at, Rng& rng);
Choice offence_follows(const Outlook& at, Rng& rng);
Choice defence_leads(const Outlook& at, unsigned targets, Rng& rng);
Choice defence_follows(const Outlook& at, unsigned targets, Rng& rng);

}  // namespace upperhand::rikken::misere
