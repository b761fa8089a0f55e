#include "rikken/players/oracle/oracle.h"

#include <nanobind/stl/pair.h>

#include "bindings/rikken/public.h"
#include "checks.h"
#include "text.h"

namespace upperhand::bindings {

using namespace rikken;
using oracle::Aim;
using oracle::Ending;
using oracle::Objective;
using oracle::Problem;

namespace {

uint8_t seats_given(const std::vector<int>& seats) {
  unsigned out = 0;
  for (const int seat : seats) out |= 1U << check_seat(seat, kSeats);
  return static_cast<uint8_t>(out);
}

Objective objective_of(const std::string& aim, const std::vector<int>& side, int tricks) {
  const auto at = std::find(oracle::kAimText.begin(), oracle::kAimText.end(), aim);
  if (at == oracle::kAimText.end())
    throw Error("an aim is most_tricks, at_least, exactly_one or none, not " + in_quotes(aim));
  check_between("tricks", tricks, 0, kHandSize);
  const Objective out{static_cast<Aim>(at - oracle::kAimText.begin()), seats_given(side),
                      static_cast<uint8_t>(tricks)};
  check(out);
  return out;
}

Ending ending_from(const std::vector<Cards>& hands, int leader, const std::optional<std::string>& trump,
                   const std::vector<Cards>& trick) {
  if (hands.size() != kSeats) throw CardsError("Rikken seats 4 players: 4 hands are needed");
  if (trick.size() >= kSeats) throw CardsError("a running trick has at most 3 cards");
  Ending out;
  out.leader = static_cast<uint8_t>(check_seat(leader, kSeats));
  if (trump) out.trump = static_cast<uint8_t>(suit_of_text(*trump));
  for (size_t seat = 0; seat < kSeats; ++seat) out.hands[seat] = to_hand(hands[seat]);
  for (const Cards card : trick)
    out.trick[static_cast<size_t>(out.turn())] = static_cast<uint8_t>(one_card(card, "a card of the trick"));
  check(out);
  return out;
}

Ending ending_of_state(const State& state) { return oracle::ending_of(state.tables(), state.position()); }

nb::list card_values(oracle::Oracle& self, const Ending& ending, const Objective& objective) {
  std::vector<oracle::CardValue> found;
  {
    nb::gil_scoped_release released;
    found = self.card_values({ending, objective});
  }
  nb::list out;
  for (const auto& one : found)
    out.append(nb::make_tuple(rikken::Move::card(one.card), static_cast<int>(one.value)));
  return out;
}

nb::list values(const std::vector<std::pair<Ending, Objective>>& asked, unsigned threads) {
  std::vector<Problem> problems;
  for (const auto& [ending, objective] : asked) problems.push_back({ending, objective});
  std::vector<uint8_t> found;
  {
    nb::gil_scoped_release released;
    found = oracle::values(problems, threads);
  }
  nb::list out;
  for (const uint8_t value : found) out.append(static_cast<int>(value));
  return out;
}

void bind_objective(nb::module_& m) {
  nb::class_<Objective>(
      m, "Objective",
      "What a side wants: `most_tricks`; `at_least` so many; for one seat `exactly_one` or\n"
      "`none`. The other seats want to prevent it.")
      .def(
          "__init__",
          [](Objective* self, const std::string& aim, const std::vector<int>& side, int tricks) {
            new (self) Objective(objective_of(aim, side, tricks));
          },
          "aim"_a, "side"_a, "tricks"_a = 0)
      .def_prop_ro("aim",
                   [](const Objective& self) { return oracle::kAimText[static_cast<size_t>(self.aim)]; })
      .def_prop_ro(
          "side", [](const Objective& self) { return seats_of(self.side); },
          nb::for_getter(nb::sig("def side(self) -> tuple[int, ...]")))
      .def_prop_ro(
          "tricks", [](const Objective& self) { return static_cast<int>(self.tricks); },
          "The tricks that make the contract, if tricks are wanted.")
      .def(
          "__eq__", [](const Objective& self, const Objective& other) { return self == other; },
          nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Objective& self) {
        return static_cast<size_t>(self.aim) << 16 | static_cast<size_t>(self.side) << 8 | self.tricks;
      });
  m.def(
      "objectives",
      [](const State& state) {
        nb::list out;
        for (const Objective& one : oracle::objectives_of(state.position())) out.append(one);
        return out;
      },
      "state"_a, nb::sig("def objectives(state: State) -> list[Objective]"),
      "What the declaring side wants in a game; one for each declarer where several have joined.");
}

void bind_ending(nb::module_& m) {
  nb::class_<Ending>(m, "Ending", "Four open hands, the current trick, and whose lead it is.")
      .def(
          "__init__",
          [](Ending* self, const std::vector<Cards>& hands, int leader,
             const std::optional<std::string>& trump, const std::vector<Cards>& trick) {
            new (self) Ending(ending_from(hands, leader, trump, trick));
          },
          "hands"_a, "leader"_a = 0, "trump"_a = nb::none(), "trick"_a = std::vector<Cards>{},
          nb::sig(
              "def __init__(self, hands: collections.abc.Sequence[upperhand._core.Cards], leader: int = 0, "
              "trump: str | None = None, trick: collections.abc.Sequence[upperhand._core.Cards] = ()) -> "
              "None"))
      .def_static("of", &ending_of_state, "state"_a,
                  "The current state of a game, with the tricks won so far.")
      .def_prop_ro("turn", &Ending::turn)
      .def(
          "__eq__", [](const Ending& self, const Ending& other) { return self == other; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Ending& self) {
        return static_cast<size_t>(
            scramble(self.hands[0] ^ scramble(self.hands[1] ^ scramble(self.hands[2]))));
      });
}

}  // namespace

