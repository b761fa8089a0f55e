// Combination: cards that may be played together, with their kind and the key that ranks them within it.
#pragma once

#include <optional>

#include "big_two/rules/tables.h"
#include "reason.h"

namespace upperhand::big_two {

struct Combination {
  Cards cards;
  Kind kind = Kind::single;
  uint8_t key = 0;

  bool operator==(const Combination&) const = default;
};

// How the ranks of a set are filled; each word has the bit of a rank's diamond set where it holds.
struct Shape {
  uint64_t one, two, three, four;  // at least one, two, three, all four cards of the rank

  [[gnu::always_inline]] explicit constexpr Shape(Cards cards) {
    const uint64_t d = cards.mask() & kOneSuit, c = cards.mask() >> 1 & kOneSuit;
    const uint64_t h = cards.mask() >> 2 & kOneSuit, s = cards.mask() >> 3 & kOneSuit;
    one = d | c | h | s;
    two = (d & c) | (h & s) | ((d ^ c) & (h ^ s));
    three = (d & c & (h | s)) | (h & s & (d | c));
    four = d & c & h & s;
  }
  // The ranks present as 13 bits.
  constexpr unsigned ranks() const { return pack_ranks(one); }
};

// The windows of five consecutive ranks that `ranks` fills, by first rank, cyclically.
constexpr unsigned filled_windows(unsigned ranks) {
  const unsigned twice = ranks | ranks << kRanks;
  const unsigned two = twice & twice >> 1;
  return two & two >> 2 & twice >> 4 & 0x1FFFU;
}

// The rank of a window's i-th card, from the first.
constexpr int window_rank(int first, int i) { return first + i < kRanks ? first + i : first + i - kRanks; }

inline bool one_suit(Cards cards) { return Cards::suit(suit_of(cards.lowest())).holds(cards); }

// The key of a set known to be a combination of `kind`.
uint8_t key_of_larger(const Tables& tables, Cards cards, Kind kind);
inline uint8_t key_of(const Tables& tables, Cards cards, Kind kind) {
  if (kind == Kind::single) return tables.places[static_cast<size_t>(cards.lowest())];
  return kind == Kind::pair ? static_cast<uint8_t>(tables.top_place(cards))
                            : key_of_larger(tables, cards, kind);
}

// The combination that the cards are under these rules, if any.
std::optional<Combination> classify(const Tables& tables, Cards cards);

inline bool beats(const Tables& tables, const Combination& high, const Combination& low) {
  if (high.kind == low.kind) return high.key > low.key;
  return (tables.beaten_by[index_of(low.kind)] & bit_of(high.kind)) != 0;
}

// Orders combinations of one size, across kinds: 64 keys per level.
inline int strength(const Tables& tables, const Combination& one) {
  return tables.level[index_of(one.kind)] * 64 + one.key;
}

// As a person would say it: "a pair of 5s", "a straight ranked by 7S".
Reason describe(const Tables& tables, const Combination& one);

}  // namespace upperhand::big_two
