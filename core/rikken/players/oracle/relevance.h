// Relevance: which cards an answer depended on.
//
// Ginsberg's partition search (Journal of AI Research 14, 2001): a solved position stands for all positions
// that look like it where it matters. Here these are positions with the same leader in which every seat holds
// as many cards of each suit, and in which the cards of a suit, from the lowest relevant one up, belong to
// the same seats in the same order. Below that card only the number of cards counts.
//
// A set of relevant cards stands for the lowest card of each of its suits; sets are joined by `|`.
#pragma once

#include "rikken/rules/suits.h"

namespace upperhand::rikken::oracle {

// All cards from the lowest of each suit in `cards` up. In each lane of 16 bits, 2^13 - x has the lowest bit
// of x, the complement of the bits above it, and zeros below.
constexpr Hand from_lowest(Hand cards) { return (cards | ((kTwos << 13) - cards)) & kDeck; }

// The places of the highest card of each suit among all cards that are left.
constexpr uint64_t suit_ends(Hand left) {
  uint64_t out = 0;
  int size = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    size += size_of(left & lane(suit));
    out |= (uint64_t{1} << size) >> 1;
  }
  return out;
}

// The cards of a hand that are the highest of a run of equal cards: among all cards that are left, nobody
// else has a card between them.
constexpr Hand highest_of_runs(Hand hand, Hand left, uint64_t ends) {
  const uint64_t own = gather_bits(hand, left);
  return spread_bits(own & (~(own >> 1) | ends), left);
}

// The lowest card of the run that contains `card`, among the cards that are left.
constexpr int lowest_of_run(int card, Hand hand, Hand left) {
  const Hand others = below(card) & left & ~hand;
  const Hand from = others == 0 ? lane(suit_of_card(card)) : above(highest(others));
  return lowest(hand & from);
}

}  // namespace upperhand::rikken::oracle
