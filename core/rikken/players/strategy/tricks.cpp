#include "rikken/players/strategy/tricks.h"

#include "rikken/hand/inference.h"
#include "rikken/hand/sides.h"

namespace upperhand::rikken::tricks {

namespace {

struct LeadReasons {
  const char *master, *plain, *trump;
};

// "Play the highest card of a non-trump suit. If this is not possible, play a random card of a non-trump
// suit."
Choice lead_side_suit(const Outlook& at, Rng& rng, const LeadReasons& why) {
  const Hand plain = at.sight.legal & ~at.trump;
  if (const Hand sure = plain & masters(at.sight); sure != 0) return {any_of(sure, rng), why.master};
  if (plain != 0) return {any_of(plain, rng), why.plain};
  return {any_of(at.sight.legal, rng), why.trump};
}

// Steps 3 to 5 of the second player: it follows suit, and the trick is ours.
Choice follow_own_trick(const Outlook& at, Rng& rng) {
  const int top = at.sight.master(at.sight.led);
  if (at.best == top) return {lowest(at.follow), "top_is_ours"};
  if (!holds(at.follow, top)) return {any_of(at.follow, rng), "ours_not_sure"};
  const int second = highest(below(top) & ~at.sight.gone);
  if (at.best == second) return {lowest(at.follow), "ours_below_my_top"};
  return {top, "secure_with_top"};
}

// Steps 6 to 9: it follows suit, and the trick is theirs.
Choice follow_their_trick(const Outlook& at) {
  const Hand higher = at.follow & at.sight.winning();
  const int top = at.sight.master(at.sight.led);
  if (!holds(higher, top) && higher != 0) return {lowest(higher), "beat_cheaply"};
  if (higher == 0) return {lowest(at.follow), "cannot_beat"};
  const unsigned rivals = at.to_come & at.strangers();
  if (rivals == 0) return {lowest(higher), "only_friends_to_come"};
  const unsigned followers = seats_that_may_hold(infer(at.sight), lane(at.sight.led));
  if ((rivals & followers) != 0) return {top, "win_with_top"};
  return {lowest(higher), "no_rival_can_follow"};
}

// Step 10: it cannot follow suit.
Choice void_in_suit(const Outlook& at, Rng& rng) {
  if (at.ours()) return {smallest_but_trump(at, rng), "ours_throw_small"};
  if (const Hand trumps = at.sight.legal & at.trump; trumps != 0) return {lowest(trumps), "ruff"};
  return {smallest_but_trump(at, rng), "no_trump_throw_small"};
}

}  // namespace

Choice offence_leads(const Outlook& at, Rng& rng) {
  if ((seats_that_may_hold(infer(at.sight), at.trump) & at.strangers()) == 0)
    return lead_side_suit(at, rng, {"trump_drawn_master", "trump_drawn_any", "trump_drawn_only_trump"});
  const Hand trumps = at.sight.legal & at.trump;
  if (trumps == 0) return lead_side_suit(at, rng, {"trumpless_master", "trumpless_any", "trumpless_any"});
  const int top = at.sight.master(at.sight.trump);
  if (holds(trumps, top)) return {top, "draw_trump_top"};
  return {any_of(trumps, rng), "draw_trump_any"};
}

Choice defence_leads(const Outlook& at, Rng& rng) {
  return lead_side_suit(at, rng, {"defend_master", "defend_any", "defend_only_trump"});
}

Choice plays_second(const Outlook& at, Rng& rng) {
  if (at.follow == 0) return void_in_suit(at, rng);
  return at.ours() ? follow_own_trick(at, rng) : follow_their_trick(at);
}

Choice plays_third(const Outlook& at, Rng& rng) {
  if (!at.sight.trumped()) return plays_second(at, rng);
  if (at.follow != 0) return {lowest(at.follow), "ruffed_follow_low"};
  if (at.ours()) return {smallest_but_trump(at, rng), "friend_ruffed"};
  if (const Hand higher = at.sight.legal & at.sight.winning(); higher != 0)
    return {lowest(higher), "overruff"};
  return {smallest_but_trump(at, rng), "cannot_overruff"};
}

Choice plays_last(const Outlook& at, Rng& rng) {
  if (at.ours()) return {smallest_but_trump(at, rng), "last_ours"};
  // All have the same suit: the one led, or trump.
  if (const Hand winners = at.sight.legal & at.sight.winning(); winners != 0)
    return {lowest(winners), "last_wins"};
  return {smallest_but_trump(at, rng), "last_cannot_win"};
}

Choice choose(const Outlook& at, Rng& rng) {
  switch (at.sight.place()) {
    case 0:
      return on_offence(at.sight) ? offence_leads(at, rng) : defence_leads(at, rng);
    case 1:
      return plays_second(at, rng);
    case 2:
      return plays_third(at, rng);
    default:
      return plays_last(at, rng);
  }
}

}  // namespace upperhand::rikken::tricks
