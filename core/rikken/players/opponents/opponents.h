// Opponents: the players that batches can seat. `random`, `basic`, `advanced` and `monte_carlo` make the
// moves of the players with these names; `careful` and `curious` exist only here.
#pragma once

#include "rikken/learn/opponent.h"

namespace upperhand::rikken {

// Bids any contract, or never where it may pass; everything else by chance.
class RandomOpponent : public Opponent {
 public:
  explicit RandomOpponent(bool bids) : bids_(bids) {}
  Move choose(const OpponentSight& sight, Rng& rng) const override;

 private:
  bool bids_;
};

class BasicOpponent : public Opponent {
 public:
  Move choose(const OpponentSight& sight, Rng& rng) const override;
};

class AdvancedOpponent : public Opponent {
 public:
  Move choose(const OpponentSight& sight, Rng& rng) const override;
};

class MonteCarloOpponent : public Opponent {
 public:
  static constexpr uint64_t kMostSimulations = 1'000'000;
  explicit MonteCarloOpponent(uint64_t simulations);
  Move choose(const OpponentSight& sight, Rng& rng) const override;

 private:
  uint64_t simulations_;
};

// Bids as `bidder.h` does, which loses less than the conditions of the thesis, and plays like `advanced`.
class CarefulOpponent : public Opponent {
 public:
  Move choose(const OpponentSight& sight, Rng& rng) const override;
};

// The same, but now and then it bids a contract that its hand misses by a trick or two: as a speaker it
// brings a learner to play contracts that a careful table never declares.
class CuriousOpponent : public Opponent {
 public:
  Move choose(const OpponentSight& sight, Rng& rng) const override;
};

}  // namespace upperhand::rikken
