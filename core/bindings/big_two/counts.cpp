#include "big_two/hand/counts.h"

#include "bindings/bindings.h"

namespace upperhand::bindings {

using namespace big_two;

void bind_big_two_counts(nb::module_& m) {
  m.def(
      "rivals",
      [](const PyRules& rules, Cards cards, const PyCombination& combination) {
        const ComparedCounts found = compared_counts(*rules.tables, cards, combination.one);
        return nb::make_tuple(found.weaker, found.stronger);
      },
      "rules"_a, "cards"_a, "combination"_a,
      nb::sig("def rivals(rules: Rules, cards: upperhand._core.Cards, combination: Combination) "
              "-> tuple[int, int]"),
      "How many combinations of the same size in the cards it beats, and how many beat it.");
}

}  // namespace upperhand::bindings
