// Decider: lists what the seat to move may do in a position, scores it by a network and plays it. Searches
// keep one a thread: it owns all the room that a decision needs.
#pragma once

#include "big_two/learn/network.h"

namespace upperhand::big_two::champion {

class Decider {
 public:
  Decider(const Tables& tables, const Network& network);

  const Tables& tables() const { return tables_; }
  // Lists the legal moves of the seat to move, the pass last; how many they are.
  uint32_t list(const Position& position);
  // Of the moves listed last; no cards are the pass.
  Cards move(uint32_t i) const { return i < moves_.size ? moves_.cards(i) : Cards(); }
  // The number of a move among those listed last; it is one of them.
  uint32_t number_of(Cards cards) const;
  // What the network thinks of the moves listed last. Of the hands only that of the seat to move is read.
  std::span<const Scored> score(const Position& position, const Shown& shown);
  // Plays one of the moves listed last.
  void play(Position& position, Shown& shown, uint32_t i) const;

 private:
  const Tables& tables_;
  const Network& network_;
  const std::array<uint64_t, 2> rule_words_;
  Network::Workspace workspace_;
  Moves moves_;
  uint32_t count_ = 0;
  std::vector<MoveWords> words_;
  std::vector<Scored> scored_;
};

// The move with the highest logit, the first of equals.
uint32_t preferred(std::span<const Scored> scored);
// The chance of each move at a temperature above 0, into `out`.
void chances(std::span<const Scored> scored, double temperature, std::vector<double>& out);

}  // namespace upperhand::big_two::champion
