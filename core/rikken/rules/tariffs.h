// Tariffs: the chips that a house has agreed on for single contracts, in place of its table's.
#pragma once

#include <array>

#include "rikken/rules/contract.h"
#include "switches.h"

namespace upperhand::rikken {

inline constexpr int kMostChips = 1000;

// What one payer pays, for a contract that is made and for one that is lost.
struct Stake {
  int won = 0, lost = 0;
};
using Tariffs = std::array<Stake, kContracts>;  // zero where the table decides

// A tariff of each word: `rik:2`, or `solo9:60-25` for 60 won and 25 lost. Throws RulesError for a word that
// says something else, and for a contract that has two.
Tariffs read_tariffs(const Words& words);

}  // namespace upperhand::rikken
