// The simple ways of playing that playouts use: the same as the players `random`, `random_pass` and `lowest`.
#pragma once

#include "big_two/position.h"

namespace upperhand::big_two {

// Uniform over the plays; passes only when it has none.
inline uint32_t random_play(const Tables&, const Position&, const Moves& moves, uint32_t, Rng& rng) {
  return moves.size == 0 ? 0 : static_cast<uint32_t>(rng.below(moves.size));
}

// Uniform over the legal moves, the pass among them.
inline uint32_t random_or_pass(const Tables&, const Position&, const Moves&, uint32_t count, Rng& rng) {
  return static_cast<uint32_t>(rng.below(count));
}

// The weakest play of the first kind there is, so its lowest single when it leads; passes only when it has
// none.
inline uint32_t lowest_play(const Tables& tables, const Position&, const Moves& moves, uint32_t, Rng&) {
  if (moves.size == 0) return 0;
  const Kind kind = moves.segment[0].kind;
  uint32_t best = 0;
  auto rank = [&](uint32_t i) { return std::pair(key_of(tables, moves.cards(i), kind), moves.masks[i]); };
  auto best_rank = rank(0);
  for (uint32_t i = 1; i < moves.segment[0].end; ++i)
    if (const auto one = rank(i); one < best_rank) best = i, best_rank = one;
  return best;
}

}  // namespace upperhand::big_two
