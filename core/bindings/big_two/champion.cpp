#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>

#include "big_two/players/champion/all_seeing.h"
#include "big_two/players/champion/analysis.h"
#include "big_two/players/champion/endgame.h"
#include "big_two/players/champion/search.h"
#include "bindings/bindings.h"
#include "search/beliefs.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

champion::SearchOutcome run_champion(const View& view, const Network& network, const Network& rollout,
                                     uint64_t seed, const champion::SearchSettings& settings) {
  nb::gil_scoped_release released;
  return champion::search(view, network, rollout, settings, seed);
}

champion::Analysis run_analysis(const View& view, const Network& network, const Network& rollout,
                                uint64_t seed, const champion::SearchSettings& settings,
                                const std::vector<Move>& also) {
  nb::gil_scoped_release released;
  return champion::analyse(view, network, rollout, settings, also, seed);
}

nb::list turns_of(const std::vector<champion::Turn>& line) {
  nb::list out;
  for (const champion::Turn& turn : line) out.append(nb::make_tuple(static_cast<int>(turn.seat), turn.move));
  return out;
}

void bind_settings(nb::module_& m) {
  nb::class_<champion::SearchSettings>(m, "SearchSettings", "How a search compares moves.")
      .def(
          "__init__",
          [](champion::SearchSettings* self, size_t candidates, double least_prior, size_t playouts,
             size_t deals, double trust, double floor, double temperature, double errors, double doubt,
             int solve, int ms, unsigned threads, int most_ms, size_t settling) {
            const champion::SearchSettings given{candidates,  least_prior, playouts, deals, {floor, trust},
                                                 temperature, errors,      doubt,    solve, ms,
                                                 most_ms,     threads,     settling};
            champion::check(given);
            new (self) champion::SearchSettings(given);
          },
          nb::kw_only(), "candidates"_a, "least_prior"_a, "playouts"_a, "deals"_a, "trust"_a, "floor"_a,
          "temperature"_a, "errors"_a, "doubt"_a, "solve"_a, "ms"_a, "threads"_a, "most_ms"_a = 0,
          "settling"_a = 0);
}

nb::list run_foresee(State state, const Network& network, int depth) {
  std::vector<champion::Foreseen> found;
  {
    nb::gil_scoped_release released;
    found = champion::foresee(state, network, depth);
  }
  nb::list out;
  for (const champion::Foreseen& one : found) out.append(nb::make_tuple(one.move, one.score));
  return out;
}

std::vector<int> of_players(const Tables& tables, const champion::Scores& scores) {
  return {scores.begin(), scores.begin() + tables.players};
}

std::vector<int> run_playout(State state, const Network& network, double temperature, uint64_t seed) {
  champion::check_temperature(temperature);
  nb::gil_scoped_release released;
  champion::Decider decider(state.tables(), network);
  const Shown shown = shown_in(state.view(state.turn()));
  return of_players(state.tables(),
                    champion::play_out(decider, state.position(), shown, temperature, Rng(seed)));
}

double run_log_weight(State deal, int seat, const Network& network, double trust, double floor) {
  nb::gil_scoped_release released;
  champion::Decider decider(deal.tables(), network);
  const champion::Evidence evidence(deal.view(seat), {floor, trust});
  return champion::Judge(evidence, decider).log_weight(deal.position().hands);
}

