#include "big_two/learn/batch.h"

#include "bindings/batch.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

nb::tuple features_of(const View& view, Cards forgotten) {
  const Features found = features(view, forgotten);
  nb::list moves;
  for (const MoveWords& words : found.moves) moves.append(to_tuple(words));
  return nb::make_tuple(to_tuple(found.state), nb::tuple(moves));
}

}  // namespace

void bind_big_two_batch(nb::module_& m) {
  m.attr("FEATURE_VERSION") = kFeatureVersion;
  m.attr("STATE_WORDS") = kStateWords;
  m.attr("MOVE_WORDS") = kMoveWords;
  m.attr("HIDDEN_WORDS") = kHiddenWords;
  m.attr("PLACE_WORDS") = rl_ppo::kWords;
  nb::class_<Batch> batch(m, "Batch", "Many games in lockstep, each waiting for one decision.");
  batch.def(
      "__init__",
      [](Batch* self, const std::vector<PyRules>& rules, size_t games, nb::int_ seed, unsigned threads,
         const std::vector<PyOpponent>& opponents, const std::optional<SeatRows>& seating) {
        std::vector<SharedTables> tables = tables_of(rules);
        const uint64_t from = seed_of(seed);
        Seating seats = read_seating<Seating>(opponents, seating);
        nb::gil_scoped_release released;
        new (self) Batch(std::move(tables), games, from, threads, std::move(seats));
      },
      "rules"_a, "games"_a, "seed"_a, "threads"_a = 1, "opponents"_a = nb::list(),
      "seating"_a.none() = nb::none(),
      "Game i is played by the rules i modulo their number; its deals come from the seed. `seating` has "
      "a row\n"
      "for each game with who plays its seats: an opponent, counted from 1, or 0, the caller.");
  bind_lock_step(batch);
  batch
      .def("observe", &observe_rows<Batch, kStateWords, kHiddenWords, kMoveWords, &Batch::observe>,
           "states"_a.noconvert(), "hidden"_a.noconvert(), "moves"_a.noconvert(), "first"_a.noconvert(),
           "seats"_a.noconvert(), "Writes the features of every waiting decision into the arrays.")
      .def("observe_actions", &observe_rows<Batch, kStateWords, kHiddenWords, 1, &Batch::observe_actions>,
           "states"_a.noconvert(), "hidden"_a.noconvert(), "moves"_a.noconvert(), "first"_a.noconvert(),
           "seats"_a.noconvert(), "The same with each move as the number of its action.")
      .def("observe_places", &observe_rows<Batch, rl_ppo::kWords, kHiddenWords, 1, &Batch::observe_places>,
           "states"_a.noconvert(), "hidden"_a.noconvert(), "moves"_a.noconvert(), "first"_a.noconvert(),
           "seats"_a.noconvert(),
           "The same with the observations of `rl_ppo`, and each move as the number of its action.")
      .def(
          "move", [](const Batch& self, size_t game, size_t i) { return Move{self.move(game, i)}; }, "game"_a,
          "i"_a, nb::call_guard<nb::gil_scoped_release>(),
          "The i-th legal move of a game's waiting decision.")
      .def("legal_moves", &Batch::legal_moves, "game"_a, nb::call_guard<nb::gil_scoped_release>(),
           "All of them, in their order.")
      .def("hand", &Batch::hand, "game"_a, "seat"_a, nb::call_guard<nb::gil_scoped_release>(),
           "What a seat holds now.");
  m.def(
      "encode_state", [](const View& view) { return to_tuple(state_features(view)); }, "view"_a,
      "The words of the state that a view shows, whoever is to move.",
      nb::sig("def encode_state(view: View) -> tuple[int, ...]"));
  m.def(
      "encode", &features_of, "view"_a, "forgotten"_a = Cards(),
      "The words of the state that a view shows, and those of each of its legal moves; `forgotten` cards of "
      "earlier plays count as unseen.",
      nb::sig("def encode(view: View, forgotten: upperhand._core.Cards = ...) -> "
              "tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]"));
}

}  // namespace upperhand::bindings
