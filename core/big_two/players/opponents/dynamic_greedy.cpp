#include "big_two/players/opponents/dynamic_greedy.h"

#include <algorithm>
#include <tuple>

namespace upperhand::big_two {

namespace {

constexpr double kSame = 1e-9;  // values closer than this differ only by rounding
constexpr int kTwos = kRanks - 1;

int own_count(const OpponentSight& sight) { return sight.counts[sight.position.turn]; }

template <class Test>
bool another(const OpponentSight& sight, const Test& test) {
  for (int seat = 0; seat < sight.tables.players; ++seat)
    if (seat != sight.position.turn && test(sight.counts[static_cast<size_t>(seat)])) return true;
  return false;
}

// The next seat; if a pass lasts until the trick ends, the next seat that has not passed.
size_t next_to_answer(const OpponentSight& sight) {
  const unsigned out = sight.tables.passed_are_out ? sight.position.passed : 0U;
  const uint8_t first = next_seat(sight.tables, sight.position.turn);
  for (uint8_t seat = first; seat != sight.position.turn; seat = next_seat(sight.tables, seat))
    if ((out >> seat & 1) == 0) return seat;
  return first;
}

// The table, indexed from the highest card that is still out.
void single_values(const std::array<double, kDeckSize>& table, const OpponentSight& sight,
                   std::array<double, kDeckSize>& out) {
  const Cards still_out = Cards::deck() - sight.position.gone;
  size_t next = kDeckSize - static_cast<size_t>(still_out.size());
  for (int place = 0; place < kDeckSize; ++place)
    out[static_cast<size_t>(place)] = still_out.holds(sight.tables.card_at(place)) ? table[next++] : 0.0;
}

void pair_values(const std::array<double, 2 * kRanks>& table, const OpponentSight& sight,
                 std::array<double, kDeckSize>& out) {
  const Cards hand = sight.hand(), unseen = sight.unseen();
  out.fill(0.0);
  int standing = kTwos;
  for (int rank = kTwos; rank >= 0; --rank) {
    if (std::popcount(hand.suits_of(rank)) < 2 && std::popcount(unseen.suits_of(rank)) < 2) continue;
    standing = rank == kTwos ? rank : standing - 1;
    const auto row = static_cast<size_t>(2 * standing), at = static_cast<size_t>(4 * rank);
    out[at] = out[at + 1] = out[at + 2] = table[row];
    out[at + 3] = table[row + 1];
  }
}

}  // namespace

Worth GreedyOpponent::worth(const OpponentSight& sight) const {
  Worth out;
  auto& singles = out[index_of(Kind::single)];
  single_values(numbers_.singles, sight, singles);
  pair_values(numbers_.pairs, sight, out[index_of(Kind::pair)]);
  const auto above_singles = [&](Kind kind, double more) {
    for (size_t place = 0; place < kDeckSize; ++place) out[index_of(kind)][place] = more + singles[place];
  };
  above_singles(Kind::triple, numbers_.triple);
  above_singles(Kind::two_pair, numbers_.four_card_hands[0]);
  above_singles(Kind::four_of_a_kind, numbers_.four_card_hands[1]);
  for (size_t five = 0; five < numbers_.five_card_hands.size(); ++five)
    out[index_of(Kind::straight) + five].fill(numbers_.five_card_hands[five]);
  return out;
}

bool GreedyOpponent::may_be_last_play(const OpponentSight& sight, int size) const {
  const int most = numbers_.last_play[static_cast<size_t>(size - 1)];
  return another(sight, [&](int left) { return size <= left && left <= most; });
}

double GreedyOpponent::following(const OpponentSight& sight, int size) const {
  const auto at = static_cast<size_t>(size - 1);
  const int own = own_count(sight);
  double points = 0;
  if (own >= numbers_.many_cards && another(sight, [&](int left) { return left <= numbers_.another_close; }))
    points += numbers_.late[at];
  if (own <= numbers_.few_cards) points += numbers_.finish[at];
  if (may_be_last_play(sight, size)) points += numbers_.stop[at];
  return points;
}

double GreedyOpponent::earning(const OpponentSight& sight, int size) const {
  if (size == 0) return 0;
  const auto at = static_cast<size_t>(size - 1);
  double points = 0;
  if (sight.position.leading())
    points = numbers_.lead[at] - (may_be_last_play(sight, size) ? numbers_.lead_risk[at] : 0.0);
  else
    points = numbers_.follow[at] + following(sight, sight.position.table.size());
  return size == own_count(sight) ? points + numbers_.going_out : points;
}

void GreedyOpponent::add_stoppers(const OpponentSight& sight, std::span<double> values) const {
  if (sight.position.table.size() != 1 || sight.counts[next_to_answer(sight)] != 1) return;
  size_t highest = sight.moves.size();
  for (size_t i = 0; i < sight.moves.size(); ++i) {
    const int size = Cards(sight.moves[i]).size();
    if (size > 1) values[i] += numbers_.stop_next;
    if (size == 1 && (highest == sight.moves.size() || sight.strength_of(i) > sight.strength_of(highest)))
      highest = i;
  }
  if (highest < sight.moves.size()) values[highest] += numbers_.stop_next;
}

size_t GreedyOpponent::choose(const OpponentSight& sight) const {
  BestSplit best_split(sight.tables, sight.hand(), worth(sight));
  std::array<double, 6> earned;
  for (int size = 0; size <= 5; ++size) earned[static_cast<size_t>(size)] = earning(sight, size);
  std::vector<double> values;
  values.reserve(sight.moves.size());
  for (const uint64_t move : sight.moves)
    values.push_back(best_split.best(sight.hand() - Cards(move)) +
                     earned[static_cast<size_t>(Cards(move).size())]);
  add_stoppers(sight, values);
  const double most = *std::max_element(values.begin(), values.end()) - kSame;
  const auto order = [&](size_t i) {  // of equal ones the one with most cards, then the weakest
    return std::tuple(-Cards(sight.moves[i]).size(), sight.strength_of(i), sight.moves[i]);
  };
  size_t best = values.size();
  for (size_t i = 0; i < values.size(); ++i)
    if (values[i] >= most && (best == values.size() || order(i) < order(best))) best = i;
  return best;
}

}  // namespace upperhand::big_two