std::vector<std::vector<Cards>> run_chain(const View& view, const Network& network, double trust,
                                          double floor, size_t steps, uint64_t seed) {
  check_between("steps", steps, 0, 100'000);
  nb::gil_scoped_release released;
  champion::Decider decider(view.tables(), network);
  const champion::Evidence evidence(view, {floor, trust});
  champion::Judge judge(evidence, decider);
  Rng rng(seed);
  const Hands first = view.determinise(rng).position().hands;
  champion::Chain chain(view, first, judge, rng);
  std::vector<std::vector<Cards>> out;
  for (size_t step = 0; step < steps; ++step) {
    chain.step(judge);
    const Hands hands = chain.hands();
    out.emplace_back(hands.begin(), hands.begin() + view.tables().players);
  }
  return out;
}

std::vector<size_t> run_resample(const std::vector<double>& log_weights, size_t count, uint64_t seed) {
  Rng rng(seed);
  return upperhand::resample(log_weights, count, rng);
}

std::optional<std::vector<int>> run_solve(State state, size_t most) {
  nb::gil_scoped_release released;
  champion::Solver solver(state.tables(), most);
  const std::optional<champion::Scores> found = solver.solve(state.position());
  if (!found) return std::nullopt;
  return of_players(state.tables(), *found);
}

// The parts of a search, each on its own.
void bind_parts(nb::module_& m) {
  m.def("foresee", &run_foresee, "state"_a, "network"_a, "depth"_a = 1,
        "Each legal move with the score of the best line found after it, all hands open, against opponents\n"
        "that follow the network. The network's favourite comes first.",
        nb::sig("def foresee(state: State, network: Network, depth: int = 1) -> list[tuple[Move, int]]"));
  m.def("network_playout", &run_playout, "state"_a, "network"_a, "temperature"_a, "seed"_a,
        "The scores of a game that the network plays to its end in every seat.");
  m.def("deal_log_weight", &run_log_weight, "deal"_a, "seat"_a, "network"_a, "trust"_a, "floor"_a,
        "How well the moves of the other seats fit their hands: the logarithm of a weight.");
  m.def("chain_of_deals", &run_chain, "view"_a, "network"_a, "trust"_a, "floor"_a, "steps"_a, "seed"_a,
        "The hands after each of so many steps of a chain that comes to deals as often as they are likely.",
        nb::sig("def chain_of_deals(view: View, network: Network, trust: float, floor: float, steps: int, "
                "seed: int) -> list[list[upperhand._core.Cards]]"));
  m.def("resample", &run_resample, "log_weights"_a, "count"_a, "seed"_a,
        "The places of so many draws in proportion to the weights, ascending.");
  m.def(
      "flattened",
      [](const std::vector<double>& log_weights, double least) {
        return upperhand::flattened(log_weights, least);
      },
      "log_weights"_a, "least"_a, "The weights to the power that makes them worth so many equal ones.");
  m.def("solve_endgame", &run_solve, "state"_a, "most"_a = 1'000'000,
        "The scores where every seat sees all hands and plays for its own score; None if more than `most`\n"
        "positions would have to be looked at.");
}

void bind_analysis(nb::module_& m) {
  nb::class_<champion::AnalysedMove, champion::SearchedMove>(m, "AnalysedMove", "A move with its figures.")
      .def_ro("proven", &champion::AnalysedMove::proven,
              "Whether it begins a line that wins whatever others hold.")
      .def_ro("error", &champion::AnalysedMove::error, "The standard error of its points.")
      .def_prop_ro(
          "line", [](const champion::AnalysedMove& self) { return turns_of(self.line); },
          nb::for_getter(nb::sig("def line(self) -> list[tuple[int, Move]]")),
          "The game after it whose score is nearest to the mean, from this move on.");
  nb::class_<champion::Analysis>(m, "ChampionAnalysis", "What an analysis found.")
      .def_ro("candidates", &champion::Analysis::candidates, "The moves by counted points, the best first.")
      .def_prop_ro(
          "holders",
          [](const champion::Analysis& self) {
            nb::list out;
            for (const champion::Holder& one : self.holders)
              out.append(nb::make_tuple(one.card, to_tuple(one.chances)));
            return out;
          },
          nb::for_getter(
              nb::sig("def holders(self) -> list[tuple[upperhand._core.Cards, tuple[float, ...]]]")),
          "Every unseen card, and the chance of each of four seats to hold it.");
  m.def("champion_analysis", &run_analysis, "view"_a, "network"_a, "rollout"_a, "seed"_a, "settings"_a,
        "also"_a = std::vector<Move>{},
        nb::sig("def champion_analysis(view: View, network: Network, rollout: Network, seed: int, "
                "settings: SearchSettings, also: collections.abc.Sequence[Move] = ()) -> ChampionAnalysis"),
        "The figures of the network's favourite moves and of those asked for, best first, and who holds "
        "what.");
}

}  // namespace

void bind_big_two_champion(nb::module_& m) {
  bind_settings(m);
  bind_parts(m);
  nb::class_<champion::SearchedMove>(m, "SearchedMove", "A move that a search compared with others.")
      .def_ro("move", &champion::SearchedMove::move)
      .def_ro("prior", &champion::SearchedMove::prior, "Its chance by the network.")
      .def_ro("playouts", &champion::SearchedMove::playouts, "Games played after it.")
      .def_ro("points", &champion::SearchedMove::points,
              "The mean score of those games; the network's guess if none.")
      .def_ro("wins", &champion::SearchedMove::wins, "The share of those games that was won.")
      .def_ro("gain", &champion::SearchedMove::gain, "Points above the network's move, on the same deals.")
      .def_ro("gain_error", &champion::SearchedMove::gain_error, "The standard error of the gain.")
      .def_ro("counted_points", &champion::SearchedMove::counted_points,
              "The points that the choice goes by: a gain that the games do not prove counts as none.")
      .def_ro("counted_wins", &champion::SearchedMove::counted_wins, "The share of games won, likewise.");
  nb::class_<champion::SearchOutcome>(m, "SearchOutcome", "What a search found.")
      .def_ro("move", &champion::SearchOutcome::move, "The move to make.")
      .def_ro("candidates", &champion::SearchOutcome::candidates,
              "The moves compared, the network's own first.")
      .def_ro("forced", &champion::SearchOutcome::forced,
              "Whether the move begins a line that wins whatever others hold.");
  m.def("champion_search", &run_champion, "view"_a, "network"_a, "rollout"_a, "seed"_a, "settings"_a,
        "Compares the network's favourite moves by games of the rollout network over believed deals.");
  bind_analysis(m);
}

}  // namespace upperhand::bindings
