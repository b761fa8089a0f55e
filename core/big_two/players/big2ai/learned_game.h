// LearnedGame: what is kept of a learned game: who sat where and what was played, turn by turn.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "big_two/players/big2ai/set_code.h"
#include "game.h"

namespace upperhand::big_two::big2ai {

// A number for each name, the same in all games of an index.
using NameId = uint16_t;
inline constexpr NameId kUnknownName = 0xFFFF;

struct LearnedTurn {
  Cards cards;  // none: a pass
  uint8_t seat = 0;
  SetCode code = kPass;
  bool counted = true;  // is part of the counts of what follows what

  bool operator==(const LearnedTurn&) const = default;
};

struct LearnedGame {
  std::array<NameId, kMostSeats> names{};
  std::vector<LearnedTurn> turns;
};

// The rules without their scoring: games that are played alike are learned together, whatever the scoring is.
Rules rules_of_play(const Rules& rules);

// The bytes of the turns: each turn is one byte for seat, number of cards and `counted`, then one byte per
// card.
std::string encode(std::span<const LearnedTurn> turns);
// Appends the turns of one game. Throws KnowledgeError if the bytes are not a game under these rules.
void decode(const Tables& tables, std::string_view bytes, std::vector<LearnedTurn>& turns);

}  // namespace upperhand::big_two::big2ai
