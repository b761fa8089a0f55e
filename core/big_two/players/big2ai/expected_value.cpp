#include "big_two/players/big2ai/expected_value.h"

namespace upperhand::big_two::big2ai {

namespace {

constexpr int64_t kPairsOfSuits = 6;                               // C(4, 2)
constexpr int64_t kStraightsOfWindow = 1'024;                      // 4^5, suited ones among them
constexpr int64_t kFlushesOfSuit = 1'287;                          // C(13, 5), suited straights among them
constexpr int64_t kTwoPairs = 78 * kPairsOfSuits * kPairsOfSuits;  // C(13, 2) pairs of ranks

}  // namespace

int64_t sets_in_deck(const Tables& tables, Kind kind) {
  const int64_t windows = std::popcount(tables.windows);
  const int64_t suited = windows * kSuits;
  switch (kind) {
    case Kind::single:
      return kDeckSize;
    case Kind::pair:
      return kRanks * kPairsOfSuits;
    case Kind::triple:
      return kRanks * kSuits;
    case Kind::two_pair:
      return kTwoPairs;
    case Kind::four_of_a_kind:
    case Kind::four_plus_one:
      return kRanks;
    case Kind::straight:
      return windows * kStraightsOfWindow - (tables.suited_straight_is_no_straight ? suited : 0);
    case Kind::flush:
      return kSuits * kFlushesOfSuit - (tables.suited_straight_is_no_flush ? suited : 0);
    case Kind::full_house:
      return kRanks * kSuits * (kRanks - 1) * kPairsOfSuits;
    case Kind::straight_flush:
      return suited;
  }
  return 0;
}

// C(total - k, held - k) / C(total, held) is the product of held - i divided by the product of total - i, i <
// k. Both products, times M, fit in 64 bits, so only the last division rounds.
double expected_value(const Tables& tables, int held, int total, Kind kind) {
  int64_t above = sets_in_deck(tables, kind), below = 1;
  for (int i = 0; i < counted_cards(kind); ++i) {
    if (held <= i) return 0;
    above *= held - i;
    below *= total - i;
  }
  return static_cast<double>(above) / static_cast<double>(below);
}

ExpectedValues expected_values(const Tables& tables, int held, int total) {
  ExpectedValues out{};
  for (size_t kind = 0; kind < kKinds; ++kind)
    if (tables.plays(static_cast<Kind>(kind)))
      out[kind] = expected_value(tables, held, total, static_cast<Kind>(kind));
  return out;
}

}  // namespace upperhand::big_two::big2ai
