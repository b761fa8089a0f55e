#include "big_two/hand/analysis.h"

#include <nanobind/stl/optional.h>

#include "big_two/hand/forced_win.h"
#include "big_two/hand/open_win.h"
#include "big_two/players/policies.h"
#include "bindings/bindings.h"
#include "bindings/game.h"
#include "checks.h"
#include "errors.h"
#include "search/playouts.h"
#include "text.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

std::vector<PyCombination> to_python(const Tables& tables, const std::vector<Combination>& combinations) {
  std::vector<PyCombination> out;
  out.reserve(combinations.size());
  for (const Combination& one : combinations) out.emplace_back(tables, one);
  return out;
}

nb::dict combinations_by_kind(const PyRules& rules, Cards cards) {
  nb::dict out;
  for (const Combination& one : combinations(*rules.tables, cards)) {
    const std::string_view name = kKindText[index_of(one.kind)];
    const nb::str kind(name.data(), name.size());
    if (!out.contains(kind)) out[kind] = nb::list();
    nb::cast<nb::list>(out[kind]).append(PyCombination(*rules.tables, one));
  }
  return out;
}

std::vector<PyCombination> beating_table(const PyRules& rules, Cards cards, Move table) {
  const auto low = classify(*rules.tables, table.cards);
  if (!low) throw IllegalMoveError(table.text() + " is not a combination under these rules");
  return to_python(*rules.tables, beating(*rules.tables, cards, *low));
}

nb::dict strongest_by_size(const PyRules& rules, Cards cards) {
  nb::dict out;
  for (const auto& [size, one] : strongest(*rules.tables, cards))
    out[nb::int_(size)] = PyCombination(*rules.tables, one);
  return out;
}

template <class Begin>
Playouts run(const Tables& tables, const Begin& begin, uint64_t games, uint64_t seed, unsigned threads,
             std::string_view policy) {
  nb::gil_scoped_release released;
  if (policy == "random") return playouts<BigTwo>(tables, begin, games, seed, threads, RandomPlay{});
  if (policy == "random_pass") return playouts<BigTwo>(tables, begin, games, seed, threads, RandomOrPass{});
  if (policy == "lowest") return playouts<BigTwo>(tables, begin, games, seed, threads, LowestPlay{});
  throw Error("policy must be random, random_pass or lowest, not " + in_quotes(policy));
}

Playouts run_from_rules(const PyRules& rules, uint64_t games, nb::int_ seed, unsigned threads,
                        std::string_view policy) {
  const Tables& tables = *rules.tables;
  return run(
      tables, [&](Rng& rng) { return BigTwo::deal(tables, rng); }, games, seed_of(seed), threads, policy);
}

Playouts run_from_state(const State& state, uint64_t games, nb::int_ seed, unsigned threads,
                        std::string_view policy) {
  const SharedTables tables = state.shared_tables();
  const Position position = state.position();  // a copy: another thread may play on
  return run(*tables, [&](Rng&) { return position; }, games, seed_of(seed), threads, policy);
}

