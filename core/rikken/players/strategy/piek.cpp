#include "rikken/players/strategy/piek.h"

#include "rikken/hand/discard_score.h"
#include "rikken/players/strategy/misere.h"

namespace upperhand::rikken::piek {

namespace {

Options leads(const Outlook& at) { return {leaving_most(at.sight.hand, at.sight.legal), "piek_lead_low"}; }

Options follows_suit(const Outlook& at, int cover) {
  const bool only_high_card = (at.sight.hand & kHighCards & ~bit(cover)) == 0;
  if (holds(at.follow, cover) && only_high_card) return {bit(cover), "play_cover"};
  if (const Hand under = at.follow & below(at.best); under != 0)
    return {highest_of(under), "piek_stay_under"};
  return {lowest_of(at.follow), "piek_forced_over"};
}

Options throws_away(const Outlook& at, int cover) {
  return {greatest(at.sight.legal & ~bit(cover)), "throw_high_keep_cover"};
}

}  // namespace

Options offence(const Outlook& at, Cover from) {
  if (at.sight.won[at.sight.seat] > 0) return misere::offence(at);
  if (at.sight.leading()) return leads(at);
  const int cover = cover_card(at.sight.dealt, from);
  return at.follow != 0 ? follows_suit(at, cover) : throws_away(at, cover);
}

Options defence(const Outlook& at, unsigned targets) {
  if (targets == 0) return {at.sight.legal, "any_until_their_trick"};
  return misere::defence(at, targets);
}

}  // namespace upperhand::rikken::piek
