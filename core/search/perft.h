// Perft: how many sequences of moves there are, for any game; a test of its rules.
#pragma once

#include <string>
#include <vector>

#include "checks.h"
#include "errors.h"
#include "game.h"

namespace upperhand {

// Counts sequences of moves, and gives up before it would take hours.
template <Game G>
class LineCounter {
 public:
  explicit LineCounter(const typename G::Tables& tables) : tables_(tables) {}
  uint64_t count(const typename G::Position& position, int depth);

 private:
  static constexpr uint64_t kMostPositions = 1'000'000'000;

  const typename G::Tables& tables_;
  uint64_t looked_at_ = 0;
};

template <Game G>
uint64_t LineCounter<G>::count(const typename G::Position& position, int depth) {
  if (depth == 0) return 1;
  if (G::over(position)) return 0;
  if (++looked_at_ > kMostPositions)
    throw Error("a count looks at no more than " + std::to_string(kMostPositions) +
                " positions: take a smaller depth");
  typename G::MoveList moves;
  G::legal(tables_, position, moves);
  const uint32_t size = G::count(position, moves);
  if (depth == 1) return size;
  uint64_t sum = 0;
  for (uint32_t i = 0; i < size; ++i) {
    typename G::Position next = position;
    G::play(tables_, next, moves, i);
    sum += count(next, depth - 1);
  }
  return sum;
}

inline constexpr int kMostDepth = 20;

// How many sequences of `depth` moves there are.
template <Game G>
uint64_t perft(const typename G::Tables& tables, const typename G::Position& position, int depth) {
  return LineCounter<G>(tables).count(position, check_between("depth", depth, 0, kMostDepth));
}

// The same for each first move, in the order of the moves.
template <Game G>
std::vector<uint64_t> perft_divide(const typename G::Tables& tables, const typename G::Position& position,
                                   int depth) {
  check_between("depth", depth, 1, kMostDepth);
  std::vector<uint64_t> out;
  if (G::over(position)) return out;
  LineCounter<G> counter(tables);
  typename G::MoveList moves;
  G::legal(tables, position, moves);
  for (uint32_t i = 0; i < G::count(position, moves); ++i) {
    typename G::Position next = position;
    G::play(tables, next, moves, i);
    out.push_back(counter.count(next, depth - 1));
  }
  return out;
}

}  // namespace upperhand
