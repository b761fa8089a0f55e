#include "bindings/rikken/types.h"
#include "rikken/hand/cover_card.h"
#include "rikken/players/strategy/advanced.h"
#include "rikken/players/strategy/basic.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

// The strategies choose among legal cards, so there must be some.
Sight sight_to_play(const View& view) {
  const Sight sight = view.sight();
  if (sight.legal == 0) throw IllegalMoveError("it is not the turn of this seat to play a card");
  return sight;
}

nb::tuple answer(const Choice& choice) {
  return nb::make_tuple(rikken::Move::card(choice.card), nb::str(choice.reason));
}

Cards cover_card_of(const View& view) { return to_cards(rikken::bit(cover_card(view.sight().dealt))); }

}  // namespace

void bind_rikken_strategy(nb::module_& m) {
  m.def(
      "basic_card",
      [](const View& view, Rng& rng) { return answer(basic::choose(sight_to_play(view), rng)); }, "view"_a,
      "rng"_a, nb::sig("def basic_card(view: View, rng: upperhand._core.Rng) -> tuple[Move, str]"),
      "The card that the basic player plays, and the word of the rule that chose it.");
  m.def(
      "advanced_card",
      [](const View& view, Rng& rng) { return answer(advanced::choose(sight_to_play(view), rng)); }, "view"_a,
      "rng"_a, nb::sig("def advanced_card(view: View, rng: upperhand._core.Rng) -> tuple[Move, str]"),
      "The card that the advanced player plays, and the word of the step that chose it.");
  m.def("cover_card", &cover_card_of, "view"_a,
        nb::sig("def cover_card(view: View) -> upperhand._core.Cards"),
        "The card of the dealt hand that is kept for the one trick of a Piek.");
}

}  // namespace upperhand::bindings
