#include "rikken/players/strategy/piek.h"

#include "rikken/hand/discard_score.h"
#include "rikken/players/strategy/misere.h"

namespace upperhand::rikken::piek {

namespace {

Choice leads(const Outlook& at, Rng& rng) {
  return {any_of(leaving_most(at.sight.hand, at.sight.legal), rng), "piek_lead_low"};
}

Choice follows_suit(const Outlook& at, int cover) {
  const bool only_high_card = (at.sight.hand & kHighCards & ~bit(cover)) == 0;
  if (holds(at.follow, cover) && only_high_card) return {cover, "play_cover"};
  if (const Hand under = at.follow & below(at.best); under != 0) return {highest(under), "piek_stay_under"};
  return {lowest(at.follow), "piek_forced_over"};
}

Choice throws_away(const Outlook& at, int cover, Rng& rng) {
  return {greatest(at.sight.legal & ~bit(cover), rng), "throw_high_keep_cover"};
}

}  // namespace

Choice offence(const Outlook& at, Cover from, Rng& rng) {
  if (at.sight.won[at.sight.seat] > 0) return misere::offence(at, rng);
  if (at.sight.leading()) return leads(at, rng);
  const int cover = cover_card(at.sight.dealt, from);
  return at.follow != 0 ? follows_suit(at, cover) : throws_away(at, cover, rng);
}

Choice defence(const Outlook& at, unsigned targets, Rng& rng) {
  if (targets == 0) return {any_of(at.sight.legal, rng), "any_until_their_trick"};
  return misere::defence(at, targets, rng);
}

}  // namespace upperhand::rikken::piek
