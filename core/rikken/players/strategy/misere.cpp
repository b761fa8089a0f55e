#include "rikken/players/strategy/misere.h"

#include "rikken/hand/discard_score.h"
#include "rikken/hand/inference.h"

namespace upperhand::rikken::misere {

namespace {

Hand relatively_low(const Outlook& at, Hand cards) { return leaving_most(at.sight.hand, cards); }

Hand relatively_high(const Outlook& at, Hand cards) { return leaving_least(at.sight.hand, cards); }

// Legal cards of the suits that one of the targets may hold.
Hand of_their_suits(const Outlook& at, unsigned targets) {
  const Knowledge known = infer(at.sight);
  Hand theirs = 0;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if ((targets >> seat & 1) != 0) theirs |= known.may[seat];
  return at.sight.legal & lanes(suits_of(theirs));
}

}  // namespace

Options offence(const Outlook& at) { return at.sight.leading() ? offence_leads(at) : offence_follows(at); }

Options defence(const Outlook& at, unsigned targets) {
  return at.sight.leading() ? defence_leads(at, targets) : defence_follows(at, targets);
}

Options offence_leads(const Outlook& at) { return {relatively_low(at, at.sight.legal), "lead_low"}; }

Options offence_follows(const Outlook& at) {
  if (at.follow == 0) return {relatively_high(at, at.sight.legal), "throw_high"};
  if (const Hand under = at.follow & below(at.best); under != 0) return {highest_of(under), "stay_under"};
  return {lowest_of(at.follow), "forced_over"};
}

Options defence_leads(const Outlook& at, unsigned targets) {
  if (const Hand theirs = of_their_suits(at, targets); theirs != 0)
    return {relatively_low(at, theirs), "lead_their_suit"};
  return {relatively_low(at, at.sight.legal), "no_suit_of_theirs"};
}

Options defence_follows(const Outlook& at, unsigned targets) {
  if (at.follow == 0) return {relatively_high(at, at.sight.legal), "defence_throws_high"};
  const Hand under = at.follow & below(at.best);
  if ((targets >> at.winner & 1) != 0) {
    if (under != 0) return {highest_of(under), "leave_it_to_them"};
    return {highest_of(at.follow), "cannot_leave_it"};
  }
  if ((at.to_come & targets) == 0) return {highest_of(at.follow), "spend_high"};
  if (under != 0) return {highest_of(under), "under_before_them"};
  return {lowest_of(at.follow), "low_before_them"};
}

}  // namespace upperhand::rikken::misere
