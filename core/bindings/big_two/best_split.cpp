
#include "big_two/hand/best_split.h"

#include <cmath>

#include "bindings/bindings.h"
#include "errors.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

using Rows = std::vector<std::vector<double>>;

Worth read_worth(const Rows& rows) {
  Worth worth;
  bool fits = rows.size() == kKinds;
  for (size_t kind = 0; fits && kind < kKinds; ++kind) {
    fits = rows[kind].size() == kDeckSize;
    for (size_t place = 0; fits && place < kDeckSize; ++place) {
      worth[kind][place] = rows[kind][place];
      fits = std::abs(rows[kind][place]) <= kMostWorth;
    }
  }
  if (!fits)
    throw Error("worth is a row for each of KINDS, and a row a number from -1e9 to 1e9 for each card");
  return worth;
}

std::vector<double> values_left(const PyRules& rules, Cards hand, const std::vector<Move>& moves,
                                const Rows& worth) {
  for (const Move& move : moves)
    if (!hand.holds(move.cards)) throw Error(move.text() + " is not in the hand " + hand.text());
  const Worth read = read_worth(worth);
  nb::gil_scoped_release released;
  BestSplit best_split(*rules.tables, hand, read);
  std::vector<double> out;
  out.reserve(moves.size());
  for (const Move& move : moves) out.push_back(best_split.best(hand - move.cards));
  return out;
}

std::vector<PyCombination> dearest_partition(const PyRules& rules, Cards hand, const Rows& worth) {
  BestSplit best_split(*rules.tables, hand, read_worth(worth));
  std::vector<PyCombination> out;
  for (const Combination& one : best_split.split(hand)) out.emplace_back(*rules.tables, one);
  return out;
}

}  // namespace

void bind_big_two_best_split(nb::module_& m) {
  m.def("values_left", &values_left, "rules"_a, "hand"_a, "moves"_a, "worth"_a,
        "What the hand is worth after each of the moves: the largest total over all ways to split what is\n"
        "left. `worth` has a row for each of KINDS, with what such a combination is worth by its highest\n"
        "card, from the lowest card of the deck to the highest in the order of play.");
  m.def("dearest_partition", &dearest_partition, "rules"_a, "hand"_a, "worth"_a,
        "A split of the hand with the largest total, `worth` as in `values_left`.");
}

}  // namespace upperhand::bindings
