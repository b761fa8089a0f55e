#include "bindings.h"
#include "rikken/strategy/advanced.h"
#include "rikken/strategy/cover_card.h"
#include "rikken/view.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

nb::tuple advanced_card(const View& view, Rng& rng) {
  const Sight sight = view.sight();
  if (sight.legal == 0) throw IllegalMoveError("it is not the turn of this seat to play a card");
  const Choice choice = advanced::choose(sight, rng);
  return nb::make_tuple(rikken::Move::card(choice.card), nb::str(choice.reason));
}

Cards cover_card_of(const View& view) { return to_cards(rikken::bit(cover_card(view.sight().dealt))); }

}  // namespace

void bind_rikken_advanced(nb::module_& m) {
  m.def("advanced_card", &advanced_card, "view"_a, "rng"_a,
        nb::sig("def advanced_card(view: View, rng: upperhand._core.Rng) -> tuple[Move, str]"),
        "The card that the advanced player plays, and the word of the step that chose it.");
  m.def("cover_card", &cover_card_of, "view"_a,
        nb::sig("def cover_card(view: View) -> upperhand._core.Cards"),
        "The card of the dealt hand that is kept for the one trick of a Piek.");
}

}  // namespace upperhand::bindings
