// Opponent: a player inside the core, without reasons. Batches seat opponents, so that a learner meets them
// in millions of games. Those named after a player of upperhand.rikken.players make its moves.
#pragma once

#include <memory>
#include <span>

#include "random.h"
#include "rikken/rules/view.h"

namespace upperhand::rikken {

// A decision as an opponent sees it.
struct OpponentSight {
  const Tables& tables;
  const Position& position;  // of the hands only those that `seen` has are read
  const Sight& seen;
  std::span<const Move> moves;  // the legal ones

  bool is_legal(Move move) const;
  // The position without what this seat cannot see.
  Position seen_position() const;
};

class Opponent {
 public:
  virtual ~Opponent() = default;
  // One of the legal moves.
  virtual Move choose(const OpponentSight& sight, Rng& rng) const = 0;
};
using SharedOpponent = std::shared_ptr<const Opponent>;

// The move it makes in a view's decision; throws OutOfTurnError if it is not the seat's turn.
Move choose(const Opponent& opponent, const View& view, Rng& rng);

}  // namespace upperhand::rikken
