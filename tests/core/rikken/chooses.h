// Whether the advanced player chooses certain cards in a position, and for which reason.
#pragma once

#include "rikken/players/strategy/advanced.h"
#include "rikken/scene.h"

namespace upperhand::rikken::testing {

// Whatever the random numbers, one of these cards is chosen, each of them sometimes, always for this reason.
inline bool chooses(const State& state, std::string_view expected, const std::string& reason) {
  const Sight at = state.view(state.turn()).sight();
  Hand seen = 0;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Rng rng(seed);
    const Choice choice = advanced::choose(at, rng);
    if (choice.reason != reason || !holds(at.legal, choice.card)) return false;
    seen |= bit(choice.card);
  }
  return seen == cards(expected);
}

}  // namespace upperhand::rikken::testing
