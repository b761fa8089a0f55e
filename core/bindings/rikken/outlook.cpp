#include "rikken/players/outlook/outlook.h"

#include "bindings/bindings.h"
#include "bindings/rikken/types.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

nb::tuple figures(const Playouts& games) {
  return nb::make_tuple(games.games, to_tuple(games.wins), to_tuple(games.scores));
}

nb::tuple run_outlook(const State& state, nb::int_ seed, uint64_t deals, uint64_t games, int bids,
                      unsigned threads) {
  const OutlookSettings settings{deals, games, bids, threads};
  const uint64_t number = seed_of(seed);
  const State copy = state;  // as it is now: another thread may play on
  rikken::Outlook found;
  {
    nb::gil_scoped_release released;
    found = outlook(copy, settings, number);
  }
  nb::list believed;
  for (const Playouts& one : found.believed) believed.append(figures(one));
  return nb::make_tuple(figures(found.as_it_lies), nb::tuple(believed));
}

}  // namespace

void bind_rikken_outlook(nb::module_& m) {
  m.def("outlook", &run_outlook, "state"_a, "seed"_a, "deals"_a = 200, "games"_a = 400, "bids"_a = 256,
        "threads"_a = 1,
        "Games bid and played to their end by simulated players: `games` from the deal as it lies, and for\n"
        "each seat `deals`, each from a deal that it believes. For each of these: how many games, how often\n"
        "each seat gained chips, and the sums of chips. The same on any number of threads.",
        nb::sig("def outlook(state: State, seed: int, deals: int = 200, games: int = 400, bids: int = 256, "
                "threads: int = 1) -> tuple[tuple[int, tuple[int, ...], tuple[int, ...]], "
                "tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]]"));
}

}  // namespace upperhand::bindings
