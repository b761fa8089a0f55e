#include "bindings/actions.h"

#include "big_two/learn/features.h"
#include "big_two/learn/place_actions.h"

namespace upperhand::bindings {

namespace {

struct BigTwoActions {
  using State = big_two::State;
  using Move = big_two::Move;
  using Rules = PyRules;

  static int count(const big_two::Tables& tables) { return big_two::PlaceActions::of(tables).count(); }
  static int number(const big_two::View& view, Move move) {
    return big_two::PlaceActions::of(view.tables()).number(view.hand(), move.cards);
  }
  static Move move(const State& state, int action) {
    const Cards hand = state.position().hands[static_cast<size_t>(state.turn())];
    return Move{big_two::PlaceActions::of(state.tables()).cards(hand, action)};
  }
};

}  // namespace

void bind_big_two_actions(nb::module_& m) { bind_actions<BigTwoActions>(m); }

}  // namespace upperhand::bindings
