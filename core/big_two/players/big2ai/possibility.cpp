#include "big_two/players/big2ai/possibility.h"

#include <algorithm>

namespace upperhand::big_two::big2ai {

namespace {

// The largest total value of `count` cards of a rank, those of the highest suits.
constexpr int value_of_rank(int rank, int count) {
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += rank + 1 + kSuits - i;
  return sum;
}

constexpr int kHighest = kRanks - 1;

int dearest_window(const Tables& tables, int suit_loss) {
  int best = 0;
  for (int first = 0; first < kRanks; ++first) {
    if ((tables.windows >> first & 1) == 0) continue;
    int sum = -suit_loss;
    for (int i = 0; i < 5; ++i) sum += value_of_rank(window_rank(first, i), 1);
    best = std::max(best, sum);
  }
  return best;
}

int dearest_flush(const Tables& tables) {
  int best = 0;
  for (unsigned ranks = 0; ranks < 1U << kRanks; ++ranks) {
    if (std::popcount(ranks) != 5) continue;
    if (tables.suited_straight_is_no_flush && (filled_windows(ranks) & tables.windows) != 0) continue;
    int sum = 0;
    for (int rank = 0; rank < kRanks; ++rank) sum += (ranks >> rank & 1) != 0 ? value_of_rank(rank, 1) : 0;
    best = std::max(best, sum);
  }
  return best;
}

}  // namespace

Possibility::Possibility(const Tables& tables) {
  const CardValues values(tables);
  for (int card = 0; card < kDeckSize; ++card) value_[static_cast<size_t>(card)] = values(Cards::of(card));
  const auto set = [&](Kind kind, int value) { dearest_[index_of(kind)] = value; };
  set(Kind::single, value_of_rank(kHighest, 1));
  set(Kind::pair, value_of_rank(kHighest, 2));
  set(Kind::triple, value_of_rank(kHighest, 3));
  set(Kind::two_pair, value_of_rank(kHighest, 2) + value_of_rank(kHighest - 1, 2));
  set(Kind::four_of_a_kind, value_of_rank(kHighest, 4));
  set(Kind::four_plus_one, value_of_rank(kHighest, 4) + value_of_rank(kHighest - 1, 1));
  set(Kind::full_house, value_of_rank(kHighest, 3) + value_of_rank(kHighest - 1, 2));
  set(Kind::straight, dearest_window(tables, tables.suited_straight_is_no_straight ? 1 : 0));
  set(Kind::straight_flush, dearest_window(tables, 0));
  if (tables.plays(Kind::flush)) set(Kind::flush, dearest_flush(tables));
}

}  // namespace upperhand::big_two::big2ai
