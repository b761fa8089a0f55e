#include "rikken/players/strategy/outlook.h"

#include "rikken/hand/sides.h"

namespace upperhand::rikken {

namespace {

Hand ranks_of(Hand cards) { return (cards | cards >> 16 | cards >> 32 | cards >> 48) & kLane; }

unsigned still_to_play(const Sight& sight) {
  unsigned out = 0;
  for (int place = sight.place() + 1; place < kSeats; ++place) out |= 1U << sight.player(place);
  return out;
}

}  // namespace

Outlook::Outlook(const Sight& from)
    : sight(from), side(own_side(from)), trump(from.trump == kNoSuit ? 0 : lane(from.trump)) {
  if (from.leading()) return;
  follow = from.legal & lane(from.led);
  best = from.best();
  winner = from.best_seat();
  to_come = still_to_play(from);
}

Hand smallest(Hand cards) { return cards & rank_in_all_suits(lowest(ranks_of(cards))); }

Hand greatest(Hand cards) { return cards & rank_in_all_suits(highest(ranks_of(cards))); }

Hand smallest_but_trump(const Outlook& at) {
  const Hand plain = at.sight.legal & ~at.trump;
  return smallest(plain != 0 ? plain : at.sight.legal);
}

}  // namespace upperhand::rikken
