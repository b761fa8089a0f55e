// What the advanced player looks at first: the running trick and the sides.
#pragma once

#include "rikken/players/strategy/choice.h"
#include "rikken/rules/sight.h"

namespace upperhand::rikken {

struct Outlook {
  explicit Outlook(const Sight& from);

  const Sight& sight;
  unsigned side;         // seats that are certainly on this seat's side, including itself
  Hand trump;            // all cards of the trump suit; none if there is no trump
  Hand follow = 0;       // legal cards of the suit led; none when leading or void
  int best = kNoCard;    // the card that wins the trick so far
  int winner = kNobody;  // who played it
  unsigned to_come = 0;  // seats that play to this trick after this one

  bool ours() const { return (side >> winner & 1) != 0; }
  unsigned strangers() const { return 15U & ~side; }
};

// The cards of the lowest or highest rank, of whatever suit.
Hand smallest(Hand cards);
Hand greatest(Hand cards);

// The smallest legal cards that are not trumps, otherwise the smallest trump.
Hand smallest_but_trump(const Outlook& at);

}  // namespace upperhand::rikken
