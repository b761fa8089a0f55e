#include "big_two/players/dial/dial.h"

#include "bindings/bindings.h"
#include "checks.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

nb::tuple mistakes_of(double strength) {
  const dial::Mistakes weak = dial::mistakes(check_between("strength", strength, 0, 100));
  return nb::make_tuple(weak.temperature, weak.cutoff, weak.overlooks, weak.memory, weak.greed);
}

nb::tuple search_of(double strength) {
  const champion::SearchSettings found =
      dial::search_settings(check_between("strength", strength, dial::kNoMistakes, 100));
  return nb::make_tuple(found.playouts, found.deals);
}

nb::tuple dialled_move(const View& view, const Network& network, double strength, Rng& rng) {
  check_between("strength", strength, 0, dial::kNoMistakes);
  if (!view.my_turn()) throw OutOfTurnError(out_of_turn(view.position().turn, view.seat()));
  Rng after = rng;
  dial::Choice found;
  {
    nb::gil_scoped_release released;
    found = dial::decide(view, network, strength, after);
  }
  rng = after;
  nb::list seen;
  for (const dial::Liked& one : found.seen) seen.append(nb::make_tuple(one.move, one.points));
  return nb::make_tuple(found.move, found.thought, found.points, seen);
}

}  // namespace

void bind_big_two_dial(nb::module_& m) {
  m.def("dial_mistakes", &mistakes_of, "strength"_a,
        nb::sig("def dial_mistakes(strength: float) -> tuple[float, float, float, int, float]"),
        "What a player of this strength gets wrong: temperature, cutoff, overlooks, memory, greed.");
  m.def("dial_search", &search_of, "strength"_a,
        nb::sig("def dial_search(strength: float) -> tuple[int, int]"),
        "The games and deals of a decision at a strength from 90 to 100, where the champion decides.");
  m.def("dial_forgotten", &dial::forgotten, "view"_a, "memory"_a,
        "The cards of others that a player with this memory, in plays, no longer knows to be played.");
  m.def("dial_move", &dialled_move, "view"_a, "network"_a, "strength"_a, "rng"_a,
        nb::sig("def dial_move(view: View, network: Network, strength: float, rng: upperhand._core.Rng) -> "
                "tuple[Move, str, float, list[tuple[Move, float]]]"),
        "The move of the dial at this strength, the code of its reason, the points that it expects, and the\n"
        "moves that it saw with theirs: none where there was nothing to think about.");
}

}  // namespace upperhand::bindings
