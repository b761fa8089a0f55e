#include "big_two/hand/analysis.h"

#include <algorithm>
#include <memory>
#include <tuple>

#include "checks.h"

namespace upperhand::big_two {

namespace {

std::vector<Combination> listed(const Tables& tables, const DeckMoves& moves) {
  std::vector<Combination> out;
  out.reserve(moves.size);
  for (uint32_t i = 0; i < moves.size; ++i) out.push_back(moves.combination(tables, i));
  return out;
}

// The five-card hands.
std::vector<uint64_t> large_plays(const Tables& tables, Cards hand) {
  Moves moves;
  generate_all(tables, hand, moves);
  std::vector<uint64_t> out;
  for (uint32_t i = 0; i < moves.size; ++i)
    if (size_of(moves.kind(i)) == 5) out.push_back(moves.cards(i).mask());
  return out;
}

// The fewest plays without five-card hands. A rank takes one play, or two if no single play can hold all its
// cards. With four-card hands two pairs go in one play, and so do two cards of a triple that cannot be played
// alone. Splitting anything else to complete a two pair saves no play.
int small_plays(const Tables& tables, Cards cards) {
  const Shape shape(cards);
  const int ones = std::popcount(shape.one & ~shape.two), twos = std::popcount(shape.two & ~shape.three);
  const int threes = std::popcount(shape.three & ~shape.four), fours = std::popcount(shape.four);
  const bool triples = tables.plays(Kind::triple);
  const int singles = ones + (triples ? 0 : threes), pairs = twos + (triples ? 0 : threes);
  return singles + (tables.plays(Kind::two_pair) ? (pairs + 1) / 2 : pairs) + (triples ? threes : 0) +
         fours * (tables.plays(Kind::four_of_a_kind) ? 1 : 2);
}

// Tries every set of disjoint five-card hands; the rest goes in small plays.
void try_large(const Tables& tables, const std::vector<uint64_t>& large, size_t from, Cards rest, int used,
               int& best) {
  best = std::min(best, used + small_plays(tables, rest));
  if (rest.size() < 5 || used + 1 + (rest.size() - 5 + 4) / 5 >= best) return;
  for (size_t i = from; i < large.size(); ++i)
    if (rest.holds(Cards(large[i]))) try_large(tables, large, i + 1, rest - Cards(large[i]), used + 1, best);
}

class Partitioner {
 public:
  Partitioner(std::vector<Combination> plays, size_t limit) : plays_(std::move(plays)), limit_(limit) {}

  // Splits `rest` into `left` plays: the lowest card goes into one of them, the others follow.
  void split(Cards rest, int left) {
    if (found_.size() >= limit_) return;
    if (rest.empty()) return found_.push_back(chosen_);
    if (left == 0 || rest.size() > left * 5) return;
    const Cards lowest = Cards::of(rest.lowest());
    for (const Combination& one : plays_) {
      if (!one.cards.holds(lowest) || !rest.holds(one.cards)) continue;
      chosen_.push_back(one);
      split(rest - one.cards, left - 1);
      chosen_.pop_back();
    }
  }

  std::vector<std::vector<Combination>> take() { return std::move(found_); }

 private:
  std::vector<Combination> plays_;
  size_t limit_;
  std::vector<Combination> chosen_;
  std::vector<std::vector<Combination>> found_;
};

}  // namespace

std::vector<Combination> combinations(const Tables& tables, Cards cards) {
  const auto moves = std::make_unique<DeckMoves>();
  generate_all(tables, cards, *moves);
  std::vector<Combination> out = listed(tables, *moves);
  std::sort(out.begin(), out.end(), [](const Combination& a, const Combination& b) {
    return std::tuple(a.kind, a.key, a.cards) < std::tuple(b.kind, b.key, b.cards);
  });
  return out;
}

std::vector<Combination> beating(const Tables& tables, Cards cards, const Combination& table) {
  const auto moves = std::make_unique<DeckMoves>();
  generate_beating(tables, cards, table.kind, table.key, *moves);
  std::vector<Combination> out = listed(tables, *moves);
  std::sort(out.begin(), out.end(), [&](const Combination& a, const Combination& b) {
    const auto rank = [&](const Combination& one) {
      return std::tuple(one.kind != table.kind, size_of(one.kind), strength(tables, one), one.cards);
    };
    return rank(a) < rank(b);
  });
  return out;
}

std::map<int, Combination> strongest(const Tables& tables, Cards cards) {
  std::map<int, Combination> out;
  for (const Combination& one : combinations(tables, cards)) {
    const auto [at, added] = out.try_emplace(size_of(one.kind), one);
    if (!added && strength(tables, one) > strength(tables, at->second)) at->second = one;
  }
  return out;
}

int minimum_plays(const Tables& tables, Cards hand) {
  check_hand(hand);
  int best = hand.size();
  try_large(tables, large_plays(tables, hand), 0, hand, 0, best);
  return best;
}

std::vector<std::vector<Combination>> best_partitions(const Tables& tables, Cards hand, size_t limit) {
  check_between("limit", limit, 0, 100'000);
  const int fewest = minimum_plays(tables, hand);  // which refuses anything that is not a hand
  Partitioner partitioner(combinations(tables, hand), limit);
  partitioner.split(hand, fewest);
  return partitioner.take();
}

std::vector<Combination> suggested_split(const Tables& tables, Cards hand) {
  constexpr size_t kCompared = 256;  // of hands with very many equal ways
  if (hand.empty()) return {};
  std::vector<Combination> best;
  std::vector<int> strongest_small;
  for (const std::vector<Combination>& split : best_partitions(tables, hand, kCompared)) {
    std::vector<int> small;
    for (const Combination& play : split)
      if (play.cards.size() <= 3) small.push_back(strength(tables, play));
    std::sort(small.begin(), small.end());
    if (best.empty() || small > strongest_small) best = split, strongest_small = small;
  }
  const auto order = [&](const Combination& play) {
    return std::tuple(-play.cards.size(), strength(tables, play));
  };
  std::stable_sort(best.begin(), best.end(),
                   [&](const Combination& a, const Combination& b) { return order(a) < order(b); });
  return best;
}

}  // namespace upperhand::big_two
