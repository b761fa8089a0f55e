#include "big_two/players/outlook/outlook.h"

#include "bindings/bindings.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

nb::tuple run_outlook(State state, const Network& network, nb::int_ seed, size_t deals, size_t games,
                      double trust, double floor, double temperature, unsigned threads) {
  const OutlookSettings settings{deals, games, {floor, trust}, temperature, threads};
  const uint64_t number = seed_of(seed);
  Outlook found;
  {
    nb::gil_scoped_release released;
    found = outlook(state, network, settings, number);
  }
  return nb::make_tuple(found.as_it_lies,
                        to_tuple(found.believed, static_cast<size_t>(state.tables().players)));
}

}  // namespace

void bind_big_two_outlook(nb::module_& m) {
  m.def("outlook", &run_outlook, "state"_a, "network"_a, "seed"_a, "deals"_a = 40, "games"_a = 80,
        "trust"_a = 0.85, "floor"_a = 0.01, "temperature"_a = 0.5, "threads"_a = 1,
        "Games that the network plays to their end in every seat: `games` from the deal as it lies, and for\n"
        "each seat `deals`, each from a deal that it believes. The same on any number of threads.",
        nb::sig("def outlook(state: State, network: Network, seed: int, deals: int = 40, games: int = 80, "
                "trust: float = 0.85, floor: float = 0.01, temperature: float = 0.5, threads: int = 1) -> "
                "tuple[Playouts, tuple[Playouts, ...]]"));
}

}  // namespace upperhand::bindings
