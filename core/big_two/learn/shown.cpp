#include "big_two/learn/shown.h"

#include "big_two/rules/combination.h"

namespace upperhand::big_two {

Shown shown_in(const View& view) {
  Shown shown;
  Cards table;
  for (const Turn& turn : view.history()) {
    if (!turn.move.is_pass()) {
      shown.played[turn.seat] |= turn.move.cards;
      table = turn.move.cards;
    } else if (const auto beaten = classify(view.tables(), table)) {
      shown.passed_on[turn.seat].note(beaten->kind, table);
    }
  }
  return shown;
}

}  // namespace upperhand::big_two
