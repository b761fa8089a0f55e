// Splits a hand into the combinations in which to play it: five-card hands first, then groups, then singles.
#pragma once

#include <vector>

#include "big_two/rules/combination.h"

namespace upperhand::big_two::rule_based {

// Every card of the hand in exactly one combination.
std::vector<Combination> partition(const Tables& tables, Cards hand);

}  // namespace upperhand::big_two::rule_based
