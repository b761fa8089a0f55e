#include "big_two/learn/batch.h"

#include <nanobind/ndarray.h>

#include "bindings/bindings.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

template <class Number, class... Shape>
using Array = nb::ndarray<Number, nb::c_contig, nb::device::cpu, Shape...>;

template <class Type>
void want(const Type& array, size_t rows, const char* name) {
  if (array.shape(0) < rows)
    throw Error(std::string("the array of ") + name + " needs " + std::to_string(rows) + " rows, not " +
                std::to_string(array.shape(0)));
}

// Uses a batch without the interpreter's lock: another thread may be using it.
template <size_t (Batch::*Ask)() const>
size_t unheld(const Batch& batch) {
  nb::gil_scoped_release released;
  return (batch.*Ask)();
}

template <class Rows, int StateWords, int MoveWords, void (Batch::*Observe)(const Rows&) const>
void observe(const Batch& batch, Array<uint64_t, nb::shape<-1, StateWords>> states,
             Array<uint64_t, nb::shape<-1, kHiddenWords>> hidden,
             Array<uint64_t, nb::shape<-1, MoveWords>> moves, Array<int64_t, nb::shape<-1>> first,
             Array<uint8_t, nb::shape<-1>> seats) {
  want(states, batch.games(), "states");
  want(hidden, batch.games(), "hidden facts");
  want(first, batch.games() + 1, "first moves");
  want(seats, batch.games(), "seats");
  const Rows rows{states.data(), hidden.data(), moves.data(), first.data(), seats.data(), moves.shape(0)};
  nb::gil_scoped_release released;
  (batch.*Observe)(rows);
}

using Seats = Array<const uint8_t, nb::shape<-1, kMostSeats>>;

Seating read_seating(const std::vector<PyOpponent>& opponents, const std::optional<Seats>& seats) {
  Seating out;
  for (const PyOpponent& each : opponents) out.opponents.push_back(each.one);
  if (seats && seats->size() == 0) throw Error("a seating names who sits on each seat of each game");
  if (seats) out.seats.assign(seats->data(), seats->data() + seats->size());
  return out;
}

void step(Batch& batch, Array<const int32_t, nb::shape<-1>> choices, Array<uint8_t, nb::shape<-1>> ended,
          Array<int32_t, nb::shape<-1, kMostSeats>> scores) {
  want(choices, batch.games(), "choices");
  want(ended, batch.games(), "ends");
  want(scores, batch.games(), "scores");
  const std::span<const int32_t> chosen(choices.data(), batch.games());
  nb::gil_scoped_release released;
  batch.step(chosen, ended.data(), scores.data());
}

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
  nb::class_<Batch>(m, "Batch", "Many games in lockstep, each waiting for one decision.")
      .def(
          "__init__",
          [](Batch* self, const std::vector<PyRules>& rules, size_t games, nb::int_ seed, unsigned threads,
             const std::vector<PyOpponent>& opponents, const std::optional<Seats>& seating) {
            std::vector<SharedTables> tables;
            for (const PyRules& one : rules) tables.push_back(one.tables);
            const uint64_t from = seed_of(seed);
            Seating seats = read_seating(opponents, seating);
            nb::gil_scoped_release released;
            new (self) Batch(std::move(tables), games, from, threads, std::move(seats));
          },
          "rules"_a, "games"_a, "seed"_a, "threads"_a = 1, "opponents"_a = nb::list(),
          "seating"_a.none() = nb::none(),
          "Game i is played by the rules i modulo their number; its deals come from the seed. `seating` has "
          "a row\n"
          "for each game with who plays its seats: an opponent, counted from 1, or 0, the caller.")
      .def_prop_ro("games", &Batch::games, "How many games are played at once.")
      .def_prop_ro("moves", &unheld<&Batch::moves>,
                   "How many legal moves the waiting decisions have together.")
      .def_prop_ro("finished", &unheld<&Batch::finished>, "How many games have ended so far.")
      .def_prop_ro("answered", &unheld<&Batch::answered>, "How many decisions opponents have made so far.")
      .def("observe", &observe<BatchRows, kStateWords, kMoveWords, &Batch::observe>, "states"_a.noconvert(),
           "hidden"_a.noconvert(), "moves"_a.noconvert(), "first"_a.noconvert(), "seats"_a.noconvert(),
           "Writes the features of every waiting decision into the arrays.")
      .def("observe_places", &observe<PlaceRows, rl_ppo::kWords, 1, &Batch::observe_places>,
           "states"_a.noconvert(), "hidden"_a.noconvert(), "moves"_a.noconvert(), "first"_a.noconvert(),
           "seats"_a.noconvert(),
           "The same with the observations of `rl_ppo`, and each move as the number of its action.")
      .def("step", &step, "choices"_a.noconvert(), "ended"_a.noconvert(), "scores"_a.noconvert(),
           "Plays the chosen move of every game; says which games ended and with which scores.")
      .def(
          "move", [](const Batch& self, size_t game, size_t i) { return Move{self.move(game, i)}; }, "game"_a,
          "i"_a, nb::call_guard<nb::gil_scoped_release>(),
          "The i-th legal move of a game's waiting decision.")
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
