#include "cards.h"

#include "bindings/bindings.h"
#include "errors.h"

namespace upperhand::bindings {

namespace {

Cards from_mask(uint64_t mask) {
  if (mask > Cards::deck().mask()) throw CardsError("a mask of cards has 52 bits; a higher one is set");
  return Cards(mask);
}

int only_card(Cards cards) {
  if (cards.size() != 1)
    throw CardsError("only a single card has a rank and a suit, not " + std::to_string(cards.size()) +
                     " cards");
  return cards.lowest();
}

nb::object iterate(Cards cards) {
  nb::list out;
  for (int card : cards) out.append(Cards::of(card));
  return nb::iter(out);
}

}  // namespace

void bind_cards(nb::module_& m) {
  nb::class_<Cards> cards(m, "Cards",
                          "An immutable set of playing cards, ordered 3D 3C 3H 3S 4D ... 2S.\n\n"
                          ">>> str(Cards('TS 3d') | Cards('10H'))\n'3D TH TS'");
  cards.def(nb::init<>(), "The empty set.")
      .def(
          "__init__", [](Cards* self, nb::str text) { new (self) Cards(Cards::parse(utf8(text))); }, "text"_a,
          "Reads '3D TS', '3DTS' or '3d, 10s'.")
      .def_static("from_mask", &from_mask, "mask"_a, "The set with these bits: rank * 4 + suit.")
      .def_prop_ro_static(
          "DECK", [](nb::handle) { return Cards::deck(); }, "All 52 cards.")
      .def_prop_ro("mask", &Cards::mask, "The set as bits: rank * 4 + suit.")
      .def_prop_ro(
          "rank", [](Cards self) { return card_text(only_card(self)).substr(0, 1); },
          "The rank of a single card.")
      .def_prop_ro(
          "suit", [](Cards self) { return card_text(only_card(self)).substr(1); },
          "The suit of a single card.")
      .def("__len__", &Cards::size)
      .def("__bool__", [](Cards self) { return !self.empty(); })
      .def("__iter__", &iterate, nb::sig("def __iter__(self) -> collections.abc.Iterator[Cards]"))
      .def(
          "__contains__", [](Cards self, Cards part) { return self.holds(part); }, "cards"_a)
      .def(
          "__or__", [](Cards a, Cards b) { return a | b; }, nb::is_operator())
      .def(
          "__and__", [](Cards a, Cards b) { return a & b; }, nb::is_operator())
      .def(
          "__sub__", [](Cards a, Cards b) { return a - b; }, nb::is_operator())
      .def(
          "__xor__", [](Cards a, Cards b) { return a ^ b; }, nb::is_operator())
      .def(
          "__le__", [](Cards a, Cards b) { return b.holds(a); }, nb::is_operator(),
          "Whether it is a part of another.")
      .def(
          "__eq__", [](Cards a, Cards b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](Cards self) { return std::hash<uint64_t>()(self.mask()); })
      .def("__str__", &Cards::text)
      .def("__repr__", [](Cards self) { return "Cards('" + self.text() + "')"; });
  reduce_to_text(cards);
}

}  // namespace upperhand::bindings
