// What every game offers to playouts and searches: a small position without history and a few free functions.
#pragma once

#include <concepts>
#include <span>
#include <type_traits>

#include "random.h"

namespace upperhand {

inline constexpr int kMostSeats = 4;

// A game is a type that only contains names; see big_two/rules/position.h for one.
template <class G>
concept Game = requires(const typename G::Tables& tables, typename G::Position& position,
                        const typename G::Position& seen, typename G::MoveList& moves, Rng& rng,
                        std::span<int, kMostSeats> scores) {
  requires std::is_trivially_copyable_v<typename G::Position>;
  requires sizeof(typename G::Position) < 128;
  { G::deal(tables, rng) } -> std::same_as<typename G::Position>;
  { G::seats(tables) } -> std::same_as<int>;
  { G::over(seen) } -> std::same_as<bool>;
  { G::legal(tables, seen, moves) };                    // every legal move, into the caller's list
  { G::count(seen, moves) } -> std::same_as<uint32_t>;  // how many the list holds, passes included
  { G::play(tables, position, moves, uint32_t{}) };     // plays the i-th of them
  { G::scores(tables, seen, scores) };                  // once the game is over
};

}  // namespace upperhand
