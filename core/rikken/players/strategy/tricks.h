// Card play in the games for many tricks: Rik, Rik beter, Troela and the Solos (3.3.2 of the thesis).
//
// One function per printed list; the steps keep their numbers. Defenders use the lists of the offence and
// have one list of their own for the lead.
#pragma once

#include "rikken/players/strategy/outlook.h"

namespace upperhand::rikken::tricks {

Choice choose(const Outlook& at, Rng& rng);

Choice offence_leads(const Outlook& at, Rng& rng);
Choice defence_leads(const Outlook& at, Rng& rng);
Choice plays_second(const Outlook& at, Rng& rng);
Choice plays_third(const Outlook& at, Rng& rng);
Choice plays_last(const Outlook& at, Rng& rng);

}  // namespace upperhand::rikken::tricks
