// Learned games for tests: random games, in the form that an index takes.
#pragma once

#include "big_two/players/big2ai/index.h"
#include "big_two/scene.h"

namespace upperhand::big_two::big2ai {

inline std::vector<LearnedTurn> turns_of(const State& state) {
  std::vector<LearnedTurn> out;
  for (const Turn& turn : state.history()) {
    LearnedTurn& one = out.emplace_back();
    one.seat = turn.seat;
    one.cards = turn.move.cards;
    if (!one.cards.empty())
      one.code = set_code(state.tables(), one.cards, classify(state.tables(), one.cards)->kind);
  }
  return out;
}

// The first moves are alike in many games, so that something is known about what follows them.
inline std::unique_ptr<Index> learned(const SharedTables& tables, int games, uint64_t seed) {
  auto index = std::make_unique<Index>(tables, *testing::names_of(4));
  Rng rng(seed);
  for (int game = 0; game < games; ++game) {
    State state = State::deal(tables, 1 + rng.below(3), testing::names_of(4));
    while (!state.over()) {
      const std::vector<Move> moves = state.legal_moves();
      const bool first = state.history().size() < 3;
      state.apply(
          first ? moves[rng.below(std::min<uint64_t>(2, moves.size()))] : moves[rng.below(moves.size())],
          std::nullopt);
    }
    index->add({0, 1, 2, 3}, encode(turns_of(state)));
  }
  return index;
}

}  // namespace upperhand::big_two::big2ai
