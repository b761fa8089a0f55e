// Decider: lists the moves of the seat to move in a position, scores them with a network and plays one.
// Searches keep one per thread: it owns all the memory that a decision needs. The network can score the moves
// of many positions in one pass, which reads its weights only once for several of them.
#pragma once

#include <deque>

#include "big_two/learn/network.h"

namespace upperhand::big_two::champion {

// The legal moves of the seat to move in a position, the pass last.
class Choices {
 public:
  explicit Choices(const Tables& tables) : tables_(tables) {}

  // Returns how many there are.
  uint32_t list(const Position& position);
  uint32_t count() const { return count_; }
  const Moves& plays() const { return moves_; }
  // A move of the last list; no cards are the pass.
  Cards move(uint32_t i) const { return i < moves_.size ? moves_.cards(i) : Cards(); }
  // The number of a move in the last list, which must contain it.
  uint32_t number_of(Cards cards) const;
  // Plays a move of the last list.
  void play(Position& position, Shown& shown, uint32_t i) const;

 private:
  const Tables& tables_;
  Moves moves_;
  uint32_t count_ = 0;
};

class Decider {
 public:
  Decider(const Tables& tables, const Network& network);

  const Tables& tables() const { return tables_; }
  // As Choices does.
  uint32_t list(const Position& position) { return choices(0).list(position); }
  Cards move(uint32_t i) const { return choices_.front().move(i); }
  uint32_t number_of(Cards cards) const { return choices_.front().number_of(cards); }
  void play(Position& position, Shown& shown, uint32_t i) const { choices_.front().play(position, shown, i); }
  // The network's scores of the moves in the last list. Of the hands, only that of the seat to move is read.
  std::span<const Scored> score(const Position& position, const Shown& shown);

  // Lists for many positions, by number; the first is the one above.
  Choices& choices(size_t number);
  // Asks for the scores of the moves in a list.
  void ask(const Choices& choices, const Position& position, const Shown& shown);
  // The scores that were asked for since the last answer, one list after the other.
  std::span<const Scored> answers();

 private:
  const Tables& tables_;
  const Network& network_;
  const std::array<uint64_t, 2> rule_words_;
  Network::Workspace workspace_;
  std::deque<Choices> choices_;
  std::vector<StateWords> states_;
  std::vector<uint32_t> counts_;
  std::vector<MoveWords> moves_;
  std::vector<Scored> scored_;
};

// The move with the highest logit; the first of equals.
uint32_t preferred(std::span<const Scored> scored);
// The chance of each move at a temperature above 0, into `out`.
void chances(std::span<const Scored> scored, double temperature, std::vector<double>& out);

}  // namespace upperhand::big_two::champion
