#include "big_two/hand/counts.h"

namespace upperhand::big_two {

namespace {

constexpr int choose_two(int n) { return n * (n - 1) / 2; }
constexpr int choose_three(int n) { return n * (n - 1) * (n - 2) / 6; }
constexpr int choose_five(int n) { return n * (n - 1) * (n - 2) * (n - 3) * (n - 4) / 120; }

// The suits of `held` at `place` or above it.
unsigned suits_from(const Tables& tables, unsigned held, int place) {
  return place == 0 ? held : tables.suits_above[held][static_cast<size_t>(place - 1)];
}

int held_of(Cards cards, int rank) { return std::popcount(cards.suits_of(rank)); }

// The pairs of one rank whose top card is at place `least` or above it.
int pairs_of(const Tables& tables, Cards cards, int rank, int least) {
  const int held = held_of(cards, rank);
  if (rank != least >> 2) return rank < least >> 2 ? 0 : choose_two(held);
  return choose_two(held) -
         choose_two(held - std::popcount(suits_from(tables, cards.suits_of(rank), least & 3)));
}

int pairs(const Tables& tables, Cards cards, int least) {
  int count = 0;
  for (int rank = least >> 2; rank < kRanks; ++rank) count += pairs_of(tables, cards, rank, least);
  return count;
}

int two_pairs(const Tables& tables, Cards cards, int least) {
  int count = 0, lower = 0;
  for (int rank = 0; rank < kRanks; ++rank) {
    count += pairs_of(tables, cards, rank, least) * lower;
    lower += choose_two(held_of(cards, rank));
  }
  return count;
}

int triples(Cards cards, int least) {
  int count = 0;
  for (int rank = least; rank < kRanks; ++rank) count += choose_three(held_of(cards, rank));
  return count;
}

int fours(Cards cards, int least) { return std::popcount(Shape(cards).four & ~uint64_t{0} << (4 * least)); }

int full_houses(const Tables& tables, Cards cards, int least) {
  const int all_pairs = pairs(tables, cards, 0);
  int count = 0;
  for (int rank = least; rank < kRanks; ++rank) {
    const int held = held_of(cards, rank);
    count += choose_three(held) * (all_pairs - choose_two(held));
  }
  return count;
}

// The ways to fill one window of ranks whose ranking card has one of the suits `top`.
struct Filled {
  int ways = 1;
  int suited = 0;  // of these, how many are in one suit
};
Filled fill(const Tables& tables, Cards cards, int first, unsigned top) {
  Filled filled;
  unsigned suited = top;
  for (int i = 0; i < 5; ++i) {
    const int rank = window_rank(first, i);
    unsigned held = cards.suits_of(rank);
    if (rank == tables.window_top[static_cast<size_t>(first)]) held &= top;
    suited &= held;
    filled.ways *= std::popcount(held);
  }
  filled.suited = std::popcount(suited);
  return filled;
}

int straights(const Tables& tables, Cards cards, int least, bool suited_only) {
  int count = 0;
  for (unsigned windows = filled_windows(Shape(cards).ranks()) & tables.windows; windows != 0;
       windows &= windows - 1) {
    const int first = std::countr_zero(windows);
    const int level = tables.window_level[static_cast<size_t>(first)];
    if (level < least >> 2) continue;
    const Filled filled =
        fill(tables, cards, first, level > least >> 2 ? 15 : suits_from(tables, 15, least & 3));
    if (suited_only)
      count += filled.suited;
    else
      count += filled.ways - (tables.suited_straight_is_no_straight ? filled.suited : 0);
  }
  return count;
}

// Five cards of one suit, ranked by their top card, without those that are straights if the rules exclude
// them.
int flushes_of(const Tables& tables, Cards held, int least) {
  const auto enough = [&](Cards top) { return key_of(tables, top, Kind::flush) >= least; };
  int low = 0;
  for (int card : held) low += enough(Cards::of(card)) ? 0 : 1;
  int count = choose_five(held.size()) - choose_five(low);
  if (!tables.suited_straight_is_no_flush) return count;
  for (unsigned windows = filled_windows(Shape(held).ranks()) & tables.windows; windows != 0;
       windows &= windows - 1) {
    Cards ranks;
    for (int i = 0; i < 5; ++i) ranks |= Cards::rank(window_rank(std::countr_zero(windows), i));
    if (enough(held & ranks)) --count;
  }
  return count;
}

int flushes(const Tables& tables, Cards cards, int least) {
  int count = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    if (const Cards held = cards & Cards::suit(suit); held.size() >= 5)
      count += flushes_of(tables, held, least);
  return count;
}

}  // namespace

int count_from(const Tables& tables, Cards cards, Kind kind, int least) {
  switch (kind) {
    case Kind::single:
      return least == 0 ? cards.size() : (cards & Cards(tables.above[static_cast<size_t>(least - 1)])).size();
    case Kind::pair:
      return pairs(tables, cards, least);
    case Kind::triple:
      return triples(cards, least);
    case Kind::two_pair:
      return two_pairs(tables, cards, least);
    case Kind::four_of_a_kind:
      return fours(cards, least);
    case Kind::straight:
      return straights(tables, cards, least, false);
    case Kind::flush:
      return flushes(tables, cards, least);
    case Kind::full_house:
      return full_houses(tables, cards, least);
    case Kind::four_plus_one:
      return fours(cards, least) * (cards.size() - 4);
    case Kind::straight_flush:
      return straights(tables, cards, least, true);
  }
  return 0;
}

ComparedCounts compared_counts(const Tables& tables, Cards cards, const Combination& one) {
  ComparedCounts out;
  for (unsigned kinds = tables.kinds; kinds != 0; kinds &= kinds - 1) {
    const auto kind = static_cast<Kind>(std::countr_zero(kinds));
    if (size_of(kind) != size_of(one.kind)) continue;
    const int all = count_from(tables, cards, kind, 0);
    if (kind == one.kind) {
      out.weaker += all - count_from(tables, cards, kind, one.key);
      out.stronger += count_from(tables, cards, kind, one.key + 1);
    } else if ((tables.beaten_by[index_of(one.kind)] & bit_of(kind)) != 0) {
      out.stronger += all;
    } else if ((tables.beaten_by[index_of(kind)] & bit_of(one.kind)) != 0) {
      out.weaker += all;
    }
  }
  return out;
}

}  // namespace upperhand::big_two
