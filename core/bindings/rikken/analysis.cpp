#include "rikken/players/analysis.h"

#include "bindings/rikken/public.h"
#include "checks.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

constexpr uint64_t kMostAnalysed = 1'000'000;

Analysis run_move_analysis(const View& view, const std::vector<Move>& moves, uint64_t games, uint64_t seed,
                           int most_ms, unsigned threads) {
  if (moves.empty()) throw Error("there must be at least one move to analyse");
  for (const Move& move : moves)
    if (Reason why = view.why_not(move); !why.empty()) throw IllegalMoveError(std::move(why));
  AnalysisSettings settings;
  settings.games = check_between("games", games, 1, kMostAnalysed);
  settings.most_ms = check_between("most_ms", most_ms, 0, kMostMilliseconds);
  settings.threads = check_threads(threads);
  nb::gil_scoped_release released;
  return analyse(view, moves, settings, seed);
}

nb::list line_of(const AnalysedMove& self) {
  nb::list out;
  for (const Turn& turn : self.line) out.append(nb::make_tuple(static_cast<int>(turn.seat), turn.move));
  return out;
}

nb::list outcomes_of(const AnalysedMove& self) {
  nb::list out;
  for (const AuctionOutcome& one : self.outcomes)
    out.append(nb::make_tuple(contract_or_none(one.contract), seat_or_none(one.declarer), one.sums.size(),
                              one.sums.mean_score(), one.sums.win_share()));
  return out;
}

nb::list holders_of(const Analysis& self) {
  nb::list out;
  for (int card = 0; card < 64; ++card) {
    const auto& chances = self.holders[static_cast<size_t>(card)];
    if (std::any_of(chances.begin(), chances.end(), [](double one) { return one > 0; }))
      out.append(nb::make_tuple(to_cards(bit(card)), to_tuple(chances)));
  }
  return out;
}

}  // namespace

void bind_rikken_analysis(nb::module_& m) {
  nb::class_<AnalysedMove>(m, "AnalysedMove", "A move with its figures.")
      .def_ro("move", &AnalysedMove::move)
      .def_ro("games", &AnalysedMove::games, "Games played after it.")
      .def_ro(
          "chips", &AnalysedMove::chips,
          "The chips that the seat expects; a gain over the first move that the games do not prove counts\n"
          "as none.")
      .def_ro("chance", &AnalysedMove::chance, "The probability to gain chips, likewise.")
      .def_ro("error", &AnalysedMove::error, "The standard error of the chips.")
      .def_prop_ro("line", &line_of, nb::for_getter(nb::sig("def line(self) -> list[tuple[int, Move]]")),
                   "The game after it whose result is nearest to the mean, from this move on.")
      .def_prop_ro("outcomes", &outcomes_of,
                   nb::for_getter(nb::sig("def outcomes(self) -> list[tuple[str | None, int | None, int, "
                                          "float, float]]")),
                   "How the auction ended after a bid: the contract, its declarer, how often, and the mean\n"
                   "chips and the share of gains of the seat.")
      .def_prop_ro(
          "played", [](const AnalysedMove& self) { return self.bid.played; },
          "Of a bid: the games in which it became the contract of the seat.")
      .def_prop_ro(
          "made", [](const AnalysedMove& self) { return self.bid.chance(); },
          "Of a bid: the share of those games in which the contract was made.");
  nb::class_<Analysis>(m, "MoveAnalysis", "What an analysis found.")
      .def_ro("moves", &Analysis::moves, "By chips, the best first.")
      .def_prop_ro("holders", &holders_of,
                   nb::for_getter(
                       nb::sig("def holders(self) -> list[tuple[upperhand._core.Cards, tuple[float, ...]]]")),
                   "Every unseen card, and the probability that each seat holds it.");
  m.def("analyse_moves", &run_move_analysis, "view"_a, "moves"_a, "games"_a, "seed"_a, "most_ms"_a = 0,
        "threads"_a = 1,
        nb::sig("def analyse_moves(view: View, moves: collections.abc.Sequence[Move], games: int, seed: int, "
                "most_ms: int = 0, threads: int = 1) -> MoveAnalysis"),
        "Plays believed deals to the end after each of the moves. The first move is the one to beat.");
}

}  // namespace upperhand::bindings
