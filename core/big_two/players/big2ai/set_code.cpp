#include "big_two/players/big2ai/set_code.h"

#include <algorithm>

namespace upperhand::big_two::big2ai {

namespace {

// The rank of which a full house or four plus one has the most cards.
int most_common_rank(Cards cards) {
  const Shape shape(cards);
  return rank_of(std::countr_zero(shape.three));
}

int window_of(Cards cards) { return std::countr_zero(filled_windows(Shape(cards).ranks())); }

}  // namespace

int rank_of_set(const Tables& tables, Cards cards, Kind kind) {
  switch (kind) {
    case Kind::straight:
    case Kind::straight_flush:
      return tables.window_top[static_cast<size_t>(window_of(cards))];
    case Kind::full_house:
    case Kind::four_plus_one:
      return most_common_rank(cards);
    default:
      return rank_of(cards.highest());
  }
}

std::string text_of(SetCode code) {
  if (code == kPass) return "pass";
  std::string kind(kKindText[index_of(kind_of(code))]);
  std::replace(kind.begin(), kind.end(), '_', ' ');
  return kind + ' ' + kRankText[static_cast<size_t>(rank_of_code(code))];
}

}  // namespace upperhand::big_two::big2ai
