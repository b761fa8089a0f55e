// What players ask about a hand: its combinations, the fewest plays that empty it, the best ways to split it.
#pragma once

#include <map>
#include <vector>

#include "big_two/rules/move.h"
#include "big_two/rules/movegen.h"

namespace upperhand::big_two {

// All combinations in `cards`, ascending by kind, then strength, then cards.
std::vector<Combination> combinations(const Tables& tables, Cards cards);

// The combinations that beat the one on the table, weakest first: its own kind, then kinds above it.
std::vector<Combination> beating(const Tables& tables, Cards cards, const Combination& table);

// The strongest combination of each size.
std::map<int, Combination> strongest(const Tables& tables, Cards cards);

// The fewest plays that empty a hand of at most kLargestHand cards.
int minimum_plays(const Tables& tables, Cards hand);

// Every split of a hand into that many plays, at most `limit` (up to 100,000) of them, in a fixed order.
std::vector<std::vector<Combination>> best_partitions(const Tables& tables, Cards hand, size_t limit);

// A good way to split a hand, to arrange it by: the fewest plays, largest first. Of several such ways, the
// one that leaves the strongest small plays: weak cards go into the large ones.
std::vector<Combination> suggested_split(const Tables& tables, Cards hand);

}  // namespace upperhand::big_two
