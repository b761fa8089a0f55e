#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>

#include "bindings/rikken/public.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

nb::dict exposed(const View& view) {
  nb::dict out;
  const Sight seen = view.sight();
  for (int seat = 0; seat < kSeats; ++seat)
    if (seen.exposed[static_cast<size_t>(seat)] != 0)
      out[nb::int_(seat)] = to_cards(seen.exposed[static_cast<size_t>(seat)]);
  return out;
}

View from_known(const PyRikkenRules& rules, int seat, Cards dealt, const std::vector<Move>& moves, int dealer,
                const std::optional<std::map<int, Cards>>& exposed, std::optional<int> partner,
                const std::optional<std::vector<std::string>>& names) {
  const Known known{seat, dealt, dealer, moves, exposed.value_or(std::map<int, Cards>()), partner};
  return View::from_known(rules.tables, names_or_default(kSeats, names), known);
}

}  // namespace

void bind_rikken_view(nb::module_& m) {
  nb::class_<View> view(m, "View",
                        "Everything one seat may know of a game; it contains no card the seat has not seen.");
  bind_rikken_public(view);
  view.def_static(
          "from_known", &from_known, "rules"_a, "seat"_a, "dealt"_a, "moves"_a, "dealer"_a = 3,
          "exposed"_a = nb::none(), "partner"_a = nb::none(), "names"_a = nb::none(),
          "The View of a seat from what it knows: the cards it was dealt, every move, who deals, and what\n"
          "those hold now whose hands lie open to it. `partner` is for Troela: no move says who holds the\n"
          "fourth ace, which everybody learns. It equals `state.view(seat)` of the true game. Cards and\n"
          "moves that no deal allows are refused, and the sentence names the move.")
      .def_prop_ro("seat", &View::seat)
      .def_prop_ro("hand", [](const View& self) { return to_cards(self.hand()); })
      .def_prop_ro(
          "dealt",
          [](const View& self) { return to_cards(self.position().dealt[static_cast<size_t>(self.seat())]); },
          "The seat's own hand at the start.")
      .def_prop_ro(
          "unseen", [](const View& self) { return to_cards(self.unseen()); },
          "Cards in hands that this seat cannot see.")
      .def_prop_ro("exposed", &exposed,
                   nb::for_getter(nb::sig("def exposed(self) -> dict[int, upperhand._core.Cards]")),
                   "Hands of others that this seat sees: open ones and, with discussion, fellow defenders'.")
      .def_prop_ro(
          "partner", [](const View& self) { return seat_or_none(self.position().partner); },
          "The declarer's partner, if this seat knows it for certain.")
      .def_prop_ro(
          "suspects",
          [](const View& self) {
            nb::list out;
            for (int seat = 0; seat < kSeats; ++seat)
              if ((self.sight().suspects >> seat & 1) != 0) out.append(seat);
            return nb::tuple(out);
          },
          nb::for_getter(nb::sig("def suspects(self) -> tuple[int, ...]")),
          "Seats that may be the partner, as far as this seat knows.")
      .def(
          "deals", [](const View& self) { return self.deals().size(); },
          "The number of possible deals of the hidden cards.")
      .def("determinise", &View::determinise, "rng"_a,
           "A State that this seat cannot distinguish from the true one, uniform over all of them.")
      .def("__str__", &View::text)
      .def("__hash__", &View::hash);
}

}  // namespace upperhand::bindings