uint64_t count_lead_plays(const PyRules& rules, size_t count, size_t rounds, uint64_t seed) {
  check_between("hands", count, 0, 1'000'000);
  check_between("rounds", rounds, 0, 1'000'000'000 / std::max<size_t>(count, 1));
  nb::gil_scoped_release released;
  std::vector<Cards> hands;
  Rng rng(seed);
  while (hands.size() < count) hands.push_back(deal_hands(*rules.tables, rng)[0]);
  uint64_t plays = 0;
  Moves moves;
  for (size_t round = 0; round < rounds; ++round)
    for (const Cards hand : hands) {
      generate_all(*rules.tables, hand, moves);
      plays += moves.size;
    }
  return plays;
}

void bind_playouts(nb::module_& m) {
  nb::class_<Playouts>(m, "Playouts", "Games played to the end by a simple policy, summed up.")
      .def_ro("games", &Playouts::games)
      .def_ro("moves", &Playouts::moves)
      .def_prop_ro(
          "wins", [](const Playouts& self) { return to_tuple(self.wins, static_cast<size_t>(self.seats)); },
          nb::for_getter(nb::sig("def wins(self) -> tuple[int, ...]")), "Games won, by seat.")
      .def_prop_ro(
          "scores",
          [](const Playouts& self) { return to_tuple(self.scores, static_cast<size_t>(self.seats)); },
          nb::for_getter(nb::sig("def scores(self) -> tuple[int, ...]")), "Sums of points, by seat.");
  m.def("playouts", &run_from_rules, "start"_a, "n"_a, "seed"_a, "threads"_a = 1, "policy"_a = "random",
        "Plays n freshly dealt games; the same result on any number of threads.")
      .def("playouts", &run_from_state, "start"_a, "n"_a, "seed"_a, "threads"_a = 1, "policy"_a = "random",
           "Plays n games from a State.");
  bind_perft<BigTwo, State>(m);
  m.def("count_lead_plays", &count_lead_plays, "rules"_a, "hands"_a, "rounds"_a, "seed"_a,
        "Enumerates the plays of random hands of 13 so many times over; for measuring.");
}

}  // namespace

void bind_big_two_analysis(nb::module_& m) {
  bind_playouts(m);
  m.def(
      "combinations", &combinations_by_kind, "rules"_a, "cards"_a,
      nb::sig("def combinations(rules: Rules, cards: upperhand._core.Cards) -> dict[str, list[Combination]]"),
      "All combinations in the cards by kind, each kind from weak to strong.");
  m.def("beating", &beating_table, "rules"_a, "cards"_a, "table"_a,
        "The combinations in the cards that beat the one on the table, from weak to strong.");
  m.def("strongest", &strongest_by_size, "rules"_a, "cards"_a,
        nb::sig("def strongest(rules: Rules, cards: upperhand._core.Cards) -> dict[int, Combination]"),
        "The strongest combination of each size in the cards.");
  m.def(
      "minimum_plays", [](const PyRules& rules, Cards cards) { return minimum_plays(*rules.tables, cards); },
      "rules"_a, "cards"_a, "The smallest number of plays that empties a hand.");
  m.def(
      "forced_win",
      [](const View& view, std::optional<Move> first) {
        std::vector<Move> line = first ? forced_win(view, *first) : forced_win(view);
        return line.empty() ? std::nullopt : std::optional(std::move(line));
      },
      "view"_a, "first"_a = nb::none(),
      "Plays that win whatever the opponents hold, in order; None if none are proven. After a play that is\n"
      "beaten, the next of the line answers; otherwise it is led. `first` is the move to begin with.");
  m.def(
      "open_win",
      [](State state, int seat, size_t most) {
        check_seat(seat, state.tables().players);
        nb::gil_scoped_release released;
        return OpenWin(state.tables(), seat, most).wins(state.position());
      },
      "state"_a, "seat"_a, "most"_a = 100'000,
      "Whether a seat goes out first when all hands lie open and all others play together against it; None\n"
      "if more than `most` positions would have to be looked at.");
  m.def(
      "best_partitions",
      [](const PyRules& rules, Cards cards, size_t limit) {
        std::vector<std::vector<PyCombination>> out;
        for (const auto& part : best_partitions(*rules.tables, cards, limit))
          out.push_back(to_python(*rules.tables, part));
        return out;
      },
      "rules"_a, "cards"_a, "limit"_a = 64, "The ways to split a hand into the fewest plays, up to a limit.");
  m.def(
      "suggested_split",
      [](const PyRules& rules, Cards cards) {
        return to_python(*rules.tables, suggested_split(*rules.tables, cards));
      },
      "rules"_a, "cards"_a,
      "A good way to split a hand, to arrange it by: the fewest plays, largest first. Of several such ways, "
      "the\n"
      "one that leaves the strongest small plays: weak cards go into the large ones.");
}

}  // namespace upperhand::bindings
