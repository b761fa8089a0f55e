// What the Python classes of all games have in common.
#pragma once

#include "bindings/bindings.h"
#include "search/perft.h"

namespace upperhand::bindings {

// A State or a View: every move that was made is public.
template <class Type>
void bind_history(nb::class_<Type>& cls) {
  cls.def_prop_ro(
         "history",
         [](const Type& self) {
           nb::list out;
           for (const auto& turn : self.history())
             out.append(nb::make_tuple(static_cast<int>(turn.seat), turn.move));
           return out;
         },
         nb::for_getter(nb::sig("def history(self) -> list[tuple[int, Move]]")), "Every move, with its seat.")
      .def_prop_ro(
          "ply", [](const Type& self) { return self.history().size(); }, "How many moves were made.");
}

// A State: it advances, it gives Views to seats, and it can be copied but is never a key.
template <class State>
void bind_course(nb::class_<State>& cls) {
  using namespace nb::literals;
  cls.def("apply", &State::apply, "move"_a, "seat"_a = nb::none(),
          "Makes a move. Refused with GameOverError, OutOfTurnError (if `seat` is given) or "
          "IllegalMoveError,\n"
          "and then nothing changes.")
      .def("view", &State::view, "seat"_a, "What one seat may know.")
      .def("copy", [](const State& self) { return self; })
      .def("__copy__", [](const State& self) { return self; })
      .def(
          "__deepcopy__", [](const State& self, nb::dict) { return self; }, "memo"_a,
          nb::sig("def __deepcopy__(self, memo: dict[int, object]) -> State"))
      .def("__hash__", [](const State&) -> size_t {
        throw nb::type_error("a State changes as the game goes: it has no hash");
      });
}

// Counts sequences of moves on a copy of the State: another thread may play on meanwhile.
template <class Game, class State>
void bind_perft(nb::module_& m) {
  using namespace nb::literals;
  m.def(
      "perft",
      [](State state, int depth) {
        nb::gil_scoped_release released;
        return perft<Game>(state.tables(), state.position(), depth);
      },
      "state"_a, "depth"_a, "The number of sequences of this many moves.");
  m.def(
      "perft_divide",
      [](State state, int depth) {
        std::vector<uint64_t> counts;
        {
          nb::gil_scoped_release released;
          counts = perft_divide<Game>(state.tables(), state.position(), depth);
        }
        const auto moves = state.legal_moves();
        nb::list out;
        for (size_t i = 0; i < counts.size(); ++i) out.append(nb::make_tuple(moves[i], counts[i]));
        return out;
      },
      "state"_a, "depth"_a, nb::sig("def perft_divide(state: State, depth: int) -> list[tuple[Move, int]]"),
      "The same, by first move.");
}

}  // namespace upperhand::bindings
