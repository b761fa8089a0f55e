// Features: what a network or an environment knows about a moment of Rikken, as bits packed into words.
//
// They are made only from what one seat sees, whether or not it is to move. Seats are counted from there: the
// own seat, the next, the second, the third. Cards have the layout of a Hand, a suit in each lane of 16 bits.
//
// Suits are alike, but for the hearts of Rik beter and the spades of Schoppen Mie. So a network sees them in
// an order of its seat's own: trump, the called suit, then the longer ones; and what it learns of one suit
// holds for all. An environment sees them as they are, because its actions name cards.
#pragma once

#include "rikken/rules/view.h"

namespace upperhand::rikken {

// The words have no room for every contract: a Solo beter looks like the Solo of as many tricks, but a bid of
// it has hearts as its trump.
//
// A change of any bit below is a new version: what was trained belongs to the version it was trained on.
inline constexpr int kFeatureVersion = 2;

// The words of a state, each of 64 bits. "By seat" means four fields, the own seat's first; "by suit" the
// same in the order of suits.
//   0 own hand
//   1 cards in hands that this seat cannot see
//   2 - 4 open cards of the next seat, the second, the third
//   5 - 8 cards played, by seat
//   9 the running trick by seat: 4 x (there, 1; suit, 4)
//  10 the ranks of the same cards, 4 x 13
//  11 the called card
//  12 phase, 5; by seat: dealer, to move, leads the trick, declares, may be the partner, is known to be the
//     partner, has passed: 7 x 4; trump, 4; suit led, 4; a blind call
//  13 the contract, or the highest bid so far, 17; tricks by seat, as a number, 4 x 4
//  14, 15 the last bid by seat, 4 x 17
//  16 by seat: suits that it has shown to lack, 4 x 4; cards left, as a number, 4 x 4
//  17 the rules: what may be bid, 17; joined, 17; called_ace, troela, all_pass, scores, 4 x 3; blind_call;
//     must_trump
//  18 the place of each contract in the order of bids, 16 x 4
//  19 own cards that no unseen card of their suit beats
//  20 own cards by suit, how many of 0 to 13, 4 x 14; which suit is hearts, 4, and spades, 4
//  21 unseen cards by suit, the same, 4 x 14; by seat: certainly on this side, 4; wins the trick so far, 4
//  22 tricks by seat, one of 0 to 13, 4 x 14; cards in the running trick, one of 0 to 3, 4
//  23 tricks left, one of 0 to 13; tricks of the declaring side as far as it is known, the same; tricks that
//     it still wants, the same; the goal of the contract, 4; seats that declare or are proven partners, 4
//  24 the tricks to expect of the hand as dealt, one of 0 to 12; the cards too high to get rid of, one of 0
//     to 13; aces, kings and queens dealt, one of 0 to 4 each
inline constexpr int kStateWords = 25;

// The words of a move.
//   0 the card that is played or called
//   1 what is done, 4; the contract bid, 17; a trump suit, 4, which the bid of a Solo beter has, too; a blind
//     call; of a card: its rank, 13, and suit, 4; whether it is a trump, of the suit led, takes the trick so
//     far, is beaten by no unseen card of its suit; how many unseen cards of its suit beat it, 8
//   2 of its suit: own cards, one of 0 to 13; unseen cards, the same; own and unseen ace, king, queen, jack,
//     8; of the three others: who plays after this card, who lacks its suit, who is certainly on this side
inline constexpr int kMoveWords = 3;

// The words of the hidden facts, for training only: the three other hands; word 3, by seat: the true partner,
// 4; who holds the highest card of each suit that is left, 4 x 4; cards that no other hand beats in their
// suit, one of 0 to 7 each. Word 4: cards of the trump suit by seat, one of 0 to 7 each. A batch puts its
// opponents into the bits that are left there.
inline constexpr int kHiddenWords = 5;
inline constexpr int kHiddenFactBits = 32;  // of word 4

using StateWords = std::array<uint64_t, kStateWords>;
using MoveWords = std::array<uint64_t, kMoveWords>;
using HiddenWords = std::array<uint64_t, kHiddenWords>;

// The part of the words that depends only on the rules.
using RuleWords = std::array<uint64_t, 2>;
RuleWords encode_rules(const Tables& tables);

// The lane in which each suit stands.
class SuitOrder {
 public:
  SuitOrder() = default;  // as they are
  // As a seat's network sees them.
  explicit SuitOrder(const Sight& seen);

  Hand of(Hand cards) const {
    Hand out = 0;
    for (int suit = 0; suit < kSuits; ++suit) out |= (cards >> (16 * suit) & kLane) << (16 * lane_of(suit));
    return out;
  }
  unsigned of_suits(unsigned suits) const {
    unsigned out = 0;
    for (int suit = 0; suit < kSuits; ++suit) out |= (suits >> suit & 1) << lane_of(suit);
    return out;
  }
  // Beyond all lanes if there is no such suit.
  unsigned of_suit(uint8_t suit) const { return suit == kNoSuit ? kSuits : lanes_[suit]; }
  // The suit of a lane.
  int suit_at(int at) const { return suits_[static_cast<size_t>(at)]; }

 private:
  unsigned lane_of(int suit) const { return lanes_[static_cast<size_t>(suit)]; }

  std::array<uint8_t, kSuits> lanes_ = {0, 1, 2, 3}, suits_ = {0, 1, 2, 3};
};

// Encodes a moment for one seat: facts that the state and the moves share are computed once.
class Encoder {
 public:
  // Of the position no hand is read. `played` are the cards that each seat has played.
  Encoder(const Tables& tables, const RuleWords& rules, const Position& position, const Sight& seen,
          const Hands& played, const SuitOrder& order)
      : tables_(tables), rules_(rules), at_(position), seen_(seen), played_(played), order_(order) {}

  StateWords state() const;
  // A legal move of this seat.
  MoveWords move(Move move) const;

 private:
  uint64_t situation() const;
  uint64_t trick_so_far() const;
  uint64_t course() const;
  uint64_t strength() const;
  // How many of some cards each suit has.
  uint64_t by_suit(Hand cards) const;
  uint64_t suit_facts(int suit, uint64_t above) const;

  const Tables& tables_;
  const RuleWords& rules_;
  const Position& at_;
  const Sight& seen_;
  const Hands& played_;
  const SuitOrder order_;
};

// What a view shows, with suits as they are, whoever is to move.
StateWords state_features(const View& view);

// The decision of a view as a network sees it: its state, and each legal move in the order of legal_moves().
// Throws OutOfTurnError if it is not the seat's turn.
struct Features {
  StateWords state;
  std::vector<MoveWords> moves;
};
Features features(const View& view);

// What only training may see.
HiddenWords encode_hidden(const Position& position, const SuitOrder& order, int seat);

}  // namespace upperhand::rikken
