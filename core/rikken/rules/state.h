// State: the complete state of one game of Rikken, with its history. Views are made from it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reason.h"
#include "rikken/rules/moves.h"
#include "turn.h"

namespace upperhand::rikken {

using Names = std::shared_ptr<const std::vector<std::string>>;
using Turn = TurnOf<Move>;

// A finished trick: who led, the cards by seat, who won.
struct Trick {
  uint8_t leader;
  std::array<uint8_t, kSeats> cards;
  uint8_t winner;
};

// The beginning of a State without an auction: experiments and exercises need a contract and cards.
struct Start {
  Contract contract{};
  std::vector<int> declarers;
  std::optional<int> trump;
  std::optional<int> called;
  std::optional<int> partner;  // if no hand shows it
  std::optional<int> leader;
  std::array<uint8_t, kSeats> won{};

  bool operator==(const Start&) const = default;
};

std::vector<Move> legal_moves_of(const Tables& tables, const Position& position);
// The finished tricks that the moves of a game make.
std::vector<Trick> tricks_of(const std::vector<Turn>& history, const Position& position);

class View;

class State {
 public:
  // The dealer (unless given) and the cards depend only on the seed.
  static State deal(SharedTables tables, uint64_t seed, Names names, std::optional<int> dealer);
  // Full hands begin with the auction; with a start, play begins at once, and hands may be smaller.
  static State from_hands(SharedTables tables, const std::vector<Cards>& hands, Names names, int dealer,
                          const std::optional<Start>& start);
  // The next game of a match: the dealer moves left, the pack is made from this game's tricks.
  State next_deal(uint64_t seed, Names names) const;

  const Tables& tables() const { return *tables_; }
  const SharedTables& shared_tables() const { return tables_; }
  const Names& names() const { return names_; }
  const Position& position() const { return position_; }
  const std::optional<Start>& start() const { return start_; }
  std::optional<uint64_t> seed() const { return seed_; }
  const std::vector<Turn>& history() const { return history_; }

  int turn() const { return position_.turn; }
  bool over() const { return position_.phase == Phase::over; }
  std::vector<int> scores() const;  // throws GameNotOverError
  std::vector<Move> legal_moves() const { return legal_moves_of(*tables_, position_); }
  Reason why_not(Move move) const;
  // Throws GameOverError, OutOfTurnError or IllegalMoveError; then nothing changes.
  void apply(Move move, std::optional<int> seat);
  View view(int seat) const;

  bool operator==(const State& other) const;

 private:
  friend class View;
  State(SharedTables tables, Names names, const Position& position, std::optional<Start> start);

  SharedTables tables_;
  Names names_;
  Position position_;
  std::optional<Start> start_;
  std::optional<uint64_t> seed_;
  std::vector<Turn> history_;
};

}  // namespace upperhand::rikken
