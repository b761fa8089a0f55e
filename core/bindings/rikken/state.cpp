#include <nanobind/stl/optional.h>

#include "bindings/rikken/public.h"
#include "checks.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

using OptionalNames = std::optional<std::vector<std::string>>;

nb::tuple cards_by_seat(const Hands& hands) {
  std::array<Cards, kSeats> out;
  for (size_t seat = 0; seat < kSeats; ++seat) out[seat] = to_cards(hands[seat]);
  return to_tuple(out);
}

std::optional<int> suit_or_none(const std::optional<std::string>& suit) {
  return suit ? std::optional(suit_of_text(*suit)) : std::nullopt;
}

std::optional<int> called_or_none(const std::optional<Cards>& card) {
  return card ? std::optional(one_card(*card, "the called card")) : std::nullopt;
}

std::vector<int> seats_given(std::optional<int> declarer, const std::optional<std::vector<int>>& declarers) {
  if (declarers) return *declarers;
  return declarer ? std::vector<int>{*declarer} : std::vector<int>{};
}

std::array<uint8_t, kSeats> tricks_given(const std::optional<std::vector<int>>& won) {
  std::array<uint8_t, kSeats> out{};
  if (!won) return out;
  if (won->size() != kSeats) throw Error("tricks_won must name the tricks of 4 seats");
  for (size_t seat = 0; seat < kSeats; ++seat) {
    const int tricks = check_between("the tricks of a seat", (*won)[seat], 0, kHandSize);
    out[seat] = static_cast<uint8_t>(tricks);
  }
  return out;
}

State from_hands(const PyRikkenRules& rules, const std::vector<Cards>& hands, const OptionalNames& names,
                 int dealer, const std::optional<std::string>& contract, std::optional<int> declarer,
                 const std::optional<std::string>& trump, const std::optional<Cards>& called,
                 std::optional<int> leader, std::optional<int> partner,
                 const std::optional<std::vector<int>>& declarers,
                 const std::optional<std::vector<int>>& won) {
  std::optional<Start> start;
  if (contract)
    start = Start{contract_of(*contract),
                  seats_given(declarer, declarers),
                  suit_or_none(trump),
                  called_or_none(called),
                  partner,
                  leader,
                  tricks_given(won)};
  else if (declarer || trump || called || leader || partner || declarers || won)
    throw Error("declarer, trump, called card, leader, partner and tricks belong to a contract: name it");
  return State::from_hands(rules.tables, hands, names_or_default(kSeats, names), dealer, start);
}

void bind_makers(nb::class_<State>& state) {
  state
      .def_static(
          "deal",
          [](const PyRikkenRules& rules, nb::int_ seed, const OptionalNames& names,
             std::optional<int> dealer) {
            return State::deal(rules.tables, seed_of(seed), names_or_default(kSeats, names), dealer);
          },
          "rules"_a, "seed"_a, "names"_a = nb::none(), "dealer"_a = nb::none(),
          "A shuffled game. The seed determines the cards and, unless given, the dealer.")
      .def_static(
          "from_hands", &from_hands, "rules"_a, "hands"_a, "names"_a = nb::none(), "dealer"_a = 3,
          "contract"_a = nb::none(), "declarer"_a = nb::none(), "trump"_a = nb::none(),
          "called"_a = nb::none(), "leader"_a = nb::none(), "partner"_a = nb::none(),
          "declarers"_a = nb::none(), "tricks_won"_a = nb::none(),
          "A game with given hands, of 13 cards each: the auction begins. With a contract it is settled,\n"
          "and the leader leads; hands may then be smaller, and the cards missing from them are publicly\n"
          "gone. `partner` is for where no hand shows who it is, `declarers` for joined contracts.")
      .def(
          "next_deal",
          [](const State& self, nb::int_ seed, const OptionalNames& names) {
            return self.next_deal(seed_of(seed), names ? names_or_default(kSeats, names) : self.names());
          },
          "seed"_a, "names"_a = nb::none(),
          "The next game of a match: the dealer moves left, and the pack comes from this game's tricks as "
          "the\n"
          "switch `shuffle` says.");
}

void bind_truth(nb::class_<State>& state) {
  state
      .def_prop_ro(
          "hands", [](const State& self) { return cards_by_seat(self.position().hands); },
          nb::for_getter(nb::sig("def hands(self) -> tuple[upperhand._core.Cards, ...]")))
      .def_prop_ro(
          "dealt", [](const State& self) { return cards_by_seat(self.position().dealt); },
          nb::for_getter(nb::sig("def dealt(self) -> tuple[upperhand._core.Cards, ...]")),
          "The hands at the start.")
      .def_prop_ro(
          "from_start", [](const State& self) { return !self.start(); },
          "Whether it began with the auction, not with a settled contract.")
      .def_prop_ro("seed", &State::seed, "The seed of the deal, if it was shuffled.")
      .def_prop_ro(
          "partner", [](const State& self) { return seat_or_none(self.position().partner); },
          "The true partner of the declarer.")
      .def_prop_ro(
          "scores", [](const State& self) { return to_tuple(self.scores()); },
          nb::for_getter(nb::sig("def scores(self) -> tuple[int, ...]")),
          "Chips by seat, zero-sum; GameNotOverError before the end.");
}

}  // namespace

void bind_rikken_state(nb::module_& m) {
  nb::class_<State> state(m, "State",
                          "The complete state of one game.\n\n"
                          ">>> state = State.deal(Rules(), seed=1)\n"
                          ">>> state.apply(Move('pass'))\n"
                          ">>> state.ply\n1");
  bind_rikken_public(state);
  bind_makers(state);
  bind_truth(state);
  bind_course(state);
}

}  // namespace upperhand::bindings
