// Card play in the games for many tricks: Rik, Rik beter, Troela and the Solos (3.3.2 of the thesis).
//
// One function per printed list; the steps keep their numbers. Defenders use the lists of the offence and
// have one list of their own for the lead.
#pragma once

#include "rikken/players/strategy/outlook.h"

namespace upperhand::rikken::tricks {

Options choose(const Outlook& at);

Options offence_leads(const Outlook& at);
Options defence_leads(const Outlook& at);
Options plays_second(const Outlook& at);
Options plays_third(const Outlook& at);
Options plays_last(const Outlook& at);

}  // namespace upperhand::rikken::tricks
