// Opponent: a published player inside the core. It makes the moves of the player of its name in
// upperhand.big_two.players and gives no reasons for them. Batches seat opponents, so that a learner meets
// the players themselves in millions of games.
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
  int ply;                          // moves made before this one
  std::span<const uint64_t> moves;  // the legal ones; the pass, no cards, comes last
  std::span<const Kind> kinds;      // of the moves

  Cards hand() const { return position.hands[position.turn]; }
  Cards unseen() const { return Cards::deck() - position.gone - hand(); }
  Combination table() const { return {position.table, position.table_kind, position.table_key}; }
  // The number of playing these cards, or of moves if that is not legal.
  size_t find(Cards cards) const;
  bool is_legal(Cards cards) const { return find(cards) < moves.size(); }
  // How this play stands among those of its size; -1 for a pass.
  int strength_of(size_t move) const;
};

class Opponent {
 public:
  virtual ~Opponent() = default;
  // Which of the legal moves it makes.
  virtual size_t choose(const OpponentSight& sight) const = 0;
};
using SharedOpponent = std::shared_ptr<const Opponent>;

// Which of the legal moves it makes, and certainly one of them.
size_t choice_of(const Opponent& opponent, const OpponentSight& sight);
// The move it makes where a view's seat is to decide; throws OutOfTurnError where it is not.
Move choose(const Opponent& opponent, const View& view);

// Kinds that beat plays of other sizes, a bit each.
inline unsigned bombs_of(const Tables& tables) { return tables.beaten_by[index_of(Kind::single)]; }

}  // namespace upperhand::big_two
