#include "bindings/rikken/types.h"
#include "rikken/hand/cover_card.h"
#include "rikken/players/chain.h"
#include "rikken/players/strategy/advanced.h"
#include "rikken/players/strategy/basic.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

// The strategies choose among legal cards, so there must be some.
Sight sight_to_play(const View& view) {
  const Sight sight = view.sight();
  if (sight.legal == 0) throw IllegalMoveError("it is not the turn of this seat to play a card");
  return sight;
}

nb::tuple answer(const Choice& choice) {
  return nb::make_tuple(rikken::Move::card(choice.card), nb::str(choice.reason));
}

Cover cover_of(std::string_view name) {
  if (name == "any") return Cover::any;
  if (name == "high") return Cover::high;
  throw Error("cover must be any or high, not " + in_quotes(name));
}

nb::tuple advanced_card(const View& view, Rng& rng, std::string_view cover) {
  const bool printed = cover_of(cover) == Cover::any;
  return answer((printed ? advanced::choose_as_printed : advanced::choose)(sight_to_play(view), rng));
}

Cards cover_card_of(const View& view, std::string_view cover) {
  return to_cards(rikken::bit(cover_card(view.sight().dealt, cover_of(cover))));
}

}  // namespace

void bind_rikken_strategy(nb::module_& m) {
  m.def(
      "basic_card",
      [](const View& view, Rng& rng) { return answer(basic::choose(sight_to_play(view), rng)); }, "view"_a,
      "rng"_a, nb::sig("def basic_card(view: View, rng: upperhand._core.Rng) -> tuple[Move, str]"),
      "The card that the basic player plays, and the word of the rule that chose it.");
  m.def(
      "advanced_card", &advanced_card, "view"_a, "rng"_a, "cover"_a = "any",
      nb::sig(
          "def advanced_card(view: View, rng: upperhand._core.Rng, cover: str = 'any') -> tuple[Move, str]"),
      "The card that the advanced player plays, and the word of the step that chose it; its cover card in\n"
      "Piek is `any` card, as the thesis has it, or a `high` one, jack to ace.");
  m.def("cover_card", &cover_card_of, "view"_a, "cover"_a = "any",
        nb::sig("def cover_card(view: View, cover: str = 'any') -> upperhand._core.Cards"),
        "The card of the dealt hand that is kept for the one trick of a Piek.");
  m.attr("CHAIN") = kChain;
  m.def(
      "chained_deal",
      [](const PyRikkenRules& rules, nb::int_ seed, const OptionalNames& names, std::optional<int> dealer,
         int games) {
        const Names seats = names_or_default(kSeats, names);
        const uint64_t number = seed_of(seed);
        nb::gil_scoped_release released;
        return chained_deal(rules.tables, number, seats, dealer, games);
      },
      "rules"_a, "seed"_a, "names"_a = nb::none(), "dealer"_a = nb::none(), "games"_a = kChain,
      "The deal after some games of a table that plays on with the same pack, as the switch `shuffle` says.\n"
      "A fixed player makes these games, so the seed determines the deal.");
}

}  // namespace upperhand::bindings
