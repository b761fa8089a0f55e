#include <nanobind/stl/optional.h>

#include "big_two/rules/view.h"
#include "bindings/bindings.h"
#include "bindings/game.h"
#include "errors.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

int count_of(const State& self, size_t seat) { return self.position().hands[seat].size(); }
int count_of(const View& self, size_t seat) { return self.counts()[seat]; }

// What a State and a View have in common.
template <class Type>
void bind_public(nb::class_<Type>& cls) {
  const auto seats = [](const Type& self) { return static_cast<size_t>(self.tables().players); };
  bind_history(cls);
  cls.def_prop_ro("rules", [](const Type& self) { return PyRules{self.shared_tables()}; })
      .def_prop_ro(
          "names", [](const Type& self) { return to_tuple(*self.names()); },
          nb::for_getter(nb::sig("def names(self) -> tuple[str, ...]")), "Who sits where.")
      .def_prop_ro(
          "turn", [](const Type& self) { return static_cast<int>(self.position().turn); },
          "The seat to move; when the game is over, its winner.")
      .def_prop_ro("over", [](const Type& self) { return self.position().over; })
      .def_prop_ro("winner",
                   [](const Type& self) -> std::optional<int> {
                     return self.position().over ? std::optional<int>(self.position().turn) : std::nullopt;
                   })
      .def_prop_ro(
          "table",
          [](const Type& self) -> std::optional<Move> {
            return self.position().leading() ? std::nullopt : std::optional(Move{self.position().table});
          },
          "The play to beat; None when the turn leads.")
      .def_prop_ro(
          "table_seat",
          [](const Type& self) -> std::optional<int> {
            return self.position().leading() ? std::nullopt : std::optional<int>(self.position().table_seat);
          },
          "The seat that made the play to beat.")
      .def_prop_ro(
          "leader", [](const Type& self) { return static_cast<int>(self.position().leader); },
          "The seat that led, or leads, the current trick.")
      .def_prop_ro(
          "passed", [](const Type& self) { return to_tuple(seats_in(self.position().passed)); },
          nb::for_getter(nb::sig("def passed(self) -> tuple[int, ...]")),
          "Seats that passed since the last play or, where they are out, in this trick.")
      .def_prop_ro(
          "counts",
          [seats](const Type& self) {
            std::array<int, kMostSeats> counts{};
            for (size_t seat = 0; seat < kMostSeats; ++seat) counts[seat] = count_of(self, seat);
            return to_tuple(counts, seats(self));
          },
          nb::for_getter(nb::sig("def counts(self) -> tuple[int, ...]")), "Cards left, by seat.")
      .def("legal_moves", &Type::legal_moves, "Every legal move once; the pass, if legal, is last.")
      .def(
          "is_legal", [](const Type& self, Move move) { return self.why_not(move).empty(); }, "move"_a)
      .def(
          "why_not", [](const Type& self, Move move) { return reason_or_none(self.why_not(move)); }, "move"_a,
          nb::sig("def why_not(self, move: Move) -> upperhand.reason.Reason | None"),
          "Why a move is not possible now, as data; None if it is.")
      .def(
          "__eq__", [](const Type& a, const Type& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"));
}

void bind_move(nb::module_& m) {
  nb::class_<Move> move(m, "Move", "Cards played, or a pass.\n\n>>> str(Move('5S5D'))\n'5D 5S'");
  move.def(
          "__init__", [](Move* self, nb::str text) { new (self) Move(Move::parse(utf8(text))); }, "text"_a,
          "Reads '5D 5S', '5D5S', 'pass' or '-'.")
      .def_static(
          "of", [](Cards cards) { return Move{cards}; }, "cards"_a,
          "The play of these cards; of none, a pass.")
      .def_prop_ro_static(
          "PASS", [](nb::handle) { return Move{}; }, "The pass.")
      .def_prop_ro("cards", [](const Move& self) { return self.cards; })
      .def_prop_ro("is_pass", &Move::is_pass)
      .def(
          "__eq__", [](const Move& a, const Move& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Move& self) { return std::hash<uint64_t>()(self.cards.mask()); })
      .def("__str__", &Move::text)
      .def("__repr__", [](const Move& self) { return "Move('" + self.text() + "')"; });
  reduce_to_text(move);
}

void bind_view(nb::module_& m) {
  nb::class_<View> view(m, "View",
                        "Everything one seat may know of a game; it contains no card the seat has not seen.");
  bind_public(view);
  view.def_static(
          "from_known",
          [](const PyRules& rules, int seat, Cards dealt, const std::vector<Move>& moves,
             std::optional<int> first, const std::optional<std::vector<std::string>>& names) {
            const Known known{seat, dealt, first.value_or(seat), moves};
            return View::from_known(rules.tables, names_or_default(rules.tables->players, names), known);
          },
          "rules"_a, "seat"_a, "dealt"_a, "moves"_a, "first"_a = nb::none(), "names"_a = nb::none(),
          "The View of a seat from what it knows: the cards it was dealt, every move, and who moves first:\n"
          "the seat itself unless another is named. It equals `state.view(seat)` of the true game. Cards "
          "and\n"
          "moves that no deal allows are refused, and the sentence names the move.")
      .def_prop_ro("seat", &View::seat)
      .def_prop_ro("hand", &View::hand)
      .def_prop_ro("unseen", &View::unseen, "Cards neither in this hand nor publicly gone.")
      .def_prop_ro(
          "gone", [](const View& self) { return self.position().gone; }, "Cards played or out of play.")
      .def_prop_ro("undealt", &View::undealt, "How many cards nobody holds.")
      .def_prop_ro("must_contain", &View::must_contain,
                   "The card that this seat must open with; empty otherwise.")
      .def("determinise", &View::determinise, "rng"_a,
           "A State that this seat cannot distinguish from the true one, uniform over all of them.")
      .def("__str__", &View::text)
      .def("__hash__", &View::hash);
}

void bind_cost(nb::module_& m) {
  nb::class_<Cost>(m, "Cost", "What the cards that a seat is left with cost it.")
      .def_ro("points", &Cost::points, "The points of the cards themselves.")
      .def_ro("times_for_twos", &Cost::times_for_twos, "Doubled for each 2; 1 where twos cost no more.")
      .def_ro("times_for_many", &Cost::times_for_many, "Doubled or tripled for many cards, or none played.")
      .def_prop_ro("total", &Cost::total, "The points times both.");
}

void bind_state(nb::module_& m) {
  nb::class_<State> state(m, "State",
                          "The complete state of one game.\n\n"
                          ">>> state = State.deal(Rules(), seed=1)\n"
                          ">>> state.apply(state.legal_moves()[0])\n"
                          ">>> state.ply\n1");
  bind_public(state);
  state
      .def_static(
          "deal",
          [](const PyRules& rules, nb::int_ seed, const std::optional<std::vector<std::string>>& names) {
            return State::deal(rules.tables, seed_of(seed), names_or_default(rules.tables->players, names));
          },
          "rules"_a, "seed"_a, "names"_a = nb::none(), "A shuffled game.")
      .def_static(
          "from_hands",
          [](const PyRules& rules, const std::vector<Cards>& hands,
             const std::optional<std::vector<std::string>>& names, std::optional<int> leader, Cards gone) {
            return State::from_hands(rules.tables, hands, names_or_default(rules.tables->players, names),
                                     leader, gone);
          },
          "rules"_a, "hands"_a, "names"_a = nb::none(), "leader"_a = nb::none(), "gone"_a = Cards(),
          "A game with given hands. With a leader it stands in the middle of a game, and that seat leads\n"
          "freely; otherwise the holder of the lowest card opens. `gone` is publicly out of play.")
      .def_prop_ro(
          "hands",
          [](const State& self) {
            return to_tuple(self.position().hands, static_cast<size_t>(self.tables().players));
          },
          nb::for_getter(nb::sig("def hands(self) -> tuple[upperhand._core.Cards, ...]")))
      .def_prop_ro(
          "dealt",
          [](const State& self) {
            return to_tuple(self.dealt(), static_cast<size_t>(self.tables().players));
          },
          nb::for_getter(nb::sig("def dealt(self) -> tuple[upperhand._core.Cards, ...]")),
          "The hands at the start.")
      .def_prop_ro(
          "from_start",
          [](const State& self) { return !self.start_leader() && self.gone_at_start().empty(); },
          "Whether it began with the deal of a game, not in the middle of one.")
      .def_prop_ro("seed", &State::seed, "The seed of the deal, if it was shuffled.")
      .def_prop_ro(
          "scores", [](const State& self) { return to_tuple(self.scores()); },
          nb::for_getter(nb::sig("def scores(self) -> tuple[int, ...]")),
          "Points by seat, zero-sum; GameNotOverError before the end.")
      .def("cost", &State::cost, "seat"_a, "What the cards in a hand cost if the game ends with them there.");
  bind_course(state);
}

}  // namespace

void bind_big_two_state(nb::module_& m) {
  bind_move(m);
  bind_view(m);
  bind_cost(m);
  bind_state(m);
}

}  // namespace upperhand::bindings
