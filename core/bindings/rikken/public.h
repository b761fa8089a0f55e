// What a State and a View of Rikken have in common: the auction, the contract and every card played are
// public.
#pragma once

#include <nanobind/stl/optional.h>

#include "bindings/game.h"
#include "bindings/rikken/types.h"

namespace upperhand::bindings {

inline uint8_t count_of(const rikken::State& self, size_t seat) {
  return static_cast<uint8_t>(rikken::size_of(self.position().hands[seat]));
}
inline uint8_t count_of(const rikken::View& self, size_t seat) { return self.counts()[seat]; }

nb::list bid_list(const std::vector<rikken::Turn>& history);
nb::list trick_list(const std::vector<rikken::Turn>& history, const rikken::Position& position);
nb::list running_trick(const rikken::Position& position);
std::optional<rikken::Move> best_card(const rikken::Position& position);
nb::tuple seats_of(unsigned bits);
nb::tuple numbers(const std::array<uint8_t, rikken::kSeats>& values);
nb::tuple void_suits(const rikken::Position& position);

template <class Type>
void bind_rikken_table(nb::class_<Type>& cls) {
  using namespace rikken;
  bind_history(cls);
  cls.def_prop_ro("rules", [](const Type& self) { return PyRikkenRules{self.shared_tables()}; })
      .def_prop_ro(
          "names", [](const Type& self) { return to_tuple(*self.names()); },
          nb::for_getter(nb::sig("def names(self) -> tuple[str, ...]")), "Who sits where.")
      .def_prop_ro(
          "turn", [](const Type& self) { return static_cast<int>(self.position().turn); },
          "The seat to move; when the game is over, the winner of the last trick.")
      .def_prop_ro("over", [](const Type& self) { return self.position().phase == Phase::over; })
      .def_prop_ro(
          "passed_out",
          [](const Type& self) {
            return self.position().phase == Phase::over && self.position().contract == Contract::pass;
          },
          "Whether all passed and nothing was played.")
      .def_prop_ro(
          "phase", [](const Type& self) { return kPhaseText[static_cast<size_t>(self.position().phase)]; },
          "'auction', 'trump', 'call', 'play' or 'over'.")
      .def_prop_ro("dealer", [](const Type& self) { return static_cast<int>(self.position().dealer); })
      .def_prop_ro(
          "counts",
          [](const Type& self) {
            std::array<uint8_t, kSeats> counts;
            for (size_t seat = 0; seat < kSeats; ++seat) counts[seat] = count_of(self, seat);
            return numbers(counts);
          },
          nb::for_getter(nb::sig("def counts(self) -> tuple[int, ...]")), "Cards left, by seat.");
}

template <class Type>
void bind_rikken_contract(nb::class_<Type>& cls) {
  using namespace rikken;
  cls.def_prop_ro(
         "bids", [](const Type& self) { return bid_list(self.history()); },
         nb::for_getter(nb::sig("def bids(self) -> list[tuple[int, str]]")),
         "Every bid and pass, with its seat.")
      .def_prop_ro(
          "contract", [](const Type& self) { return contract_or_none(self.position().contract); },
          "What is played; in the auction, the highest bid so far.")
      .def_prop_ro(
          "declarer", [](const Type& self) { return seat_or_none(self.position().declarer); },
          "Who plays the contract; in the auction, the highest bidder so far; None in Schoppen Mie.")
      .def_prop_ro(
          "declarers", [](const Type& self) { return seats_of(self.position().declarers); },
          nb::for_getter(nb::sig("def declarers(self) -> tuple[int, ...]")),
          "All players of the contract: several may join one.")
      .def_prop_ro(
          "trump", [](const Type& self) { return suit_or_none(self.position().trump); }, "A suit, or None.")
      .def_prop_ro(
          "called", [](const Type& self) { return card_or_none(self.position().called); },
          "The card whose holder is the partner.")
      .def_prop_ro(
          "blind", [](const Type& self) { return self.position().blind; }, "Whether the call was blind.");
}

template <class Type>
void bind_rikken_tricks(nb::class_<Type>& cls) {
  using namespace rikken;
  cls.def_prop_ro(
         "table", [](const Type& self) { return best_card(self.position()); },
         "The card that wins the current trick; None if no card is led.")
      .def_prop_ro(
          "trick", [](const Type& self) { return running_trick(self.position()); },
          nb::for_getter(nb::sig("def trick(self) -> list[tuple[int, upperhand._core.Cards]]")),
          "The current trick in order of play.")
      .def_prop_ro(
          "trick_leader", [](const Type& self) { return static_cast<int>(self.position().leader); },
          "The seat that led, or leads, the current trick.")
      .def_prop_ro(
          "tricks", [](const Type& self) { return trick_list(self.history(), self.position()); },
          nb::for_getter(nb::sig("def tricks(self) -> list[tuple[int, tuple[tuple[int, "
                                 "upperhand._core.Cards], ...], int]]")),
          "Every finished trick: its leader, its cards with their seats in order of play, its winner.")
      .def_prop_ro(
          "tricks_won", [](const Type& self) { return numbers(self.position().won); },
          nb::for_getter(nb::sig("def tricks_won(self) -> tuple[int, ...]")), "Tricks, by seat.")
      .def_prop_ro(
          "voids", [](const Type& self) { return void_suits(self.position()); },
          nb::for_getter(nb::sig("def voids(self) -> tuple[str, ...]")),
          "The suits that each seat has shown not to have.");
}

template <class Type>
void bind_rikken_public(nb::class_<Type>& cls) {
  bind_rikken_table(cls);
  bind_rikken_contract(cls);
  bind_rikken_tricks(cls);
  cls.def("legal_moves", &Type::legal_moves, "Every legal move once; the pass, if legal, is last.")
      .def(
          "is_legal", [](const Type& self, rikken::Move move) { return self.why_not(move).empty(); },
          "move"_a)
      .def(
          "why_not", [](const Type& self, rikken::Move move) { return reason_or_none(self.why_not(move)); },
          "move"_a, nb::sig("def why_not(self, move: Move) -> upperhand.reason.Reason | None"),
          "Why a move is not possible now, as data; None if it is.")
      .def(
          "__eq__", [](const Type& a, const Type& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"));
}

}  // namespace upperhand::bindings
