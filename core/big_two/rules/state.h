// State: the complete state of one game of Big Two, with its history. Views are made from it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "big_two/rules/move.h"
#include "big_two/rules/position.h"
#include "reason.h"
#include "turn.h"

namespace upperhand::big_two {

using Hands = std::array<Cards, kMostSeats>;
using Names = std::shared_ptr<const std::vector<std::string>>;
using Turn = TurnOf<Move>;

// The reason why the seat to move may not make `move`; empty if it may. `hand` is that seat's hand.
Reason why_not(const Tables& tables, const Position& position, Move move);
// The same for any seat, whether or not it is its turn and whether or not the game is over.
Reason why_not(const Tables& tables, const Position& position, Move move, int seat);

// The seats of a bit set, ascending.
std::vector<int> seats_in(unsigned bits);

class View;

class State {
 public:
  static State deal(SharedTables tables, uint64_t seed, Names names);
  // With a leader: a moment in the middle of a game, where that seat leads anything it likes. Without one,
  // the holder of the lowest card opens. `gone` are cards that all seats know to be out of play.
  static State from_hands(SharedTables tables, const std::vector<Cards>& hands, Names names,
                          std::optional<int> leader, Cards gone);

  const Tables& tables() const { return *tables_; }
  const SharedTables& shared_tables() const { return tables_; }
  const Names& names() const { return names_; }
  const Position& position() const { return position_; }
  const Hands& dealt() const { return dealt_; }
  Cards gone_at_start() const { return gone_at_start_; }
  // The seat that led first, in a State that began in the middle of a game.
  std::optional<int> start_leader() const { return start_leader_; }
  std::optional<uint64_t> seed() const { return seed_; }
  const std::vector<Turn>& history() const { return history_; }

  int turn() const { return position_.turn; }
  bool over() const { return position_.over; }
  std::vector<int> scores() const;  // throws GameNotOverError
  Cost cost(int seat) const;
  std::vector<Move> legal_moves() const;
  Reason why_not(Move move) const;
  // Throws GameOverError, OutOfTurnError or IllegalMoveError; then nothing changes.
  void apply(Move move, std::optional<int> seat);
  View view(int seat) const;
  // The same game before its first move.
  State beginning() const { return State(tables_, names_, dealt_, gone_at_start_, start_leader_); }

  bool operator==(const State& other) const;

 private:
  friend class View;
  State(SharedTables tables, Names names, const Hands& dealt, Cards gone, std::optional<int> leader);

  SharedTables tables_;
  Names names_;
  Position position_;
  Hands dealt_;
  Cards gone_at_start_;
  std::optional<int> start_leader_;
  std::optional<uint64_t> seed_;
  std::vector<Turn> history_;
};

// Legal moves of the seat to move, the pass last.
std::vector<Move> legal_moves_of(const Tables& tables, const Position& position);

}  // namespace upperhand::big_two
