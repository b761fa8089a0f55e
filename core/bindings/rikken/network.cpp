#include "rikken/learn/network.h"

#include "bindings/rikken/types.h"
#include "bindings/weights.h"
#include "rikken/learn/batch.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

// For each legal move: the preference, the chips expected after it, and the chance of gaining some.
nb::list score(const Network& network, const View& view) {
  std::vector<Scored> scored;
  {
    nb::gil_scoped_release released;
    scored = network.score(view);
  }
  const double unit = score_unit(view.tables());
  const std::vector<Move> moves = view.legal_moves();
  nb::list out;
  for (size_t i = 0; i < moves.size(); ++i)
    out.append(nb::make_tuple(moves[i], scored[i].logit, scored[i].outcome * unit, scored[i].chance));
  return out;
}

}  // namespace

void bind_rikken_network(nb::module_& m) {
  nb::class_<Network>(m, "Network", "A trained network: scores every legal move of a decision.")
      .def(
          "__init__", [](Network* self, const nb::dict& arrays) { new (self) Network(to_weights(arrays)); },
          "weights"_a, "From arrays of 32-bit numbers by the name of their part.",
          nb::sig("def __init__(self, weights: collections.abc.Mapping[str, object]) -> None"))
      .def("score", &score, "view"_a,
           "Each legal move of a view with its preference (a logit), the chips expected after it and the\n"
           "chance of gaining some.",
           nb::sig("def score(self, view: View) -> list[tuple[Move, float, float, float]]"));
}

}  // namespace upperhand::bindings
