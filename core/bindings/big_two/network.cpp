#include "big_two/learn/network.h"

#include "big_two/learn/place_actions.h"
#include "big_two/players/rl_ppo/network.h"
#include "bindings/weights.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

// For each legal move: the preference, and the points expected after it.
nb::list score(const Network& network, const View& view, Cards forgotten) {
  std::vector<Scored> scored;
  {
    nb::gil_scoped_release released;
    scored = network.score(view, forgotten);
  }
  const double unit = score_unit(view.tables());
  const std::vector<Move> moves = view.legal_moves();
  nb::list out;
  for (size_t i = 0; i < moves.size(); ++i)
    out.append(nb::make_tuple(moves[i], scored[i].logit, scored[i].outcome * unit));
  return out;
}

// For each legal move: the preference.
nb::list score_places(const rl_ppo::PlaceNetwork& network, const View& view) {
  std::vector<float> logits;
  {
    nb::gil_scoped_release released;
    logits = network.score(view);
  }
  const std::vector<Move> moves = view.legal_moves();
  nb::list out;
  for (size_t i = 0; i < moves.size(); ++i) out.append(nb::make_tuple(moves[i], logits[i]));
  return out;
}

void bind_places(nb::module_& m) {
  using rl_ppo::PlaceNetwork;
  nb::class_<PlaceNetwork>(m, "PlaceNetwork", "The network of `rl_ppo`: a logit for every numbered action.")
      .def(
          "__init__",
          [](PlaceNetwork* self, const nb::dict& arrays) { new (self) PlaceNetwork(to_weights(arrays)); },
          "weights"_a, "From arrays of 32-bit numbers by the name of their part.",
          nb::sig("def __init__(self, weights: collections.abc.Mapping[str, object]) -> None"))
      .def("score", &score_places, "view"_a, "Each legal move of a view with its preference (a logit).",
           nb::sig("def score(self, view: View) -> list[tuple[Move, float]]"));
  m.attr("ACTIONS") = rl_ppo::kActions;
  m.def("action_of", &rl_ppo::action_of, "hand"_a, "played"_a,
        "The number of playing these cards, or none, from this hand, as `upperhand.big_two.actions` has it.");
  m.def(
      "observe_places", [](const View& view) { return to_tuple(rl_ppo::observe(view)); }, "view"_a,
      "The 412 numbers of a view's decision, packed into words.",
      nb::sig("def observe_places(view: View) -> tuple[int, ...]"));
}

}  // namespace

void bind_big_two_network(nb::module_& m) {
  nb::class_<Network>(m, "Network", "A trained network: scores every legal move of a decision.")
      .def(
          "__init__", [](Network* self, const nb::dict& arrays) { new (self) Network(to_weights(arrays)); },
          "weights"_a, "From arrays of 32-bit numbers by the name of their part.",
          nb::sig("def __init__(self, weights: collections.abc.Mapping[str, object]) -> None"))
      .def("score", &score, "view"_a, "forgotten"_a = Cards(),
           "Each legal move of a view with its preference (a logit) and the points expected after it.\n\n"
           "The `forgotten` cards of earlier plays count as unseen: the opinion of a seat with a short "
           "memory.",
           nb::sig("def score(self, view: View, forgotten: upperhand._core.Cards = ...) -> "
                   "list[tuple[Move, float, float]]"));
  m.def(
      "score_unit", [](const PyRules& rules) { return score_unit(*rules.tables); }, "rules"_a,
      "The points that training counts as one, to give all rules the same weight.");
  bind_places(m);
}

}  // namespace upperhand::bindings
