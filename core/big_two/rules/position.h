// Position: one moment of a game of Big Two without its history, small enough for searches to copy.
#pragma once

#include <span>

#include "big_two/rules/movegen.h"
#include "big_two/rules/strongest.h"
#include "game.h"

namespace upperhand::big_two {

inline constexpr uint8_t kNobody = 255;

struct Position {
  std::array<Cards, kMostSeats> hands{};
  Cards table;            // the play to beat; empty when the seat to move leads
  Cards gone;             // cards played, and cards publicly out of the game
  Kind table_kind{};      // of `table`
  uint8_t table_key = 0;  // of `table`
  uint8_t table_seat = kNobody;
  uint8_t turn = 0;      // when the game is over: its winner
  uint8_t leader = 0;    // the seat that led the running trick
  uint8_t passed = 0;    // one bit per seat: passed since the last play (may_return) or in this trick (out)
  uint8_t played = 0;    // one bit per seat: has played a card
  bool opening = false;  // the first play of the game is still to come
  bool over = false;

  bool leading() const { return table.empty(); }
  bool operator==(const Position&) const = default;
};
static_assert(sizeof(Position) <= 64);

// The card that opens: the lowest in the opener's hand, which is the lowest dealt.
inline Cards opening_card(const Tables& tables, const Position& position) {
  return position.opening ? tables.lowest_card(position.hands[position.turn]) : Cards();
}

// A game that begins with these hands: the holder of the lowest card opens; some rules play that card for it.
Position start(const Tables& tables, const std::array<Cards, kMostSeats>& hands, Cards gone = {});
std::array<Cards, kMostSeats> deal_hands(const Tables& tables, Rng& rng);

// Legal plays of the seat to move, without the pass, which is legal whenever the seat does not lead.
[[gnu::always_inline]] inline void legal_plays(const Tables& tables, const Position& position, Moves& out) {
  const Cards hand = position.hands[position.turn];
  if (!position.leading())
    return generate_beating(tables, hand, position.table_kind, position.table_key, out);
  if (!position.opening) return generate_all(tables, hand, out);
  const Cards lowest = opening_card(tables, position);
  generate_all(tables, tables.opening == Opening::contains ? hand : lowest, out);
  keep_containing(lowest, out);
}

inline uint8_t next_seat(const Tables& tables, uint8_t seat) {
  return static_cast<uint8_t>(seat + 1 == tables.players ? 0 : seat + 1);
}

// The player of the cards on the table leads the next trick.
inline void end_trick(Position& position) {
  position.turn = position.leader = position.table_seat;
  position.table = Cards();
  position.passed = 0;
}

// Gives the turn to the next seat that may still act; when it is back at the player of the table, the trick
// is over.
inline void advance(const Tables& tables, Position& position) {
  uint8_t seat = next_seat(tables, position.turn);
  if (tables.passed_are_out)
    while (seat != position.table_seat && (position.passed >> seat & 1) != 0) seat = next_seat(tables, seat);
  if (seat == position.table_seat) return end_trick(position);
  position.turn = seat;
}

[[gnu::always_inline]] inline void play(const Tables& tables, Position& position, Cards cards, Kind kind,
                                        uint8_t key) {
  const uint8_t seat = position.turn;
  if (position.leading()) position.leader = seat;
  position.hands[seat] -= cards;
  position.gone |= cards;
  position.table = cards;
  position.table_kind = kind;
  position.table_key = key;
  position.table_seat = seat;
  position.played |= static_cast<uint8_t>(1U << seat);
  position.opening = false;
  if (!tables.passed_are_out) position.passed = 0;
  if (position.hands[seat].empty()) {
    position.over = true;
    return;
  }
  if (tables.lead_after_unbeatable && !can_beat(tables, Cards::deck() - position.gone, kind, key))
    return end_trick(position);
  advance(tables, position);
}

[[gnu::always_inline]] inline void pass(const Tables& tables, Position& position) {
  position.passed |= static_cast<uint8_t>(1U << position.turn);
  advance(tables, position);
}

// What a seat's remaining cards cost it.
struct Cost {
  int points = 0;  // of the cards
  int times_for_twos = 1;
  int times_for_many = 1;  // cards left, or for none played
  int total() const { return points * times_for_twos * times_for_many; }
};
Cost cost(const Tables& tables, const Position& position, int seat);

// Points by seat, zero-sum: the winner gets what the others' cards cost. The game must be over.
void scores(const Tables& tables, const Position& position, std::span<int, kMostSeats> out);
int card_value(const Tables& tables, Cards cards);

// The names by which playouts and searches know this game.
struct BigTwo {
  using Tables = big_two::Tables;
  using Position = big_two::Position;
  using MoveList = big_two::Moves;

  static Position deal(const Tables& tables, Rng& rng) { return start(tables, deal_hands(tables, rng)); }
  static int seats(const Tables& tables) { return tables.players; }
  static bool over(const Position& position) { return position.over; }
  [[gnu::always_inline]] static void legal(const Tables& tables, const Position& position, MoveList& moves) {
    legal_plays(tables, position, moves);
  }
  // The pass, if it is legal, comes after the plays.
  static uint32_t count(const Position& position, const MoveList& moves) {
    return moves.size + (position.leading() ? 0 : 1);
  }
  [[gnu::always_inline]] static void play(const Tables& tables, Position& position, const MoveList& moves,
                                          uint32_t i) {
    if (i == moves.size) return pass(tables, position);
    const Kind kind = moves.kind(i);
    big_two::play(tables, position, moves.cards(i), kind, key_of(tables, moves.cards(i), kind));
  }
  static void scores(const Tables& tables, const Position& position, std::span<int, kMostSeats> out) {
    big_two::scores(tables, position, out);
  }
};
static_assert(Game<BigTwo>);

}  // namespace upperhand::big_two
