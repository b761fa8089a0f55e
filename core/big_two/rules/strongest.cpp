#include "big_two/rules/strongest.h"

#include <algorithm>

namespace upperhand::big_two {

namespace {

int highest_rank(uint64_t ranks) { return ranks == 0 ? -1 : (63 - std::countl_zero(ranks)) >> 2; }

int strongest_straight(const Tables& tables, Cards cards, bool suited_only) {
  int best = -1;
  for (unsigned windows = filled_windows(Shape(cards).ranks()) & tables.windows; windows != 0;
       windows &= windows - 1) {
    const auto first = static_cast<size_t>(std::countr_zero(windows));
    unsigned all = 15, any = 0;
    for (int i = 0; i < 5; ++i) {
      const int rank = window_rank(static_cast<int>(first), i);
      all &= cards.suits_of(rank);
      if (rank != tables.window_top[first]) any |= cards.suits_of(rank);
    }
    unsigned top = suited_only ? all : cards.suits_of(tables.window_top[first]);
    // If all other cards have the same suit, the ranking card of that suit makes it a suited straight.
    if (!suited_only && tables.suited_straight_is_no_straight && std::popcount(any) == 1) top &= ~any;
    if (top != 0) best = std::max(best, tables.window_level[first] * 4 + tables.high_suit(top));
  }
  return best;
}

int strongest_flush(const Tables& tables, Cards cards) {
  int best = -1;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards held = cards & Cards::suit(suit);
    if (held.size() < 5) continue;
    // Six cards always contain a flush under their top card that is not a straight; five cards may be a
    // straight themselves.
    const bool straight = (filled_windows(Shape(held).ranks()) & tables.windows) != 0;
    if (held.size() == 5 && straight && tables.suited_straight_is_no_flush) continue;
    best = std::max(best, static_cast<int>(key_of(tables, held, Kind::flush)));
  }
  return best;
}

}  // namespace

int strongest_key(const Tables& tables, Cards cards, Kind kind) {
  const Shape shape(cards);
  const auto top_of_pair = [&] {
    const int rank = highest_rank(shape.two);
    return rank < 0 ? -1 : tables.top_place(cards & Cards::rank(rank));
  };
  switch (kind) {
    case Kind::single:
      return cards.empty() ? -1 : tables.top_place(cards);
    case Kind::pair:
      return top_of_pair();
    case Kind::triple:
      return highest_rank(shape.three);
    case Kind::two_pair:
      return std::popcount(shape.two) < 2 ? -1 : top_of_pair();
    case Kind::four_of_a_kind:
      return highest_rank(shape.four);
    case Kind::straight:
      return strongest_straight(tables, cards, false);
    case Kind::flush:
      return strongest_flush(tables, cards);
    case Kind::full_house:
      return std::popcount(shape.two) < 2 ? -1 : highest_rank(shape.three);
    case Kind::four_plus_one:
      return cards.size() < 5 ? -1 : highest_rank(shape.four);
    case Kind::straight_flush:
      return strongest_straight(tables, cards, true);
  }
  return -1;
}

bool can_beat(const Tables& tables, Cards cards, Kind kind, uint8_t key, int largest) {
  if (size_of(kind) <= largest && strongest_key(tables, cards, kind) > key) return true;
  for (unsigned kinds = tables.beaten_by[index_of(kind)]; kinds != 0; kinds &= kinds - 1) {
    const auto higher = static_cast<Kind>(std::countr_zero(kinds));
    if (size_of(higher) <= largest && strongest_key(tables, cards, higher) >= 0) return true;
  }
  return false;
}

}  // namespace upperhand::big_two
