// What everybody can conclude about hidden hands: from voids, from the auction, from the call.
#pragma once

#include "rikken/rules/deals.h"

namespace upperhand::rikken {

// What each seat cannot hold any more by the cards that were played and the card that was called.
Forbidden shown_in_play(const Position& position);

// The cases that the public history and one seat's sight leave open.
std::vector<Forbidden> consistent_cases(const Tables& tables, const Position& position, const Sight& sight,
                                        const std::optional<Start>& start, std::span<const Turn> history);

// How many cards each seat holds that are not in the position, which shows hands that are seen and no other.
std::array<uint8_t, kSeats> hidden_counts(const Position& position,
                                          const std::array<uint8_t, kSeats>& counts);
// Every way in which such cards may lie.
Deals consistent_deals(const Tables& tables, const Position& position, const Sight& sight,
                       const std::optional<Start>& start, std::span<const Turn> history);

}  // namespace upperhand::rikken
