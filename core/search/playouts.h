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

// Shares `games` games among threads and adds up what `work(first, last)` gives for each share.
template <class Sum, class Work>
Sum in_shares(uint64_t games, unsigned threads, const Work& work) {
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

// How many sequences of `depth` moves there are.
template <Game G>
uint64_t perft(const typename G::Tables& tables, const typename G::Position& position, int depth) {
  if (depth == 0) return 1;
  if (G::over(position)) return 0;
  typename G::MoveList moves;
  G::legal(tables, position, moves);
  const uint32_t count = G::count(position, moves);
  if (depth == 1) return count;
  uint64_t sum = 0;
  for (uint32_t i = 0; i < count; ++i) {
    typename G::Position next = position;
    G::play(tables, next, moves, i);
    sum += perft<G>(tables, next, depth - 1);
  }
  return sum;
}

}  // namespace upperhand
