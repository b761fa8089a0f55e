#include "rikken/hand/inference.h"

namespace upperhand::rikken {

namespace {

bool may_be_partner(const Sight& sight, int seat) { return (sight.suspects >> seat & 1) != 0; }

// A hidden card may be with any seat that has shown no void in its suit, the called card with any possible
// partner.
Hand room(const Sight& sight, int seat) {
  Hand out = sight.unseen & ~lanes(sight.voids[static_cast<size_t>(seat)]);
  if (sight.called != kNoCard && !may_be_partner(sight, seat)) out &= ~bit(sight.called);
  return out;
}

// Before any conclusion.
Knowledge at_first(const Sight& sight) {
  Knowledge out;
  for (size_t seat = 0; seat < kSeats; ++seat) {
    out.must[seat] = seat == sight.seat ? sight.hand : sight.exposed[seat];
    out.may[seat] = out.must[seat] != 0 ? out.must[seat] : room(sight, static_cast<int>(seat));
  }
  return out;
}

// A card that can be in only one hand is in that hand.
bool place_lonely_cards(Knowledge& known) {
  const auto& may = known.may;
  const Hand odd = may[0] ^ may[1] ^ may[2] ^ may[3];
  const Hand thrice = (may[0] & may[1] & (may[2] | may[3])) | (may[2] & may[3] & (may[0] | may[1]));
  bool news = false;
  for (size_t seat = 0; seat < kSeats; ++seat) {
    const Hand sure = known.must[seat] | (may[seat] & odd & ~thrice);
    news |= sure != known.must[seat];
    known.must[seat] = sure;
  }
  return news;
}

// A hand that is filled by known cards holds no others.
bool close_full_hands(const Sight& sight, Knowledge& known) {
  bool news = false;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (size_of(known.must[seat]) == sight.counts[seat] && known.may[seat] != known.must[seat]) {
      known.may[seat] = known.must[seat];
      news = true;
    }
  return news;
}

}  // namespace

Knowledge infer(const Sight& sight) {
  Knowledge known = at_first(sight);
  for (bool news = true; news;) {
    news = place_lonely_cards(known);
    news |= close_full_hands(sight, known);
  }
  return known;
}

unsigned seats_that_may_hold(const Knowledge& known, Hand cards) {
  unsigned out = 0;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if ((known.may[seat] & cards) != 0) out |= 1U << seat;
  return out;
}

}  // namespace upperhand::rikken
