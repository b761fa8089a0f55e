// Endgame: the exact result with few cards and all hands open, where each seat plays for its own score.
#pragma once

#include <optional>
#include <unordered_map>

#include "big_two/players/champion/playout.h"

namespace upperhand::big_two::champion {

class Solver {
 public:
  // `most`: how many positions it may examine before it gives up; each takes about 120 bytes.
  Solver(const Tables& tables, size_t most)
      : tables_(tables), most_(check_between("most", most, 1, 10'000'000)) {}

  // The scores if every seat picks its best move, the first of equals. Results for positions are kept:
  // solving several moves of one deal costs little more than solving one.
  std::optional<Scores> solve(const Position& position);
  void forget() { known_.clear(); }

 private:
  struct Hash {
    size_t operator()(const Position& position) const;
  };

  const Scores* find(const Position& position);
  // Adds the legal plays to `plays_`; returns whether one of them ends the game, which is then the last.
  bool list(const Position& position);

  const Tables& tables_;
  const size_t most_;
  std::unordered_map<Position, Scores, Hash> known_;
  std::vector<Combination> plays_;  // of all positions on the present line
  Moves moves_;
};

}  // namespace upperhand::big_two::champion
