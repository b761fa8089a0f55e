// What everybody can conclude about hidden hands: from voids, from the auction, from the call.
#pragma once

#include "rikken/rules/deals.h"

namespace upperhand::rikken {

// The called card or, in Schoppen Mie, the queen of spades: the rules depend on where it is, and a seat's
// play can show that the seat does not hold it.
Hand special_card(const Position& position);

// What each seat can no longer hold, because of the cards that were played and the card that was called.
Forbidden shown_in_play(const Position& position);

// The cases that the public history and one seat's sight leave possible.
std::vector<Forbidden> consistent_cases(const Tables& tables, const Position& position, const Sight& sight,
                                        const std::optional<Start>& start, std::span<const Turn> history);

// How many cards each seat holds that are not in the position, which only contains the hands that are seen.
std::array<uint8_t, kSeats> hidden_counts(const Position& position,
                                          const std::array<uint8_t, kSeats>& counts);
// Every way in which those cards may be distributed.
Deals consistent_deals(const Tables& tables, const Position& position, const Sight& sight,
                       const std::optional<Start>& start, std::span<const Turn> history);

}  // namespace upperhand::rikken
