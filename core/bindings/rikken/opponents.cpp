#include "rikken/players/opponents/opponents.h"

#include "bindings/rikken/types.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

template <class Made, class... From>
PyRikkenOpponent make_opponent(const From&... from) {
  return {std::make_shared<const Made>(from...)};
}

Move chosen(const PyRikkenOpponent& self, const View& view, Rng& rng) {
  Rng after = rng;  // a copy: refused input draws no number
  const Move move = choose(*self.one, view, after);
  rng = after;
  return move;
}

}  // namespace

void bind_rikken_opponents(nb::module_& m) {
  nb::class_<PyRikkenOpponent>(m, "Opponent",
                               "A player that batches seat by themselves; it gives no reasons.")
      .def_static(
          "random", [](bool bids) { return make_opponent<RandomOpponent>(bids); }, "bids"_a = true,
          "The player `random`, or `random_silent`.")
      .def_static(
          "basic", [] { return make_opponent<BasicOpponent>(); }, "The player `basic`.")
      .def_static(
          "advanced", [] { return make_opponent<AdvancedOpponent>(); }, "The player `advanced`.")
      .def_static(
          "monte_carlo", [](uint64_t simulations) { return make_opponent<MonteCarloOpponent>(simulations); },
          "simulations"_a = 1000, "The player `monte_carlo` with so many simulations.")
      .def_static(
          "careful", [] { return make_opponent<CarefulOpponent>(); },
          "Bids only what similar hands were measured to make; plays cards like `advanced`.")
      .def_static(
          "curious", [] { return make_opponent<CuriousOpponent>(); },
          "The same, but now and then it bids what its hand misses by a trick or two.")
      .def("choose", &chosen, "view"_a, "rng"_a, "The move it makes where the view's seat is to decide.");
}

}  // namespace upperhand::bindings
