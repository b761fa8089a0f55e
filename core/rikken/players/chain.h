// Deals as a table meets them: each pack is what the game before left.
//
// At a table that does not shuffle, hands depend on how earlier games were played. A deal of an experiment
// must not depend on the players under test, so a fixed player makes it: four seats that bid with care
// (bidder.h) and play the cards of the advanced player. Every deal has a chain of its own, which begins with
// a new pack, so deals are independent of each other and any of them can be made from its seed alone.
#pragma once

#include "rikken/rules/state.h"

namespace upperhand::rikken {

// Games of a chain before the deal. After four the shares of long suits and voids no longer change.
constexpr int kChain = 8;
constexpr int kLongestChain = 1000;

// The deal after that many games; its dealer is drawn unless given. It has no seed of its own: a Record keeps
// the hands.
State chained_deal(const SharedTables& tables, uint64_t seed, const Names& names, std::optional<int> dealer,
                   int games = kChain);

}  // namespace upperhand::rikken
