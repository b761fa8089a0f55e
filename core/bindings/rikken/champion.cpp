#include "bindings/rikken/types.h"
#include "rikken/players/champion/likely_deals.h"
#include "rikken/players/champion/search.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

champion::SearchOutcome run_search(const View& view, uint64_t seed,
                                   const champion::SearchSettings& settings) {
  const nb::gil_scoped_release released;
  return champion::search(view, settings, seed);
}

// Every hand of every deal, with the cards that are seen.
nb::list run_likely_deals(const View& view, uint64_t seed, const champion::SearchSettings& settings) {
  std::vector<champion::LikelyDeal> found;
  {
    const nb::gil_scoped_release released;
    found = champion::likely_deals(view, settings, Timer(settings.ms), seed);
  }
  nb::list out;
  for (const champion::LikelyDeal& deal : found) {
    nb::list hands;
    for (const Hand hand : with_hidden(view.seen_position(), deal.hidden).hands) hands.append(to_cards(hand));
    out.append(hands);
  }
  return out;
}

}  // namespace

void bind_rikken_champion(nb::module_& m) {
  nb::class_<champion::SearchSettings>(m, "SearchSettings", "How a search compares moves.")
      .def(
          "__init__",
          [](champion::SearchSettings* self, uint64_t games, size_t deals, double bids, double cards,
             double errors, int solve, double solved, double reach, double caution, int ms,
             unsigned threads) {
            const champion::SearchSettings given{games,  deals, {bids, cards}, errors, solve,
                                                 solved, reach, caution,       ms,     threads};
            champion::check(given);
            new (self) champion::SearchSettings(given);
          },
          nb::kw_only(), "games"_a, "deals"_a, "bids"_a, "cards"_a, "errors"_a, "solve"_a, "solved"_a,
          "reach"_a, "caution"_a, "ms"_a, "threads"_a);
  nb::class_<champion::SearchedMove>(m, "SearchedMove", "A move that a search compared with others.")
      .def_ro("move", &champion::SearchedMove::move)
      .def_ro("games", &champion::SearchedMove::games, "Games played after it.")
      .def_ro(
          "chips", &champion::SearchedMove::chips,
          "The chips that the seat expects; a gain over the usual move that the games do not prove counts\n"
          "as none.")
      .def_ro("chance", &champion::SearchedMove::chance, "The probability to gain chips, likewise.")
      .def_ro("played", &champion::SearchedMove::played,
              "Of a bid: the games in which it became the contract of the seat.")
      .def_ro("made", &champion::SearchedMove::made,
              "Of a bid: the share of those games in which the contract was made; careful as the chips are.");
  nb::class_<champion::SearchOutcome>(m, "SearchOutcome", "What a search decided.")
      .def_ro("move", &champion::SearchOutcome::move)
      .def_ro("candidates", &champion::SearchOutcome::candidates,
              "The usual move first; a single one was not compared.");
  m.def("champion_search", &run_search, "view"_a, "seed"_a, "settings"_a,
        "Compares the moves of a decision over likely deals that are played to the end.");
  m.def("likely_deals", &run_likely_deals, "view"_a, "seed"_a, "settings"_a,
        nb::sig("def likely_deals(view: View, seed: int, settings: SearchSettings) "
                "-> list[list[upperhand._core.Cards]]"),
        "The deals that a search believes: the four hands of each.");
}

}  // namespace upperhand::bindings
