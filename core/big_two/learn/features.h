// Features: what a network knows about a decision, as bits packed into words.
//
// A state is encoded for one seat, only from what that seat knows: of the other hands only the number of
// cards is read. Each legal move is encoded next to it. The hidden facts are for training only: the other
// hands, and what follows from them. Cards stand at their place in the order of play, so rules with another
// order of suits look the same to a network.
#pragma once

#include "big_two/learn/shown.h"

namespace upperhand::big_two {

// A change of any bit below is a new version: weights belong to the version that they were trained on.
inline constexpr int kFeatureVersion = 1;

// The words of a state, each of 64 bits.
//   0 own hand             52 bits, then who opens, leads, owns the table (relative seat), 12 bits
//   1 unseen cards         52, then the kind on the table, 10
//   2 own cards played     52, then the opponents that passed on the table, 3
//   3 played by the next opponent, 4 the second, 5 the third
//   6 cards on the table   52
//   7 cards in each hand, 4 x 14, one of them set
//   8, 9 what each opponent has passed on, 3 x 31
//  10 own pairs, triples, fours, windows of five ranks: 4 x 13; suits of five cards, 4
//  11 the same of the unseen cards
//  12 fewest plays to empty the hand, 14; own singles above every unseen card, 13 counted;
//     own pairs above every unseen pair, 7 counted
//  13 ranks of which the unseen cards hold the top single: 13; the top pair: 13; own top single and pair: 26
//  14, 15 the rules
inline constexpr int kStateWords = 16;

// The words of a move.
//   0 its cards            52, then its kind, 10
//   1 the cards left       52, then: a pass, ends the game, unbeatable, opens
//   2 rank and suit that order it, 13 + 4; how many cards are left, 14; fewest plays then, 14; plays lost, 4;
//     how many unseen combinations beat it, 8 ranges
//   3 which ranks lose a pair, a triple, a four: 3 x 13; whether a straight or a flush is broken; the lead
//     kept against the next opponent's count, 14
inline constexpr int kMoveWords = 4;

// The words of the hidden facts: the three other hands, 52 bits each, and, in 12 bits of each word, the
// fewest plays to empty it. Word 3, by seat: who beats the table, who has the top single and pair, whose turn
// it is, and how many cards are left. A batch puts its opponents into the bits that are left there.
inline constexpr int kHiddenWords = 4;
inline constexpr int kHiddenFactBits = 30;  // of word 3

using Counts = std::array<uint8_t, kMostSeats>;
using StateWords = std::array<uint64_t, kStateWords>;
using MoveWords = std::array<uint64_t, kMoveWords>;
using HiddenWords = std::array<uint64_t, kHiddenWords>;

inline Counts counts_of(const Position& position) {
  Counts out{};
  for (size_t seat = 0; seat < kMostSeats; ++seat)
    out[seat] = static_cast<uint8_t>(position.hands[seat].size());
  return out;
}

// The part of the words that depends only on the rules.
std::array<uint64_t, 2> encode_rules(const Tables& tables);

// The cards at their places in the order of play.
inline uint64_t placed(const Tables& tables, Cards cards) {
  uint64_t out = 0;
  for (size_t suit = 0; suit < kSuits; ++suit)
    out |= (cards.mask() >> suit & kOneSuit) << tables.suit_place[suit];
  return out;
}

// Encodes decisions of one seat: facts that the state and the moves share are computed once.
class Encoder {
 public:
  // `rule_words` come from encode_rules. Of the hands in `position` only that of `seat` is read.
  Encoder(const Tables& tables, const std::array<uint64_t, 2>& rule_words, const Position& position,
          const Counts& counts, const Shown& shown, int seat);

  StateWords state() const;
  // A play of this seat, or its pass if there are no cards.
  MoveWords move(Cards cards, Kind kind) const;

 private:
  uint64_t hand_facts(Cards cards) const;

  const Tables& tables_;
  const std::array<uint64_t, 2>& rule_words_;
  const Position& position_;
  const Counts& counts_;
  const Shown& shown_;
  size_t seat_;
  Cards hand_, unseen_;
  int fewest_plays_;
};

// The decision of a view: its state, and each legal move in the order of legal_moves(). It must be the seat's
// turn. The `forgotten` cards count as unseen, and nobody as having played them: the decision of a seat with
// a short memory. Throws Error unless they are gone and no longer on the table.
struct Features {
  StateWords state;
  std::vector<MoveWords> moves;
};
Features features(const View& view, Cards forgotten = {});
// The state only, whoever is to move.
StateWords state_features(const View& view);

// What only training may see.
HiddenWords encode_hidden(const Tables& tables, const Position& position, int seat);

}  // namespace upperhand::big_two
