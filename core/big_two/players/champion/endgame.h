// Endgame: the exact outcome of a few cards with all hands open, each seat playing for its own score.
#pragma once

#include <optional>
#include <unordered_map>

#include "big_two/players/champion/playout.h"

namespace upperhand::big_two::champion {

class Solver {
 public:
  // `most`: how many positions it may look at before it gives up, each of which takes some 120 bytes.
  Solver(const Tables& tables, size_t most)
      : tables_(tables), most_(check_between("most", most, 1, 10'000'000)) {}

  // The scores where every seat picks what is best for itself, the first of equals. What is found out about
  // positions is kept: solving several moves of one deal costs little more than one.
  std::optional<Scores> solve(const Position& position);
  void forget() { known_.clear(); }

 private:
  struct Hash {
    size_t operator()(const Position& position) const;
  };

  const Scores* find(const Position& position);
  // Adds the legal plays to `plays_`; whether one of them ends the game, which is then the last.
  bool list(const Position& position);

  const Tables& tables_;
  const size_t most_;
  std::unordered_map<Position, Scores, Hash> known_;
  std::vector<Combination> plays_;  // of all positions on the line that is looked at
  Moves moves_;
};

}  // namespace upperhand::big_two::champion
