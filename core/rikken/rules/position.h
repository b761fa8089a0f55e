// Position: one moment of a game of Rikken without its history, small enough for searches to copy.
#pragma once

#include <array>

#include "rikken/rules/move.h"
#include "rikken/rules/tables.h"

namespace upperhand::rikken {

enum class Phase : uint8_t { auction, trump, call, play, over };
inline constexpr std::array<std::string_view, 5> kPhaseText = {"auction", "trump", "call", "play", "over"};

using Hands = std::array<Hand, kSeats>;

struct Position {
  Hands hands{};
  Hands dealt{};  // the hands at the start of the game
  Hand gone = 0;  // cards of finished tricks, and cards publicly out of play
  std::array<uint8_t, kSeats> trick = {kNoCard, kNoCard, kNoCard, kNoCard};  // the running trick, by seat
  std::array<uint8_t, kSeats> won{};                                         // tricks
  std::array<uint8_t, kSeats> voids{};  // suits that a seat has shown to lack, four bits
  std::array<Contract, kSeats> bids{};  // the last bid of each seat; pass: it has bid nothing
  uint8_t passed = 0;                   // one bit per seat
  Phase phase = Phase::auction;
  uint8_t turn = 0;  // when the game is over: the winner of the last trick, or the dealer if none was played
  uint8_t dealer = 0;
  uint8_t leader = 0;     // of the running trick; when the game is over, the winner of the last one
  uint8_t led = kNoSuit;  // its suit; kNoSuit when the seat to move leads
  Contract contract{};    // in the auction, the highest bid so far
  uint8_t declarer = kNobody;
  uint8_t declarers = 0;  // one bit per seat: several may play the same contract; none in Schoppen Mie
  uint8_t trump = kNoSuit;
  uint8_t called = kNoCard;
  bool blind = false;         // the call was blind
  uint8_t partner = kNobody;  // the true partner; in a View only if the seat knows it
  bool revealed = false;      // everybody knows the partner
  uint8_t lacks =
      0;  // one bit per seat: its play shows that it holds neither the called card nor, in Mie, the ♠Q
  uint8_t queen_taker = kNobody;  // in Schoppen Mie

  bool leading() const { return led == kNoSuit; }
  int cards_in_trick() const {
    int out = 0;
    for (uint8_t card : trick) out += card != kNoCard;
    return out;
  }
  int tricks_done() const { return size_of(gone) / kSeats; }
  bool is_declarer(int seat) const { return (declarers >> seat & 1) != 0; }
  // The declarer's cards are open after the first card of the second trick.
  bool exposed() const {
    return phase == Phase::play && terms(contract).open && size_of(gone) + cards_in_trick() > kSeats;
  }
  bool operator==(const Position&) const = default;
};
static_assert(sizeof(Position) < 128);

constexpr uint8_t seat_after(int seat) { return static_cast<uint8_t>((seat + 1) & 3); }

// The legal moves of the seat to move; at most 17 bids.
struct Moves {
  std::array<Move, kContracts + 1> moves;
  uint32_t size = 0;
  void add(Move move) { moves[size++] = move; }
};

Position start(const Hands& hands, int dealer);
// A game after its auction; the caller sets what belongs to the contract before `begin_play`.
void begin_play(const Tables& tables, Position& position);
// The first seat other than `except` that holds one of the cards; kNobody if none does.
int holder_of(const Position& position, Hand cards, int except);

}  // namespace upperhand::rikken
