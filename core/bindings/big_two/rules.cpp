#include "bindings/rules.h"

#include <nanobind/stl/optional.h>

#include "big_two/rules/combination.h"
#include "bindings/bindings.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

nb::tuple kind_names() {
  nb::list out;
  for (std::string_view name : kKindText) out.append(nb::str(name.data(), name.size()));
  return nb::tuple(out);
}

void bind_combination(nb::module_& m) {
  nb::class_<PyCombination>(m, "Combination",
                            "Cards that may be played together, as one kind under some rules.")
      .def_prop_ro_static(
          "KINDS", [](nb::handle) { return kind_names(); },
          nb::for_getter(nb::sig("def KINDS(cls, /) -> tuple[str, ...]")), "All kinds, small ones first.")
      .def_prop_ro("cards", [](const PyCombination& self) { return self.one.cards; })
      .def_prop_ro(
          "kind", [](const PyCombination& self) { return kKindText[index_of(self.one.kind)]; },
          "One of KINDS.")
      .def_prop_ro(
          "strength", [](const PyCombination& self) { return self.strength; },
          "Orders combinations of one size under the same rules.")
      .def(
          "__eq__", [](const PyCombination& a, const PyCombination& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const PyCombination& self) { return std::hash<uint64_t>()(self.one.cards.mask()); })
      .def("__str__", [](const PyCombination& self) { return self.one.cards.text(); })
      .def("__repr__", [](const PyCombination& self) {
        return "<" + std::string(kKindText[index_of(self.one.kind)]) + " " + self.one.cards.text() + ">";
      });
}

}  // namespace

void bind_big_two_rules(nb::module_& m) {
  bind_combination(m);
  nb::class_<PyRules> rules(m, "Rules",
                            "The rules of one table of Big Two: an immutable value of switches.\n\n"
                            ">>> Rules(players=3).players\n3");
  bind_switches(rules);
  rules
      .def(
          "classify",
          [](const PyRules& self, Cards cards) -> std::optional<PyCombination> {
            const auto one = classify(*self.tables, cards);
            return one ? std::optional(PyCombination(*self.tables, *one)) : std::nullopt;
          },
          "cards"_a, "What the cards are when played together, or None.")
      .def(
          "beats",
          [](const PyRules& self, Cards high, Cards low) {
            const auto a = classify(*self.tables, high), b = classify(*self.tables, low);
            return a && b && beats(*self.tables, *a, *b);
          },
          "cards"_a, "table"_a, "Whether the first, played on the second, beats it.")
      .def(
          "describe",
          [](const PyRules& self, Cards cards) {
            const auto one = classify(*self.tables, cards);
            return reason_or_none(one ? describe(*self.tables, *one)
                                      : Reason{"these_cards", {{"cards", cards.text()}}});
          },
          "cards"_a, nb::sig("def describe(self, cards: upperhand._core.Cards) -> upperhand.reason.Reason"),
          "As a person would say it: 'a pair of 5s'.")
      .def(
          "lowest_card",
          [](const PyRules& self, Cards cards) {
            return cards.empty() ? cards : self.tables->lowest_card(cards);
          },
          "cards"_a, "The lowest of some cards in the order of play.")
      .def(
          "card_value", [](const PyRules& self, Cards cards) { return card_value(*self.tables, cards); },
          "cards"_a, "3 is 1 ... 2 is 13, plus 1 to 4 for the suit; summed.");
}

}  // namespace upperhand::bindings
