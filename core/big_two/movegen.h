// Every play a hand holds, each once: all of them, or those that beat a combination on the table.
#pragma once

#include "big_two/combination.h"

namespace upperhand::big_two {

// Where the plays of one kind end in a list of plays.
struct Segment {
  Kind kind;
  uint32_t end;
};

// A list of plays, grouped by kind, in storage that is left uninitialised on purpose.
template <uint32_t Capacity>
struct MoveList {
  static constexpr uint32_t capacity = Capacity;
  uint32_t size = 0;
  uint32_t segments = 0;
  Segment segment[kKinds];
  uint64_t masks[Capacity];

  Cards cards(uint32_t i) const { return Cards(masks[i]); }
  Kind kind(uint32_t i) const {
    uint32_t at = 0;
    while (segment[at].end <= i) ++at;
    return segment[at].kind;
  }
  Combination combination(const Tables& tables, uint32_t i) const {
    const Kind of = kind(i);
    return {cards(i), of, key_of(tables, cards(i), of)};
  }
};

// Writers may run a few entries past the end of what they write; both sizes leave room for that.
// Enough for any hand of 18 cards, the largest that is dealt. The most plays come from 13 cards of one suit:
// C(13,5) = 1,287 flushes and straight flushes; five more cards add a few hundred at most.
inline constexpr int kLargestHand = 18;
using Moves = MoveList<4096>;
// Enough for the whole deck: 52 singles, 78 pairs, 52 triples, 2,821 four-card hands and 22,776 five-card
// hands, if all 13 windows of ranks are straights.
using DeckMoves = MoveList<26624>;

// All plays in `hand`, kind by kind.
template <uint32_t Capacity>
void generate_all(const Tables& tables, Cards hand, MoveList<Capacity>& list);

// The plays in `hand` that beat a combination of `kind` with `key`, in the same order.
template <uint32_t Capacity>
void generate_beating(const Tables& tables, Cards hand, Kind kind, uint8_t key, MoveList<Capacity>& list);

// Keeps only the plays that contain `wanted`.
template <uint32_t Capacity>
void keep_containing(Cards wanted, MoveList<Capacity>& list);

// The key of the strongest combination of `kind` in `cards`, or -1: closed form, nothing is enumerated.
int strongest_key(const Tables& tables, Cards cards, Kind kind);

// Whether any combination in `cards` beats one of `kind` with `key`.
bool can_beat(const Tables& tables, Cards cards, Kind kind, uint8_t key);

}  // namespace upperhand::big_two
