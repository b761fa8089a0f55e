// Batch: many games of Big Two in lock step, each waiting for one decision, on several threads.
//
// A seat with only one legal move is not asked: the move is played. The same goes for a seat that an opponent
// has taken. When a game ends, the next one takes its place; it is the State that `State::deal` gives for a
// seed that depends only on the seed of the batch and the number of the game.
#pragma once

#include <span>
#include <vector>

#include "big_two/learn/opponent.h"
#include "lock_step.h"

namespace upperhand::big_two {

// States of kStateWords, hidden facts of kHiddenWords, moves of kMoveWords.
using BatchRows = DecisionRows;
// The same with the observations of `rl_ppo`, of rl_ppo::kWords, and each move as the number of its action.
using PlaceRows = DecisionRows;
// The states, and each move as the number of its action for hands as large as the rules deal them.
using ActionRows = DecisionRows;

// Which opponents sit at the tables of a batch.
struct Seating {
  std::vector<SharedOpponent> opponents;
  // Games x 4: the number of the opponent in each seat, counted from 1; 0 is the caller. Empty: the caller
  // has every seat.
  std::vector<uint8_t> seats;
};

struct GameSlot {
  Position position;
  Shown shown;
  rl_ppo::KindsPlayed kinds_played{};
  std::array<uint8_t, kMostSeats> seats{};  // as in Seating
  uint32_t rules = 0;
  int ply = 0;
  uint32_t answered = 0;  // decisions of opponents since the last count
  uint64_t number = 0;    // of the game in this slot
  std::vector<uint64_t> moves;
  std::vector<Kind> kinds;
};

class Batch : public LockStep<GameSlot> {
 public:
  // Game i uses rules number i modulo the number of rules.
  Batch(std::vector<SharedTables> rules, size_t games, uint64_t seed, unsigned threads, Seating seating = {});

  // The i-th legal move of the waiting decision; none: a pass.
  Cards move(size_t game, size_t i) const { return Cards(move_of(game, i)); }
  std::vector<Move> legal_moves(size_t game) const;
  Position position(size_t game) const;
  // What a seat holds now.
  Cards hand(size_t game, int seat) const;

  void observe(const BatchRows& rows) const;
  void observe_actions(const ActionRows& rows) const;
  void observe_places(const PlaceRows& rows) const;
  // Plays the chosen move of every game. `ended` says which games ended, and `scores` (games x 4) what each
  // seat won in them; the next game has begun in their place.
  void step(std::span<const int32_t> choices, uint8_t* ended, int32_t* scores);

 private:
  // What both kinds of rows share; `encode(slot, counts, game, first move)` writes the rest of a game.
  template <class Encode>
  void observe_with(const DecisionRows& rows, const Encode& encode) const;
  // The same where states are those of an Encoder, which `encode(slot, encoder, first move)` uses.
  template <class Encode>
  void observe_states(const DecisionRows& rows, const Encode& encode) const;
  void begin(GameSlot& slot);
  // Plays on to the caller's next decision; false if the game ended before it.
  bool to_decision(GameSlot& slot);
  void play(GameSlot& slot, size_t i);
  void list(GameSlot& slot);
  // Which opponents sit in the other seats, 11 bits for each.
  uint64_t guests(const GameSlot& slot) const;
  // The move of the opponent whose turn it is.
  size_t answer(GameSlot& slot) const;

  std::vector<SharedTables> rules_;
  std::vector<std::array<uint64_t, 2>> rule_words_;
  Seating seating_;
  uint64_t seed_;
};

}  // namespace upperhand::big_two
