#include "rikken/players/strategy/misere.h"

#include "rikken/hand/discard_score.h"
#include "rikken/hand/inference.h"

namespace upperhand::rikken::misere {

namespace {

int relatively_low(const Outlook& at, Hand cards, Rng& rng) {
  return any_of(leaving_most(at.sight.hand, cards), rng);
}

int relatively_high(const Outlook& at, Hand cards, Rng& rng) {
  return any_of(leaving_least(at.sight.hand, cards), rng);
}

// Legal cards of the suits that one of the targets may hold.
Hand of_their_suits(const Outlook& at, unsigned targets) {
  const Knowledge known = infer(at.sight);
  Hand theirs = 0;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if ((targets >> seat & 1) != 0) theirs |= known.may[seat];
  return at.sight.legal & lanes(suits_of(theirs));
}

}  // namespace

Choice offence(const Outlook& at, Rng& rng) {
  return at.sight.leading() ? offence_leads(at, rng) : offence_follows(at, rng);
}

Choice defence(const Outlook& at, unsigned targets, Rng& rng) {
  return at.sight.leading() ? defence_leads(at, targets, rng) : defence_follows(at, targets, rng);
}

Choice offence_leads(const Outlook& at, Rng& rng) {
  return {relatively_low(at, at.sight.legal, rng), "lead_low"};
}

Choice offence_follows(const Outlook& at, Rng& rng) {
  if (at.follow == 0) return {relatively_high(at, at.sight.legal, rng), "throw_high"};
  if (const Hand under = at.follow & below(at.best); under != 0) return {highest(under), "stay_under"};
  return {lowest(at.follow), "forced_over"};
}

Choice defence_leads(const Outlook& at, unsigned targets, Rng& rng) {
  if (const Hand theirs = of_their_suits(at, targets); theirs != 0)
    return {relatively_low(at, theirs, rng), "lead_their_suit"};
  return {relatively_low(at, at.sight.legal, rng), "no_suit_of_theirs"};
}

Choice defence_follows(const Outlook& at, unsigned targets, Rng& rng) {
  if (at.follow == 0) return {relatively_high(at, at.sight.legal, rng), "defence_throws_high"};
  const Hand under = at.follow & below(at.best);
  if ((targets >> at.winner & 1) != 0) {
    if (under != 0) return {highest(under), "leave_it_to_them"};
    return {highest(at.follow), "cannot_leave_it"};
  }
  if ((at.to_come & targets) == 0) return {highest(at.follow), "spend_high"};
  if (under != 0) return {highest(under), "under_before_them"};
  return {lowest(at.follow), "low_before_them"};
}

}  // namespace upperhand::rikken::misere
