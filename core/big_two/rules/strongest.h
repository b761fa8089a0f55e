// The strongest combination in a set of cards, in closed form: nothing is enumerated.
#pragma once

#include "big_two/rules/combination.h"

namespace upperhand::big_two {

// The key of the strongest combination of `kind` in `cards`, or -1.
int strongest_key(const Tables& tables, Cards cards, Kind kind);

// Whether any combination in `cards` of at most `largest` cards beats one of `kind` with `key`.
bool can_beat(const Tables& tables, Cards cards, Kind kind, uint8_t key, int largest = 5);

}  // namespace upperhand::big_two
