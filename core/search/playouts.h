// Playouts: games played to the end by a simple policy, over any game, on several threads.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "checks.h"
#include "game.h"
#include "threads.h"

namespace upperhand {

struct Playouts {
  int seats = 0;
  uint64_t games = 0;
  uint64_t moves = 0;
  std::array<uint64_t, kMostSeats> wins{};   // seats with the best score; a game may have several
  std::array<int64_t, kMostSeats> scores{};  // sums

  Playouts& operator+=(const Playouts& other) {
    games += other.games;
    moves += other.moves;
    for (size_t seat = 0; seat < kMostSeats; ++seat) {
      wins[seat] += other.wins[seat];
      scores[seat] += other.scores[seat];
    }
    return *this;
  }
};

// Plays one game to its end. A policy picks the number of a move: policy(tables, position, moves, count,
// rng). Position and generator come by value: with no address known elsewhere, they can live in registers.
template <Game G, class Policy>
[[gnu::always_inline]] inline void play_out(const typename G::Tables& tables, typename G::Position position,
                                            Rng rng, typename G::MoveList& moves, const Policy& policy,
                                            Playouts& into) {
  uint64_t turns = 0;
  for (; !G::over(position); ++turns) {
    G::legal(tables, position, moves);
    G::play(tables, position, moves, policy(tables, position, moves, G::count(position, moves), rng));
  }
  into.moves += turns;
  const typename G::Position end = position;
  std::array<int, kMostSeats> scores{};
  G::scores(tables, end, scores);
  const int best = *std::max_element(scores.begin(), scores.end());
  ++into.games;
  for (size_t seat = 0; seat < kMostSeats; ++seat) {
    into.scores[seat] += scores[seat];
    into.wins[seat] += scores[seat] == best;
  }
}

// The generator of one of many games: drawn from the seed and the game's number, so that the result is the
// same on any number of threads.
inline Rng rng_of_game(uint64_t seed, uint64_t game) { return Rng(scramble(scramble(seed) ^ game)); }

inline constexpr uint64_t kMostPlayouts = 1'000'000'000;

// Shares `games` games among threads and adds up what `work(first, last)` gives for each share.
template <class Sum, class Work>
Sum in_shares(uint64_t games, unsigned threads, const Work& work) {
  check_between("n", games, 0, kMostPlayouts);
  const uint64_t shares = std::clamp<uint64_t>(games, 1, check_threads(threads));
  const uint64_t each = games / shares, left = games % shares;  // so many shares have one game more
  const auto begin = [&](uint64_t part) { return each * part + std::min(part, left); };
  std::vector<Sum> parts(shares);
  share(shares, threads, [&](size_t part) { parts[part] = work(begin(part), begin(part + 1)); });
  Sum total;
  for (const Sum& part : parts) total += part;
  return total;
}

// Plays `games` games from what `begin(rng)` gives.
template <Game G, class Begin, class Policy>
Playouts playouts(const typename G::Tables& tables, const Begin& begin, uint64_t games, uint64_t seed,
                  unsigned threads, const Policy& policy) {
  Playouts total = in_shares<Playouts>(games, threads, [&](uint64_t first, uint64_t last) {
    typename G::MoveList moves;
    Playouts sum;
    for (uint64_t game = first; game < last; ++game) {
      Rng rng = rng_of_game(seed, game);
      const typename G::Position position = begin(rng);
      play_out<G>(tables, position, rng, moves, policy, sum);
    }
    return sum;
  });
  total.seats = G::seats(tables);
  return total;
}

// Counts sequences of moves, and gives up before that takes hours.
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

// The same by first move, in the order of the moves.
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
