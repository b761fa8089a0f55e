#include "big_two/learn/trail.h"

#include "big_two/rules/combination.h"

namespace upperhand::big_two {

Trail trail_of(const View& view) {
  Trail trail;
  Cards table;
  for (const Turn& turn : view.history()) {
    if (!turn.move.is_pass()) {
      trail.played[turn.seat] |= turn.move.cards;
      table = turn.move.cards;
    } else if (const auto beaten = classify(view.tables(), table)) {
      trail.passed_on[turn.seat].note(beaten->kind, table);
    }
  }
  return trail;
}

}  // namespace upperhand::big_two
