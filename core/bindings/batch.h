// Shared by the batches of both games: arrays that are checked before they are written to.
#pragma once

#include <nanobind/ndarray.h>

#include "bindings/bindings.h"
#include "lock_step.h"

namespace upperhand::bindings {

template <class Number, class... Shape>
using Array = nb::ndarray<Number, nb::c_contig, nb::device::cpu, Shape...>;

template <class Type>
void want(const Type& array, size_t rows, const char* name) {
  if (array.shape(0) < rows)
    throw Error(std::string("the array of ") + name + " needs " + std::to_string(rows) + " rows, not " +
                std::to_string(array.shape(0)));
}

// Uses a batch without the interpreter's lock: another thread may be using it.
template <class Batch, auto Ask>
size_t unheld(const Batch& batch) {
  nb::gil_scoped_release released;
  return (batch.*Ask)();
}

template <class Batch, int StateWords, int HiddenWords, int MoveWords,
          void (Batch::*Observe)(const DecisionRows&) const>
void observe_rows(const Batch& batch, Array<uint64_t, nb::shape<-1, StateWords>> states,
                  Array<uint64_t, nb::shape<-1, HiddenWords>> hidden,
                  Array<uint64_t, nb::shape<-1, MoveWords>> moves, Array<int64_t, nb::shape<-1>> first,
                  Array<uint8_t, nb::shape<-1>> seats) {
  want(states, batch.games(), "states");
  want(hidden, batch.games(), "hidden facts");
  want(first, batch.games() + 1, "first moves");
  want(seats, batch.games(), "seats");
  const DecisionRows rows{states.data(), hidden.data(), moves.data(),
                          first.data(),  seats.data(),  moves.shape(0)};
  nb::gil_scoped_release released;
  (batch.*Observe)(rows);
}

using SeatRows = Array<const uint8_t, nb::shape<-1, kMostSeats>>;

template <class Seating, class PyOpponent>
Seating read_seating(const std::vector<PyOpponent>& opponents, const std::optional<SeatRows>& seats) {
  Seating out;
  for (const PyOpponent& each : opponents) out.opponents.push_back(each.one);
  if (seats && seats->size() == 0) throw Error("a seating names who sits on each seat of each game");
  if (seats) out.seats.assign(seats->data(), seats->data() + seats->size());
  return out;
}

template <class Batch>
void step_rows(Batch& batch, Array<const int32_t, nb::shape<-1>> choices, Array<uint8_t, nb::shape<-1>> ended,
               Array<int32_t, nb::shape<-1, kMostSeats>> scores) {
  want(choices, batch.games(), "choices");
  want(ended, batch.games(), "ends");
  want(scores, batch.games(), "scores");
  const std::span<const int32_t> chosen(choices.data(), batch.games());
  nb::gil_scoped_release released;
  batch.step(chosen, ended.data(), scores.data());
}

template <class Rules>
auto tables_of(const std::vector<Rules>& rules) {
  std::vector<decltype(Rules::tables)> out;
  for (const Rules& one : rules) out.push_back(one.tables);
  return out;
}

// What the batches of both games have in common.
template <class Batch>
void bind_lock_step(nb::class_<Batch>& batch) {
  batch.def_prop_ro("games", &unheld<Batch, &Batch::games>, "How many games are played at once.")
      .def_prop_ro("moves", &unheld<Batch, &Batch::moves>,
                   "How many legal moves the waiting decisions have together.")
      .def_prop_ro("finished", &unheld<Batch, &Batch::finished>, "How many games have ended so far.")
      .def_prop_ro("answered", &unheld<Batch, &Batch::answered>,
                   "How many decisions opponents have made so far.")
      .def("step", &step_rows<Batch>, "choices"_a.noconvert(), "ended"_a.noconvert(), "scores"_a.noconvert(),
           "Plays the chosen move of every game; says which games ended and with which scores.");
}

}  // namespace upperhand::bindings
