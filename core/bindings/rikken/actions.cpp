#include "bindings/actions.h"

#include "bindings/rikken/types.h"
#include "rikken/learn/actions.h"
#include "rikken/learn/features.h"

namespace upperhand::bindings {

namespace {

struct RikkenActions {
  using State = rikken::State;
  using Move = rikken::Move;
  using Rules = PyRikkenRules;

  static int count(const rikken::Tables&) { return rikken::kActions; }
  static int number(const rikken::View&, Move move) { return rikken::action_of(move); }
  static Move move(const State& state, int action) {
    return rikken::move_of(action, state.position().hands[static_cast<size_t>(state.turn())]);
  }
};

}  // namespace

void bind_rikken_actions(nb::module_& m) { bind_actions<RikkenActions>(m); }

}  // namespace upperhand::bindings
