#include <nanobind/stl/optional.h>

#include "bindings/rikken/types.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

std::string_view kind_text(const Move& move) {
  static constexpr std::array<std::string_view, 4> kText = {"bid", "trump", "call", "card"};
  return kText[static_cast<size_t>(move.kind)];
}

Cards cards_of(const Move& move) {
  const bool names_card = move.kind == MoveKind::card || move.kind == MoveKind::call;
  return names_card ? to_cards(bit(move.what)) : Cards();
}

std::optional<std::string_view> bid_of(const Move& move) {
  return move.kind == MoveKind::bid ? std::optional(text_of(move.contract())) : std::nullopt;
}

std::optional<std::string> suit_of_trump(const Move& move) {
  return move.kind == MoveKind::trump ? std::optional(text_of_suit(move.what)) : std::nullopt;
}

void bind_makers(nb::class_<Move>& move) {
  move.def(
          "__init__", [](Move* self, nb::str text) { new (self) Move(Move::parse(utf8(text))); }, "text"_a,
          "Reads 'pass', '-', 'rik', 'trump H', 'call AS', 'call AS blind' or 'AS'.")
      .def_static(
          "of", [](Cards cards) { return Move::card(one_card(cards, "a move")); }, "card"_a,
          "The play of a card.")
      .def_static(
          "bid",
          [](std::string_view name) {
            return Move::bid(name == "pass" ? Contract::pass : contract_of(name));
          },
          "contract"_a, "A bid, or the pass.")
      .def_static(
          "trump", [](std::string_view suit) { return Move::trump(suit_of_text(suit)); }, "suit"_a,
          "A choice of trump.")
      .def_static(
          "call", [](Cards card, bool blind) { return Move::call(one_card(card, "a call"), blind); },
          "card"_a, "blind"_a = false, "A call for the holder of a card.")
      .def_prop_ro_static("PASS", [](nb::handle) { return Move::bid(Contract::pass); }, "The pass.");
}

}  // namespace

void bind_rikken_move(nb::module_& m) {
  nb::class_<Move> move(m, "Move",
                        "A bid, a choice of trump, a call for a partner, or a card.\n\n"
                        ">>> str(Move('callasBLIND'))\n'call AS blind'");
  bind_makers(move);
  move.def_prop_ro("kind", &kind_text, "'bid', 'trump', 'call' or 'card'.")
      .def_prop_ro("cards", &cards_of, "The card that is played or called; none otherwise.")
      .def_prop_ro("contract", &bid_of, "What is bid, 'pass' included; None if it is not a bid.")
      .def_prop_ro("suit", &suit_of_trump, "The suit that is made trump; None otherwise.")
      .def_prop_ro(
          "blind", [](const Move& self) { return self.blind; }, "Whether a call is blind.")
      .def_prop_ro("is_pass", &Move::is_pass)
      .def(
          "__eq__", [](const Move& a, const Move& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__",
           [](const Move& self) {
             return scramble(static_cast<uint64_t>(self.kind) << 16 | uint64_t{self.what} << 8 |
                             static_cast<uint64_t>(self.blind));
           })
      .def("__str__", &Move::text)
      .def("__repr__", [](const Move& self) { return "Move('" + self.text() + "')"; });
  reduce_to_text(move);
}

}  // namespace upperhand::bindings
