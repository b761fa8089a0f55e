// The simple policies that playouts use: the same as the players `random`, `random_pass` and `lowest`.
#pragma once

#include "big_two/rules/position.h"

namespace upperhand::big_two {

// Uniform over the plays; passes only when it has none.
struct RandomPlay {
  uint32_t operator()(const Tables&, const Position&, const Moves& moves, uint32_t, Rng& rng) const {
    return moves.size == 0 ? 0 : static_cast<uint32_t>(rng.below(moves.size));
  }
};

// Uniform over the legal moves, including the pass.
struct RandomOrPass {
  uint32_t operator()(const Tables&, const Position&, const Moves&, uint32_t count, Rng& rng) const {
    return static_cast<uint32_t>(rng.below(count));
  }
};

// The fewest cards, then the weakest: its lowest single when it leads. Passes only when it has no play.
struct LowestPlay {
  uint32_t operator()(const Tables& tables, const Position&, const Moves& moves, uint32_t, Rng&) const {
    uint32_t best = 0, i = 0;
    uint64_t best_rank = ~uint64_t{0};
    for (uint32_t at = 0; at < moves.segments; ++at)
      for (const Kind kind = moves.segment[at].kind; i < moves.segment[at].end; ++i) {
        const Cards cards = moves.cards(i);
        const int strong = strength(tables, {cards, kind, key_of(tables, cards, kind)});
        const uint64_t rank =
            static_cast<uint64_t>(size_of(kind)) << 61 | static_cast<uint64_t>(strong) << 52 | cards.mask();
        if (rank < best_rank) best = i, best_rank = rank;
      }
    return best;
  }
};

}  // namespace upperhand::big_two
