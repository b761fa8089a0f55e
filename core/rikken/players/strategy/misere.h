// Card play in Misère: no trick for the declarer (3.3.2 of the thesis).
//
// "Low" and "high" cards of different suits are compared by the score of Table 3.6. If several seats have
// joined, each plays for itself, and the defenders play against those that can still succeed.
#pragma once

#include "rikken/players/strategy/outlook.h"

namespace upperhand::rikken::misere {

Choice offence(const Outlook& at, Rng& rng);

// `targets`: the seats, one bit each, that the defenders want to win a trick.
Choice defence(const Outlook& at, unsigned targets, Rng& rng);

Choice offence_leads(const Outlook& at, Rng& rng);
Choice offence_follows(const Outlook& at, Rng& rng);
Choice defence_leads(const Outlook& at, unsigned targets, Rng& rng);
Choice defence_follows(const Outlook& at, unsigned targets, Rng& rng);

}  // namespace upperhand::rikken::misere
