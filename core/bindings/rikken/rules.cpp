#include "bindings/rules.h"

#include <nanobind/stl/optional.h>

#include "bindings/rikken/types.h"
#include "rikken/rules/scores.h"
#include "text.h"

namespace upperhand::bindings {

using namespace rikken;

std::optional<std::string_view> contract_or_none(Contract contract) {
  return contract == Contract::pass ? std::nullopt : std::optional(text_of(contract));
}

Contract contract_of(std::string_view name) {
  if (const std::optional<Contract> found = contract_named(name)) return *found;
  throw Error("there is no contract " + in_quotes(name) + "; the contracts are " +
              one_of({kContractText.begin() + 1, kContractText.end()}));
}

int suit_of_text(std::string_view text) {
  const size_t suit = text.size() == 1 ? kSuitText.find(text[0]) : kSuitText.npos;
  if (suit == kSuitText.npos) throw CardsError(in_quotes(text) + " is not a suit: write D, C, H or S");
  return static_cast<int>(suit);
}

int one_card(Cards cards, std::string_view what) {
  if (cards.size() != 1)
    throw CardsError(std::string(what) + " must be one card, not " + std::to_string(cards.size()));
  return lowest(to_hand(cards));
}

namespace {

nb::list arrange(Cards cards) {
  nb::list out;
  for (const int suit : {kSpades, kHearts, 1, 0})
    for (Hand left = to_hand(cards) & lane(suit); left != 0; left &= ~bit(highest(left)))
      out.append(to_cards(bit(highest(left))));
  return out;
}

nb::tuple contract_names() {
  nb::list out;
  for (size_t i = 1; i < kContractText.size(); ++i)
    out.append(nb::str(kContractText[i].data(), kContractText[i].size()));
  return nb::tuple(out);
}

}  // namespace

void bind_rikken_rules(nb::module_& m) {
  nb::class_<PyRikkenRules> rules(m, "Rules",
                                  "The rules of one table of Rikken: an immutable value of switches.\n\n"
                                  ">>> Rules(join=['misere']).join\n('misere',)");
  bind_switches(rules);
  rules.def_prop_ro_static(
      "CONTRACTS", [](nb::handle) { return contract_names(); },
      nb::for_getter(nb::sig("def CONTRACTS(cls, /) -> tuple[str, ...]")),
      "What may be bid, in the order of the thesis's table.");
  rules.def(
      "stakes",
      [](const PyRikkenRules& self, std::string_view contract) {
        const Stakes found = stakes(*self.tables, contract_of(contract));
        return nb::make_tuple(found.gain, found.loss);
      },
      "contract"_a, nb::sig("def stakes(self, contract: str) -> tuple[int, int]"),
      "The chips that a declarer gains by just making a contract, and loses by just missing it.");
  m.attr("SUITS") = nb::str(kSuitText.data(), kSuitText.size());
  m.def("arrange", &arrange, "cards"_a,
        nb::sig("def arrange(cards: upperhand._core.Cards) -> list[upperhand._core.Cards]"),
        "The cards as people sort a hand: spades, hearts, clubs, diamonds, each from high to low.");
}

}  // namespace upperhand::bindings
