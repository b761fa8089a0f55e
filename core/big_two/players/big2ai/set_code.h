// SetCode: a set of cards as its type and rank. Predictions and games are compared by it.
//
// A straight has the rank of the card that ranks it, a full house or a four the rank of the three or four,
// everything else its highest rank. Suits do not count: 10C and 10S are both "single 10".
#pragma once

#include <bit>
#include <string>

#include "big_two/rules/combination.h"

namespace upperhand::big_two::big2ai {

using SetCode = uint8_t;

inline constexpr SetCode kPass = 0;
// Below 128, so that a set of codes takes two words. Ranks that a kind cannot have leave room for the next
// kind: a two pair is never ranked by a 3, nor a flush by less than a 7.
inline constexpr std::array<uint8_t, kKinds> kFirstCode = {1, 14, 27, 39, 52, 65, 74, 87, 100, 113};
inline constexpr std::array<uint8_t, kKinds> kLowestRank = {0, 0, 0, 1, 0, 0, 4, 0, 0, 0};
inline constexpr int kCodes = 126;

// The rank of a set known to be a combination of `kind`.
int rank_of_set(const Tables& tables, Cards cards, Kind kind);

inline SetCode set_code(const Tables& tables, Cards cards, Kind kind) {
  if (cards.empty()) return kPass;
  const int rank =
      kind == Kind::single || kind == Kind::pair ? rank_of(cards.lowest()) : rank_of_set(tables, cards, kind);
  return static_cast<SetCode>(kFirstCode[index_of(kind)] + rank);
}

// What a code other than kPass stands for.
constexpr Kind kind_of(SetCode code) {
  size_t kind = kKinds - 1;
  while (code < kFirstCode[kind] + kLowestRank[kind]) --kind;
  return static_cast<Kind>(kind);
}
constexpr int rank_of_code(SetCode code) { return code - kFirstCode[index_of(kind_of(code))]; }
// "pass", "single T", "full house 9".
std::string text_of(SetCode code);

// A set of codes: which sets were played in a game.
struct SetMask {
  std::array<uint64_t, 2> words{};

  void add(SetCode code) { words[code >> 6] |= 1ULL << (code & 63); }
  bool holds(SetCode code) const { return (words[code >> 6] >> (code & 63) & 1) != 0; }
  int size() const { return std::popcount(words[0]) + std::popcount(words[1]); }
  int shared(const SetMask& other) const {
    return std::popcount(words[0] & other.words[0]) + std::popcount(words[1] & other.words[1]);
  }
  bool operator==(const SetMask&) const = default;
};

}  // namespace upperhand::big_two::big2ai
