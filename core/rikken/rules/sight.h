// Sight: what one seat may use while cards are played. A View and a Position give the same Sight, so a
// strategy written for it works in real games and in simulations, and cannot look at a hidden card.
#pragma once

#include "rikken/rules/position.h"

namespace upperhand::rikken {

struct Sight {
  uint8_t seat = 0;
  Hand hand = 0;
  Hand dealt = 0;   // the own hand at the start of the game
  Hand legal = 0;   // cards that the seat may play; none unless it is its turn
  Hand unseen = 0;  // cards in hands that this seat cannot see
  Hand gone = 0;    // cards of finished tricks
  Hands exposed{};  // hands of others that this seat sees (open games, discussion); its own entry is empty
  std::array<uint8_t, kSeats> trick{};   // the running trick by seat; kNoCard
  std::array<uint8_t, kSeats> counts{};  // cards in hand
  std::array<uint8_t, kSeats> won{};     // tricks
  std::array<uint8_t, kSeats> voids{};   // suits that a seat has shown to lack, four bits
  uint8_t leader = 0;
  uint8_t led = kNoSuit;
  Contract contract{};
  uint8_t declarer = kNobody;  // none in Schoppen Mie
  uint8_t declarers = 0;
  uint8_t trump = kNoSuit;
  uint8_t called = kNoCard;
  bool blind = false;
  uint8_t suspects = 0;       // one bit per seat: may be the partner, as far as this seat knows
  uint8_t partner = kNobody;  // the declarer's partner, if this seat knows it for certain
  uint8_t allies = 0;         // one bit per seat: certainly on this seat's side, including itself
  uint8_t queen_taker = kNobody;

  bool leading() const { return led == kNoSuit; }
  bool declares() const { return (declarers >> seat & 1) != 0; }
  bool ally(int other) const { return (allies >> other & 1) != 0; }
  bool is_declarer(int other) const { return (declarers >> other & 1) != 0; }
  // 0: leads; 3: last to play.
  int place() const { return (seat - leader) & 3; }
  // The seat that plays i-th in the trick; 0 is the leader.
  int player(int i) const { return (leader + i) & 3; }
  Hand trick_cards() const {
    Hand out = 0;
    for (uint8_t card : trick) out |= card == kNoCard ? 0 : bit(card);
    return out;
  }
  bool trumped() const { return trump != kNoSuit && led != trump && (trick_cards() & lane(trump)) != 0; }
  // Of all cards, those that would win the trick as it stands. The seat to move must not be leading.
  Hand winning() const {
    const int top = best();
    const Hand higher = above(top);
    return trump == kNoSuit || suit_of_card(top) == trump ? higher : higher | lane(trump);
  }
  // The card that wins the trick as it stands, and its seat. The seat to move must not be leading.
  int best() const {
    const Hand cards = trick_cards();
    const Hand trumps = trump == kNoSuit ? 0 : cards & lane(trump);
    return highest(trumps != 0 ? trumps : cards & lane(led));
  }
  int best_seat() const {
    const int card = best();
    int who = 0;
    while (trick[static_cast<size_t>(who)] != card) ++who;
    return who;
  }
  // The highest card of a suit that is in no finished trick; kNoCard if all are.
  int master(int suit) const {
    const Hand left = lane(suit) & ~gone;
    return left == 0 ? kNoCard : highest(left);
  }
  bool operator==(const Sight&) const = default;
};

// Whether a seat sees the cards of another: of a declarer with open cards, and of a fellow defender when they
// may talk.
bool sees(const Position& position, int seat, int other);

// Hidden cards of the position are not read, so the hands that a seat cannot see may be empty if their sizes
// are given.
Sight sight_with_counts(const Tables& tables, const Position& position, int seat,
                        const std::array<uint8_t, kSeats>& counts);
Sight sight(const Tables& tables, const Position& position, int seat);

}  // namespace upperhand::rikken
