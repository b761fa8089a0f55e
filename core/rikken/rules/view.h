// View: everything that one seat may know about a game of Rikken. It contains no card that the seat has not
// seen.
#pragma once

#include "rikken/rules/deals.h"
#include "rikken/rules/known.h"
#include "rikken/rules/sight.h"
#include "rikken/rules/state.h"

namespace upperhand::rikken {

class View {
 public:
  View(const State& state, int seat);
  // The View that a State gives this seat, made from what the seat knows. Throws what `replay` throws.
  static View from_known(SharedTables tables, Names names, const Known& known);

  const Tables& tables() const { return *tables_; }
  const SharedTables& shared_tables() const { return tables_; }
  const Names& names() const { return names_; }
  int seat() const { return seat_; }
  Hand hand() const { return public_.hands[static_cast<size_t>(seat_)]; }
  // The position without what this seat may not know: hidden hands, the hands as dealt and the partner.
  const Position& position() const { return public_; }
  const std::array<uint8_t, kSeats>& counts() const { return counts_; }
  const std::vector<Turn>& history() const { return history_; }
  const std::optional<Start>& start() const { return start_; }
  bool my_turn() const { return public_.phase != Phase::over && public_.turn == seat_; }
  Hand unseen() const { return sight().unseen; }
  std::vector<Move> legal_moves() const;
  Reason why_not(Move move) const;
  Sight sight() const;

  // How many cards each seat holds that this seat cannot see.
  std::array<uint8_t, kSeats> hidden_counts() const;
  // Every way in which the hidden cards may be distributed, as far as this seat can tell.
  Deals deals() const;
  // The position for `with_hidden` to complete: of every hand dealt, what this seat has seen.
  Position seen_position() const;
  // A State that this seat cannot distinguish from the true one, uniform over all of them.
  State determinise(Rng& rng) const;

  // The same text for the same knowledge.
  std::string text() const;
  bool operator==(const View& other) const;
  size_t hash() const;

 private:
  View(SharedTables tables, Names names, int seat, const Course& course);

  SharedTables tables_;
  Names names_;
  int seat_;
  Position public_;
  std::array<uint8_t, kSeats> counts_{};
  std::optional<Start> start_;
  std::vector<Turn> history_;
};

// A position of `seen_position` with the hidden hands filled in.
Position with_hidden(Position position, const Hands& hidden);

// A hand as people sort it: spades, hearts, clubs, diamonds, each from high to low.
std::string arranged(Hand hand);

}  // namespace upperhand::rikken
