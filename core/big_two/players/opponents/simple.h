// Opponents without a plan of their own: one that plays its weakest move, and a network of places.
#pragma once

#include "big_two/learn/opponent.h"
#include "big_two/players/rl_ppo/network.h"

namespace upperhand::big_two {

// The fewest cards, then the weakest, bombs last; passes only when it must.
class LowestOpponent : public Opponent {
 public:
  size_t choose(const OpponentSight& sight) const override;
};

// The move that the network of `rl_ppo` prefers.
class PlaceOpponent : public Opponent {
 public:
  explicit PlaceOpponent(rl_ppo::PlaceNetwork network) : network_(std::move(network)) {}
  size_t choose(const OpponentSight& sight) const override;

 private:
  rl_ppo::PlaceNetwork network_;
};

}  // namespace upperhand::big_two