void bind_rikken_oracle(nb::module_& m) {
  bind_objective(m);
  bind_ending(m);
  nb::class_<oracle::Oracle>(
      m, "Oracle",
      "Exact values of endings when everybody sees all cards and plays perfectly.\n\n"
      "What it found out about one ending helps with the next of the same game. It is a\n"
      "reference beside which players are measured, and no player.")
      .def(
          "__init__",
          [](oracle::Oracle* self, std::optional<uint64_t> most_positions) {
            new (self) oracle::Oracle(most_positions.value_or(oracle::kNoLimit));
          },
          "most_positions"_a = nb::none(),
          "Raises TooHardError instead of looking at more positions before a trick than this.")
      .def(
          "value",
          [](oracle::Oracle& self, const Ending& ending, const Objective& objective,
             std::optional<int> after) { return self.value({ending, objective}, after); },
          "ending"_a, "objective"_a, "after"_a = nb::none(), nb::call_guard<nb::gil_scoped_release>(),
          "The tricks that the side has in the end; of other aims than `most_tricks` 1 if it is reached, or "
          "0.\n\n"
          "`after` is the value after one of the cards that may be played, where it is known: then less is\n"
          "left to find out.")
      .def("card_values", &card_values, "ending"_a, "objective"_a,
           nb::sig("def card_values(self, ending: Ending, objective: Objective) -> list[tuple[Move, int]]"),
           "The value after each card that the seat to move may play.")
      .def_prop_ro(
          "positions",
          [](const oracle::Oracle& self) {
            nb::gil_scoped_release released;  // another thread may be using it
            return self.positions();
          },
          "How many positions before a trick it looked at.");
  m.def("solve_many", &values, "problems"_a, "threads"_a = 1,
        nb::sig(
            "def solve_many(problems: collections.abc.Sequence[tuple[Ending, Objective]], threads: int = 1) "
            "-> list[int]"),
        "The value of each ending, on several threads.");
}

}  // namespace upperhand::bindings
