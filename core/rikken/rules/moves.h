// The moves of every phase, and the game for playouts and searches.
#pragma once

#include "game.h"
#include "rikken/rules/auction.h"
#include "rikken/rules/play.h"
#include "rikken/rules/scores.h"

namespace upperhand::rikken {

void legal_moves(const Tables& tables, const Position& position, Moves& out);
// Assumes that the move is legal.
void make(const Tables& tables, Position& position, Move move);

// The names by which playouts and searches know this game.
struct Rikken {
  using Tables = rikken::Tables;
  using Position = rikken::Position;
  using MoveList = rikken::Moves;

  static Position deal(const Tables& tables, Rng& rng);
  static int seats(const Tables&) { return kSeats; }
  static bool over(const Position& position) { return position.phase == Phase::over; }
  static void legal(const Tables& tables, const Position& position, MoveList& moves) {
    legal_moves(tables, position, moves);
  }
  static uint32_t count(const Position&, const MoveList& moves) { return moves.size; }
  static void play(const Tables& tables, Position& position, const MoveList& moves, uint32_t i) {
    make(tables, position, moves.moves[i]);
  }
  static void scores(const Tables& tables, const Position& position, std::span<int, kMostSeats> out) {
    rikken::scores(tables, position, out);
  }
};
static_assert(Game<Rikken>);

}  // namespace upperhand::rikken
