// The policies for playing cards that playouts know. A policy gives the card that the seat to move plays.
#pragma once

#include <string_view>

#include "errors.h"
#include "rikken/players/strategy/advanced.h"
#include "rikken/players/strategy/basic.h"
#include "rikken/rules/draw.h"
#include "rikken/rules/play.h"
#include "rikken/rules/sight.h"
#include "text.h"

namespace upperhand::rikken {

// Any legal card with equal probability, like the player `random`.
struct RandomCard {
  int operator()(const Tables& tables, const Position& position, Rng& rng) const {
    return lowest(pick(legal_cards(tables, position), rng));
  }
};

// A player's strategy: what `Choose` decides from what the seat sees.
template <auto Choose>
struct StrategyCard {
  int operator()(const Tables& tables, const Position& position, Rng& rng) const {
    return Choose(sight(tables, position, position.turn), rng).card;
  }
};

// Calls `use` with the policy of that name: a new policy is one more line here.
template <class Use>
auto with_policy(std::string_view name, const Use& use) {
  if (name == "random") return use(RandomCard{});
  if (name == "basic") return use(StrategyCard<basic::choose>{});
  if (name == "advanced") return use(StrategyCard<advanced::choose>{});
  throw Error("policy must be random, basic or advanced, not " + in_quotes(name));
}

}  // namespace upperhand::rikken
