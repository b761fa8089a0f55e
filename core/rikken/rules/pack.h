// The pack: shuffled, cut and dealt, seven cards each and then six.
#pragma once

#include <span>

#include "random.h"
#include "rikken/rules/position.h"

namespace upperhand::rikken {

using Pack = std::array<uint8_t, kDeckSize>;

// Any order, all equally likely (Knuth's shuffle).
Pack fresh_pack(Rng& rng);
// The same order from another start, which is drawn.
Pack cut(const Pack& pack, Rng& rng);
// Its thirteen groups of four, in random order.
Pack shuffle_groups(Pack pack, Rng& rng);
// Seven cards each, starting at the dealer's left, then six.
Hands deal_out(const Pack& pack, int dealer);

// The cards of a finished game as they are collected: in the order they were played, and under them those
// that were never played, hand by hand when all have passed.
Pack collected(std::span<const uint8_t> played, const Position& position);
// The pack of the next game, made from the collected cards.
Pack next_pack(const Tables& tables, const Pack& played, Rng& rng);
// The hands of a game from a seed: a new pack, or the pack that a game of random cards leaves.
Hands deal_hands(const Tables& tables, int dealer, Rng& rng);

}  // namespace upperhand::rikken
