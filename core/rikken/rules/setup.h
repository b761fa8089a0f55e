// Sets up a State from given cards, for experiments and exercises. Invalid input is refused with one
// sentence.
#pragma once

#include "rikken/rules/state.h"

namespace upperhand::rikken {

// Four hands of 13; if the contract is already settled, of any equal size.
Hands check_hands(const std::vector<Cards>& hands, bool settled);

// Makes a position in which the contract is settled and the first card is to be led.
void set_up(const Tables& tables, Position& position, const Start& start);

}  // namespace upperhand::rikken
