// Playouts: games played to the end by a simple policy, for any game, on several threads.
#pragma once

#include <algorithm>
#include <array>

#include "checks.h"
#include "game.h"
#include "search/parts.h"

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
  void add_game(const std::array<int, kMostSeats>& ended) {
    const int best = *std::max_element(ended.begin(), ended.end());
    ++games;
    for (size_t seat = 0; seat < kMostSeats; ++seat) {
      scores[seat] += ended[seat];
      wins[seat] += ended[seat] == best;
    }
  }
};

// Plays one game to its end. A policy picks the number of a move: policy(tables, position, moves, count,
// rng). Position and generator come by value: with no address known elsewhere, they can live in registers.
template <Game G, class Policy>
[[gnu::always_inline]] inline void play_out(const typename G::Tables& tables, typename G::Position position,
                                            Rng rng, const Policy& policy, Playouts& into) {
  typename G::MoveList moves;
  uint64_t turns = 0;
  for (; !G::over(position); ++turns) {
    G::legal(tables, position, moves);
    G::play(tables, position, moves, policy(tables, position, moves, G::count(position, moves), rng));
  }
  into.moves += turns;
  const typename G::Position end = position;
  std::array<int, kMostSeats> scores{};
  G::scores(tables, end, scores);
  into.add_game(scores);
}

// The generator of one of many games: drawn from the seed and the game's number, so that the result is the
// same on any number of threads.
inline Rng rng_of_game(uint64_t seed, uint64_t game) { return Rng(scramble(scramble(seed) ^ game)); }

inline constexpr uint64_t kMostPlayouts = 1'000'000'000;

// The sums of this many games, shared among threads: play(rng, sums) plays one and adds it.
template <class Sums, class Play>
Sums sum_of_games(uint64_t games, uint64_t seed, unsigned threads, const Play& play) {
  check_between("n", games, 0, kMostPlayouts);
  const uint64_t parts = std::clamp<uint64_t>(games, 1, check_threads(threads));
  Sums total;
  for (const Sums& found : in_parts<Sums>(parts, threads, [&](size_t part) {
         Sums sums;
         const uint64_t end = part_begin(games, part + 1, parts);
         for (uint64_t game = part_begin(games, part, parts); game < end; ++game)
           play(rng_of_game(seed, game), sums);
         return sums;
       }))
    total += found;
  return total;
}

// Plays `games` games that begin as `begin(rng)` says.
template <Game G, class Begin, class Policy>
Playouts playouts(const typename G::Tables& tables, const Begin& begin, uint64_t games, uint64_t seed,
                  unsigned threads, const Policy& policy) {
  Playouts total = sum_of_games<Playouts>(games, seed, threads, [&](Rng rng, Playouts& sums) {
    const typename G::Position position = begin(rng);
    play_out<G>(tables, position, rng, policy, sums);
  });
  total.seats = G::seats(tables);
  return total;
}

}  // namespace upperhand
