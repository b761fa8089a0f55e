// What everybody can conclude about hidden hands: from voids, from the auction, from the call.
#pragma once

#include "rikken/rules/deals.h"

namespace upperhand::rikken {

// The cases that the public history and one seat's sight leave open.
std::vector<Forbidden> consistent_cases(const Tables& tables, const Position& position, const Sight& sight,
                                        const std::optional<Start>& start, std::span<const Turn> history);

}  // namespace upperhand::rikken
