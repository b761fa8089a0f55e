// Decider: lists the moves of the seat to move in a position, scores them with a network and plays one.
// Searches keep one per thread: it owns all the memory that a decision needs.
#pragma once

#include "big_two/learn/network.h"

namespace upperhand::big_two::champion {

class Decider {
 public:
  Decider(const Tables& tables, const Network& network);

  const Tables& tables() const { return tables_; }
  // Lists the legal moves of the seat to move, the pass last; returns how many there are.
  uint32_t list(const Position& position);
  // A move of the last list; no cards are the pass.
  Cards move(uint32_t i) const { return i < moves_.size ? moves_.cards(i) : Cards(); }
  // The number of a move in the last list, which must contain it.
  uint32_t number_of(Cards cards) const;
  // The network's scores of the moves in the last list. Of the hands, only that of the seat to move is read.
  std::span<const Scored> score(const Position& position, const Shown& shown);
  // Plays a move of the last list.
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

// The move with the highest logit; the first of equals.
uint32_t preferred(std::span<const Scored> scored);
// The chance of each move at a temperature above 0, into `out`.
void chances(std::span<const Scored> scored, double temperature, std::vector<double>& out);

}  // namespace upperhand::big_two::champion
