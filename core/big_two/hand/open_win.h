// Open wins: whether a seat goes out first when all hands lie open and all others play together against it.
//
// A move that loses some deal in this way does not win whatever the others hold: this is how a claim of
// `forced_win` is refused, where that one proves it.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "big_two/rules/position.h"

namespace upperhand::big_two {

class OpenWin {
 public:
  // `most`: how many positions it may look at before it gives up, each of which takes some 100 bytes.
  OpenWin(const Tables& tables, int seat, size_t most);

  // Nothing if too many positions would have to be looked at.
  std::optional<bool> wins(const Position& position);

 private:
  struct Hash {
    size_t operator()(const Position& position) const;
  };

  bool find(const Position& position);
  bool try_moves(const Position& position);

  const Tables& tables_;
  const int seat_;
  const size_t most_;
  bool gave_up_ = false;
  std::unordered_map<Position, bool, Hash> known_;
  std::vector<Combination> plays_;  // of all positions on the line that is looked at
  Moves moves_;
};

}  // namespace upperhand::big_two
