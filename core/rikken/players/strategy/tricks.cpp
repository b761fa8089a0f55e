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
Options lead_side_suit(const Outlook& at, const LeadReasons& why) {
  const Hand plain = at.sight.legal & ~at.trump;
  if (const Hand sure = plain & masters(at.sight); sure != 0) return {sure, why.master};
  if (plain != 0) return {plain, why.plain};
  return {at.sight.legal, why.trump};
}

// Steps 3 to 5 of the second player: it follows suit, and the trick is ours.
Options follow_own_trick(const Outlook& at) {
  const int top = at.sight.master(at.sight.led);
  if (at.best == top) return {lowest_of(at.follow), "top_is_ours"};
  if (!holds(at.follow, top)) return {at.follow, "ours_not_sure"};
  const int second = highest(below(top) & ~at.sight.gone);
  if (at.best == second) return {lowest_of(at.follow), "ours_below_my_top"};
  return {bit(top), "secure_with_top"};
}

// Steps 6 to 9: it follows suit, and the trick is theirs.
Options follow_their_trick(const Outlook& at) {
  const Hand higher = at.follow & at.sight.winning();
  const int top = at.sight.master(at.sight.led);
  if (!holds(higher, top) && higher != 0) return {lowest_of(higher), "beat_cheaply"};
  if (higher == 0) return {lowest_of(at.follow), "cannot_beat"};
  const unsigned rivals = at.to_come & at.strangers();
  if (rivals == 0) return {lowest_of(higher), "only_friends_to_come"};
  const unsigned followers = seats_that_may_hold(infer(at.sight), lane(at.sight.led));
  if ((rivals & followers) != 0) return {bit(top), "win_with_top"};
  return {lowest_of(higher), "no_rival_can_follow"};
}

// Step 10: it cannot follow suit.
Options void_in_suit(const Outlook& at) {
  if (at.ours()) return {smallest_but_trump(at), "ours_throw_small"};
  if (const Hand trumps = at.sight.legal & at.trump; trumps != 0) return {lowest_of(trumps), "ruff"};
  return {smallest_but_trump(at), "no_trump_throw_small"};
}

}  // namespace

Options offence_leads(const Outlook& at) {
  if ((seats_that_may_hold(infer(at.sight), at.trump) & at.strangers()) == 0)
    return lead_side_suit(at, {"trump_drawn_master", "trump_drawn_any", "trump_drawn_only_trump"});
  const Hand trumps = at.sight.legal & at.trump;
  if (trumps == 0) return lead_side_suit(at, {"trumpless_master", "trumpless_any", "trumpless_any"});
  const int top = at.sight.master(at.sight.trump);
  if (holds(trumps, top)) return {bit(top), "draw_trump_top"};
  return {trumps, "draw_trump_any"};
}

Options defence_leads(const Outlook& at) {
  return lead_side_suit(at, {"defend_master", "defend_any", "defend_only_trump"});
}

Options plays_second(const Outlook& at) {
  if (at.follow == 0) return void_in_suit(at);
  return at.ours() ? follow_own_trick(at) : follow_their_trick(at);
}

Options plays_third(const Outlook& at) {
  if (!at.sight.trumped()) return plays_second(at);
  if (at.follow != 0) return {lowest_of(at.follow), "ruffed_follow_low"};
  if (at.ours()) return {smallest_but_trump(at), "friend_ruffed"};
  if (const Hand higher = at.sight.legal & at.sight.winning(); higher != 0)
    return {lowest_of(higher), "overruff"};
  return {smallest_but_trump(at), "cannot_overruff"};
}

Options plays_last(const Outlook& at) {
  if (at.ours()) return {smallest_but_trump(at), "last_ours"};
  // All have the same suit: the one led, or trump.
  if (const Hand winners = at.sight.legal & at.sight.winning(); winners != 0)
    return {lowest_of(winners), "last_wins"};
  return {smallest_but_trump(at), "last_cannot_win"};
}

Options choose(const Outlook& at) {
  switch (at.sight.place()) {
    case 0:
      return on_offence(at.sight) ? offence_leads(at) : defence_leads(at);
    case 1:
      return plays_second(at);
    case 2:
      return plays_third(at);
    default:
      return plays_last(at);
  }
}

}  // namespace upperhand::rikken::tricks
