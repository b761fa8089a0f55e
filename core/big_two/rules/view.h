// View: everything that one seat may know about a game of Big Two. It contains no card that the seat has not
// seen.
#pragma once

#include "big_two/rules/known.h"

namespace upperhand::big_two {

class View {
 public:
  View(const State& state, int seat);
  // The View that a State gives this seat, made from what the seat knows. Throws what `replay` throws.
  static View from_known(SharedTables tables, Names names, const Known& known);

  const Tables& tables() const { return *tables_; }
  const SharedTables& shared_tables() const { return tables_; }
  const Names& names() const { return names_; }
  int seat() const { return seat_; }
  Cards hand() const { return public_.hands[static_cast<size_t>(seat_)]; }
  // The position with all other hands empty.
  const Position& position() const { return public_; }
  const std::array<uint8_t, kMostSeats>& counts() const { return counts_; }
  const std::vector<Turn>& history() const { return history_; }
  bool my_turn() const { return !public_.over && public_.turn == seat_; }
  // Cards that are neither in this hand nor publicly gone.
  Cards unseen() const { return Cards::deck() - public_.gone - hand(); }
  // Those that an opponent may hold.
  Cards possible_cards() const { return unseen() - known_undealt(); }
  // How many cards nobody holds.
  int undealt() const;
  // The card that this seat's opening play must contain; none unless it opens.
  Cards must_contain() const { return my_turn() ? opening_card(*tables_, public_) : Cards(); }
  std::vector<Move> legal_moves() const;
  Reason why_not(Move move) const;

  // A State that this seat cannot distinguish from the true one, uniform over all of them.
  State determinise(Rng& rng) const;

  // The same text for the same knowledge.
  std::string text() const;
  bool operator==(const View& other) const;
  size_t hash() const;

 private:
  View(SharedTables tables, Names names, int seat, const Course& course);
  Hands sample_hands(Rng& rng) const;
  Cards known_undealt() const;
  bool opener_is_consistent(const Hands& hands) const;

  SharedTables tables_;
  Names names_;
  int seat_;
  Position public_;
  std::array<uint8_t, kMostSeats> counts_{};
  Cards gone_at_start_;
  std::optional<int> start_leader_;
  std::vector<Turn> history_;
};

}  // namespace upperhand::big_two
