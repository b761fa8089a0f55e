#include "big_two/players/big2ai/forecast.h"

#include <nanobind/stl/tuple.h>

#include <algorithm>

#include "bindings/bindings.h"

namespace upperhand::bindings {

using namespace big_two;
using namespace big_two::big2ai;

namespace {

constexpr std::array kSources = {"deals", "everybody", "own"};

// The sets by probability, the likeliest first; of equal ones the lower.
nb::tuple chances(const Forecast& self) {
  std::vector<size_t> codes;
  for (size_t code = 0; code < kCodes; ++code)
    if (self.chance[code] > 0) codes.push_back(code);
  std::stable_sort(codes.begin(), codes.end(),
                   [&](size_t a, size_t b) { return self.chance[a] > self.chance[b]; });
  nb::list out;
  for (const size_t code : codes)
    out.append(nb::make_tuple(text_of(static_cast<SetCode>(code)), self.chance[code]));
  return nb::tuple(out);
}

nb::tuple possible(const Forecast& self) {
  nb::list out;
  for (int code = 0; code < kCodes; ++code)
    if (self.possible.holds(static_cast<SetCode>(code))) out.append(text_of(static_cast<SetCode>(code)));
  return nb::tuple(out);
}

std::vector<Forecast> run_forecast(const View& view, Rng& rng, const Index* index,
                                   const std::vector<std::tuple<bool, bool, int>>& recalls, int enough,
                                   int widen, int most, int deals, double prior) {
  Forecasting how{index, {}, {enough, widen, most}, deals, prior};
  for (const auto& [ranks, held, rounds] : recalls) how.recalls.push_back({ranks, held, rounds});
  // Draws from a copy, because others may use the generator meanwhile; afterwards the generator continues
  // where the copy stopped.
  Rng own = rng;
  std::vector<Forecast> out;
  {
    nb::gil_scoped_release released;
    const auto found = forecast(view, how, own);
    out.assign(found.begin(), found.end());
  }
  rng = own;
  return out;
}

}  // namespace

void bind_big_two_forecast(nb::module_& m) {
  nb::class_<Forecast>(m, "Forecast", "What an opponent is expected to do next.")
      .def_prop_ro("sets", &chances,
                   nb::for_getter(nb::sig("def sets(self) -> tuple[tuple[str, float], ...]")),
                   "Sets by type and rank, or 'pass', each with its chance; the likeliest first.")
      .def_prop_ro("possible", &possible, nb::for_getter(nb::sig("def possible(self) -> tuple[str, ...]")),
                   "Everything that the rules and the unseen cards allow.")
      .def_prop_ro(
          "source", [](const Forecast& self) { return kSources[static_cast<size_t>(self.source)]; },
          "own (learned games of this player), everybody (learned games of all) or deals (guessed ones).")
      .def_ro("related", &Forecast::related, "How many info-sets are behind it.");
  m.def("forecast", &run_forecast, "view"_a, "rng"_a, "index"_a.none() = nb::none(),
        "recalls"_a = std::vector<std::tuple<bool, bool, int>>{{true, true, 3}}, "enough"_a = 3,
        "widen"_a = 2, "most"_a = 0, "deals"_a = 400, "prior"_a = 0.0,
        "What the next, second and third opponent of a view are expected to do. `recalls` are tried in turn\n"
        "until one finds enough info-sets: with ranks, with the cards that the next player holds, over so\n"
        "many rounds.");
}

}  // namespace upperhand::bindings
