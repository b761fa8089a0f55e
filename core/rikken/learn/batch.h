// Batch: many games of Rikken in lock step, from the first bid to the last card.
//
// The games of a slot are chained: each is dealt from the pack that the one before left, as the rules shuffle
// it, and the deal moves on by a seat. The n-th game of a slot is the State that `State::next_deal` gives
// after the n-1 games before it.
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "lock_step.h"
#include "rikken/learn/features.h"
#include "rikken/learn/opponent.h"
#include "rikken/rules/pack.h"

namespace upperhand::rikken {

// Who sits at the tables of a batch.
struct Seating {
  std::vector<SharedOpponent> opponents;
  // Games x 4: the number of the opponent in each seat, counted from 1; 0 is the caller. Empty: the caller
  // has every seat.
  std::vector<uint8_t> seats;
  // By game: the opponent that bids, chooses trump and calls for the caller, who then plays the cards; 0: the
  // caller itself. Empty: always the caller.
  std::vector<uint8_t> speakers;
};

struct GameSlot {
  Position position;
  Hands played{};  // by seat
  Pack cards{};    // in the order of play; after a game, the pack of the next
  uint8_t cards_played = 0;
  std::array<uint8_t, kSeats> seats{};  // as in Seating
  uint8_t speaker = 0;
  uint32_t rules = 0;
  uint32_t ply = 0;
  uint32_t answered = 0;  // decisions of opponents since the last count
  uint64_t number = 0;    // of the next game in this slot
  std::vector<Move> moves;
};

// What became of a contract in the games that ended.
struct ContractTally {
  int64_t games = 0;     // by whomever it was declared
  int64_t declared = 0;  // by the caller, after its own bids
  int64_t made = 0;      // of those
  int64_t chips = 0;     // of the declarer in those
};
using ContractTallies = std::array<ContractTally, kContracts>;

class Batch : public LockStep<GameSlot> {
 public:
  // Game i uses rules number i modulo the number of rules.
  Batch(std::vector<SharedTables> rules, size_t games, uint64_t seed, unsigned threads, Seating seating = {});

  // The i-th legal move of the waiting decision.
  Move move(size_t game, size_t i) const { return move_of(game, i); }
  std::vector<Move> legal_moves(size_t game) const;
  Position position(size_t game) const;
  // What a seat holds now.
  Hand hand(size_t game, int seat) const;
  // Contracts so far; the pass stands for games in which all have passed.
  ContractTallies contracts() const;

  // States of kStateWords, hidden facts of kHiddenWords, moves of kMoveWords.
  void observe(const DecisionRows& rows) const;
  // With suits as they are, and each move as the number of its action.
  void observe_actions(const DecisionRows& rows) const;
  // Plays the chosen move of every game. `ended` says which games ended, and `scores` (games x 4) what each
  // seat won in them; the next game has begun in their place.
  void step(std::span<const int32_t> choices, uint8_t* ended, int32_t* scores);

 private:
  using Numbers = std::array<std::atomic<int64_t>, 4>;

  // What both kinds of rows share, with the suits in an order that `order(what is seen)` gives;
  // `encode(slot, encoder, first move)` writes the moves.
  template <class Order, class Encode>
  void observe_with(const DecisionRows& rows, const Order& order, const Encode& encode) const;

  void check_seating() const;
  void begin_chain(GameSlot& slot);
  // Deals games until the caller has a decision.
  void begin_next(GameSlot& slot);
  uint64_t take_seed(GameSlot& slot) const;
  void set_up(GameSlot& slot, const Hands& hands, int dealer) const;
  // Plays on to the caller's next decision; false if the game ended before it.
  bool to_decision(GameSlot& slot) const;
  void play(GameSlot& slot, Move move) const;
  // The opponent that moves now; 0: the caller.
  uint8_t mover(const GameSlot& slot) const;
  Move answer(GameSlot& slot, uint8_t who) const;
  // Which opponents sit in the other seats, 10 bits for each.
  uint64_t guests(const GameSlot& slot) const;
  void note(const GameSlot& slot, std::span<const int, kMostSeats> chips);

  std::vector<SharedTables> rules_;
  std::vector<RuleWords> rule_words_;
  Seating seating_;
  uint64_t seed_;
  std::array<Numbers, kContracts> contracts_{};
};

// The chips that one unit of a predicted score stands for: five times what a Rik pays a partner.
double score_unit(const Tables& tables);

}  // namespace upperhand::rikken
