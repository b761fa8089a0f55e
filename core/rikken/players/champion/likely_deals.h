// Likely deals: deals that fit all that a seat knows, as often as the moves of the others make them likely.
//
// Suits that are lacked, the call, aces and open hands are never broken: uniform deals come from Deals, and
// an exchange that breaks what is certain is refused. Without evidence every deal is drawn on its own;
// otherwise a few chains start from likely ones among uniform deals.
#pragma once

#include "rikken/players/champion/settings.h"
#include "search/budget.h"

namespace upperhand::rikken::champion {

inline constexpr double kBelieving = 0.25;  // with a clock: the share of the time for all of this

// The hidden hands of a deal, and the chain it comes from.
struct LikelyDeal {
  Hands hidden;
  size_t chain;
};

// There is at least one. The same on any number of threads, unless there is a clock.
std::vector<LikelyDeal> likely_deals(const View& view, const SearchSettings& settings, const Timer& timer,
                                     uint64_t seed);

}  // namespace upperhand::rikken::champion
