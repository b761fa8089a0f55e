// Opponent: a published player inside the core. It makes the same moves as the player of the same name in
// upperhand.big_two.players, but gives no reasons. Batches seat opponents, so that a learner meets these
// players in millions of games.
#pragma once

#include <memory>
#include <span>

#include "big_two/learn/place_observation.h"

namespace upperhand::big_two {

// A decision as an opponent sees it.
struct OpponentSight {
  const Tables& tables;
  const Position& position;  // of the hands only that of the turn is read
  const Counts& counts;
  const Shown& shown;
  const rl_ppo::KindsPlayed& kinds_played;
  int ply;                          // moves made before this decision
  std::span<const uint64_t> moves;  // the legal ones; the pass (no cards) comes last
  std::span<const Kind> kinds;      // of the moves

  Cards hand() const { return position.hands[position.turn]; }
  Cards unseen() const { return Cards::deck() - position.gone - hand(); }
  Combination table() const { return {position.table, position.table_kind, position.table_key}; }
  // The number of the move that plays these cards, or the number of moves if it is not legal.
  size_t find(Cards cards) const;
  bool is_legal(Cards cards) const { return find(cards) < moves.size(); }
  // The strength of this play among those of its size; -1 for a pass.
  int strength_of(size_t move) const;
};

class Opponent {
 public:
  virtual ~Opponent() = default;
  // Which of the legal moves it makes.
  virtual size_t choose(const OpponentSight& sight) const = 0;
};
using SharedOpponent = std::shared_ptr<const Opponent>;

// The same, with a check that it is one of them.
size_t choice_of(const Opponent& opponent, const OpponentSight& sight);
// The move it makes in a view's decision; throws OutOfTurnError if it is not the seat's turn.
Move choose(const Opponent& opponent, const View& view);

// Kinds that beat plays of other sizes, one bit each.
inline unsigned bombs_of(const Tables& tables) { return tables.beaten_by[index_of(Kind::single)]; }

}  // namespace upperhand::big_two
