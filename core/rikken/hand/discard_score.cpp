#include "rikken/hand/discard_score.h"

namespace upperhand::rikken {

namespace {

// Where `sign` times the change of the score is largest.
Hand largest_change(Hand hand, Hand cards, int sign) {
  Hand best = 0;
  int most = 0;
  for (const int card : each(cards)) {
    const int change = sign * score_change(hand, card);
    if (best == 0 || change > most) best = 0, most = change;
    if (change == most) best |= bit(card);
  }
  return best;
}

}  // namespace

Hand leaving_most(Hand hand, Hand cards) { return largest_change(hand, cards, 1); }
Hand leaving_least(Hand hand, Hand cards) { return largest_change(hand, cards, -1); }

}  // namespace upperhand::rikken
