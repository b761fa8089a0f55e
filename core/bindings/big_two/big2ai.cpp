
#include "big_two/players/big2ai/expected_value.h"
#include "big_two/players/big2ai/plus/weighing.h"
#include "big_two/players/big2ai/search.h"
#include "bindings/bindings.h"
#include "checks.h"

namespace upperhand::bindings {

using namespace big_two;
using namespace big_two::big2ai;

namespace {

// A candidate as Python sees it, with the rates by which it was judged.
struct PyCandidate {
  Move move;
  bool playable;
  uint64_t visits;
  double possibility;
  double rate;
  double mean;
  double lost;
};

struct PyOutcome {
  Move move;
  std::vector<int> steps;
  std::vector<PyCandidate> candidates;
};

PyCandidate to_python(const Candidate& one, const Big2aiSettings& settings, int opponents) {
  const auto visits = static_cast<double>(one.tally.visits);
  PyCandidate out{
      Move{one.set.cards}, one.playable, one.tally.visits, one.possibility, 0, one.tally.mean(), 0};
  out.rate = one.rate(settings, opponents);
  if (one.tally.visits > 0) out.lost = static_cast<double>(one.tally.lost) / visits;
  return out;
}

Version version_of(int number) { return static_cast<Version>(check_between("version", number, 1, 4)); }

PyOutcome run_search(const View& view, int version, uint64_t budget, nb::int_ seed, const Index* index,
                     int n_c, int n_s, int l_v, double r_w, int n_i, int r_s, int v_i, unsigned trees,
                     double spread, bool p3_below_root, bool learned_passes, bool suits_apart,
                     unsigned threads, int ms) {
  const Big2aiSettings settings{
      version_of(version), budget,         n_c,         n_s,     l_v, r_w, n_i, r_s, v_i, trees, spread,
      p3_below_root,       learned_passes, suits_apart, threads, ms};
  const uint64_t from = seed_of(seed);
  nb::gil_scoped_release released;
  const Outcome outcome = search(view, settings, index, from);
  PyOutcome out{outcome.verdict.move, outcome.verdict.steps, {}};
  for (const Candidate& one : outcome.candidates)
    if (outcome.searched) out.candidates.push_back(to_python(one, settings, view.tables().players - 1));
  return out;
}

std::vector<Weighed> run_weighing(const View& view, uint64_t games, nb::int_ seed, double doubt, double save,
                                  unsigned threads, int ms) {
  const PlusSettings settings{games, doubt, save, threads, ms};
  const uint64_t from = seed_of(seed);
  nb::gil_scoped_release released;
  return weigh_moves(view, settings, from);
}

// Eq. 1 by the word of each kind.
nb::dict expected_by_kind(const PyRules& rules, int held, int total) {
  check_between("total", total, 1, kDeckSize);
  check_between("held", held, 0, total);
  const ExpectedValues values = expected_values(*rules.tables, held, total);
  nb::dict out;
  for (size_t kind = 0; kind < kKinds; ++kind)
    if (rules.tables->plays(static_cast<Kind>(kind)))
      out[nb::str(std::string(kKindText[kind]).c_str())] = values[kind];
  return out;
}

void bind_weighing(nb::module_& m) {
  nb::class_<Weighed>(m, "WeighedMove", "A move with what it was worth in simulated games.")
      .def_prop_ro("move", [](const Weighed& self) { return Move{self.set.cards}; })
      .def_prop_ro("games", [](const Weighed& self) { return self.games.size(); })
      .def_prop_ro(
          "points", [](const Weighed& self) { return self.games.mean_score(); }, "Points per game.")
      .def_prop_ro(
          "rate", [](const Weighed& self) { return self.games.win_share(); }, "The share of games won.");
  const PlusSettings usual;
  m.def("weigh_moves", &run_weighing, "view"_a, "games"_a, "seed"_a, nb::kw_only(), "doubt"_a = usual.doubt,
        "save"_a = usual.save, "threads"_a = usual.threads, "ms"_a = usual.ms,
        "What the moves are worth in points, the best first, by games simulated from guessed hands.");
}

}  // namespace

void bind_big_two_big2ai(nb::module_& m) {
  bind_weighing(m);
  nb::class_<PyCandidate>(m, "Big2aiCandidate", "A set that a search of Big2AI weighed.")
      .def_ro("move", &PyCandidate::move)
      .def_ro("playable", &PyCandidate::playable,
              "Whether it can be played now; if not, it was weighed as if led.")
      .def_ro("visits", &PyCandidate::visits, "How often it was simulated.")
      .def_ro("possibility", &PyCandidate::possibility, "P1.0, P2.0 or P3.0, which steers the search.")
      .def_ro("rate", &PyCandidate::rate, "Its win rate: passes forced of those possible, or games won.")
      .def_ro("mean", &PyCandidate::mean, "Passes forced per round, or the share of games won.")
      .def_ro("lost", &PyCandidate::lost, "Points lost per game, by AI 4.0.");
  nb::class_<PyOutcome>(m, "Big2aiOutcome", "What a search of Big2AI decided, and why.")
      .def_ro("move", &PyOutcome::move)
      .def_prop_ro(
          "steps", [](const PyOutcome& self) { return to_tuple(self.steps); },
          nb::for_getter(nb::sig("def steps(self) -> tuple[int, ...]")),
          "The steps of the paper's Fig. 3 that led to the move.")
      .def_ro("candidates", &PyOutcome::candidates, "The sets it weighed; none where no search was needed.");
  m.def("expected_values", &expected_by_kind, "rules"_a, "held"_a, "total"_a,
        nb::sig("def expected_values(rules: Rules, held: int, total: int) -> dict[str, float]"),
        "Eq. 1: how many sets of each kind are expected among so many cards, of all that are not played.");
  const Big2aiSettings usual;
  m.def("big2ai_search", &run_search, "view"_a, "version"_a, "budget"_a, "seed"_a,
        "index"_a.none() = nb::none(), nb::kw_only(), "n_c"_a = usual.n_c, "n_s"_a = usual.n_s,
        "l_v"_a = usual.l_v, "r_w"_a = usual.r_w, "n_i"_a = usual.n_i, "r_s"_a = usual.r_s,
        "v_i"_a = usual.v_i, "trees"_a = usual.trees, "spread"_a = usual.spread,
        "p3_below_root"_a = usual.p3_below_root, "learned_passes"_a = usual.learned_passes,
        "suits_apart"_a = usual.suits_apart, "threads"_a = usual.threads, "ms"_a = usual.ms,
        "A decision of AI 1.0 to 4.0. The budget counts searches of a round (AI 4.0: whole games); with `ms` "
        "it\n"
        "is milliseconds instead. A budget gives the same result on any number of threads.");
}

}  // namespace upperhand::bindings
