#include "rikken/players/strategy/basic.h"

namespace upperhand::rikken::basic {

namespace {

Hand of_suit_asked(const Sight& sight) { return sight.legal & lane(sight.led); }
Hand trumps(const Sight& sight) { return sight.trump == kNoSuit ? 0 : sight.legal & lane(sight.trump); }

// ---- Rik and Solo: tricks are wanted ------------------------------------------------------------------

// Rule 1, first to play: a random one of your cards that are currently the highest of their suit, otherwise
// any card.
Choice lead_for_tricks(const Sight& sight, Rng& rng) {
  const Hand sure = sight.legal & masters(sight);
  if (sure != 0) return {any_of(sure, rng), "lead_highest"};
  return {any_of(sight.legal, rng), "lead_any"};
}

// "Collect the lowest card of every suit and pick a random card from that selection; if it is the current
// highest of its suit pick another that is not; if all are, a randomly chosen one."
Choice throw_away(Hand cards, const Sight& sight, Rng& rng) {
  const Hand low = lowest_of_each_suit(cards);
  const Hand harmless = low & ~masters(sight);
  if (harmless != 0) return {any_of(harmless, rng), "throw_away_low"};
  return {any_of(low, rng), "throw_away_highest"};
}

// Rule 2 with the suit led: its highest card. If a card is above those played but is not the highest, any
// card of the suit, because the higher one may still be beaten and is worth more later. Otherwise the lowest.
// A trump in the trick is above every card of the suit.
Choice follow_in_the_middle(Hand held, const Sight& sight, Rng& rng) {
  const int master = sight.master(sight.led);
  if (holds(held, master)) return {master, "play_highest"};
  if ((held & sight.winning()) != 0) return {any_of(held, rng), "follow_any"};
  return {lowest(held), "follow_lowest"};
}

// Rule 2, second or third to play; without the suit led the lowest trump, without trumps a low card.
Choice second_or_third(const Sight& sight, Rng& rng) {
  if (const Hand held = of_suit_asked(sight); held != 0) return follow_in_the_middle(held, sight, rng);
  if (const Hand trump = trumps(sight); trump != 0) return {lowest(trump), "trump_low"};
  return throw_away(sight.legal, sight, rng);
}

// Rule 3 without the suit led: the lowest trump that wins, otherwise a low card of another suit. The thesis
// is silent about a hand of trumps that do not win: here it plays the lowest.
Choice last_without_the_suit(const Sight& sight, Rng& rng) {
  const Hand trump = trumps(sight);
  if (const Hand winning = trump & sight.winning(); winning != 0) return {lowest(winning), "trump_to_win"};
  if (const Hand others = sight.legal & ~trump; others != 0) return throw_away(others, sight, rng);
  return {lowest(trump), "only_low_trumps"};
}

// Rule 3, last to play: the lowest card of the suit led that wins the trick, otherwise the lowest of the
// suit.
Choice last_to_play(const Sight& sight, Rng& rng) {
  const Hand held = of_suit_asked(sight);
  if (held == 0) return last_without_the_suit(sight, rng);
  if (const Hand winning = held & sight.winning(); winning != 0) return {lowest(winning), "win_cheaply"};
  return {lowest(held), "last_lowest"};
}

Choice for_tricks(const Sight& sight, Rng& rng) {
  if (sight.leading()) return lead_for_tricks(sight, rng);
  return sight.place() == kSeats - 1 ? last_to_play(sight, rng) : second_or_third(sight, rng);
}

// ---- Misère: no trick is wanted, or none for the declarer -----------------------------------------------

// "Play the highest card that has a lower value than the highest card of the current trick", otherwise the
// lowest.
Choice duck(Hand held, const Sight& sight) {
  if (const Hand under = held & below(sight.best()); under != 0) return {highest(under), "duck"};
  return {lowest(held), "cannot_duck"};
}

// The highest card of a random suit: the card to get rid of when another suit is led.
Choice unload(const Sight& sight, Rng& rng) {
  return {any_of(highest_of_each_suit(sight.legal), rng), "unload"};
}

// A declarer has played to this trick and does not win it.
bool declarer_is_safe(const Sight& sight) {
  bool played = false;
  for (int seat = 0; seat < kSeats; ++seat)
    played |= sight.is_declarer(seat) && sight.trick[static_cast<size_t>(seat)] != kNoCard;
  return played && !sight.is_declarer(sight.best_seat());
}

// A defender follows suit below the trick's highest card, so that the declarer wins the trick or may still
// win it. When that is no longer possible, it is time to play the highest card.
Choice defend_misere(Hand held, const Sight& sight) {
  if (declarer_is_safe(sight)) return {highest(held), "highest_now"};
  return duck(held, sight);
}

// In Schoppen Mie, which the thesis does not discuss, everybody ducks like a declarer.
Choice avoid_tricks(const Sight& sight, Rng& rng) {
  if (sight.leading()) return {any_of(lowest_of_each_suit(sight.legal), rng), "lead_low"};
  const Hand held = of_suit_asked(sight);
  if (held == 0) return unload(sight, rng);
  return sight.declares() || sight.declarers == 0 ? duck(held, sight) : defend_misere(held, sight);
}

// ---- Piek: the declarer wants exactly one trick ----------------------------------------------------------

// Before it has a trick, the highest card of the suit led, or the highest of a random suit when leading. The
// thesis is silent about a hand without the suit led: it cannot win, and gets rid of the highest of a random
// suit.
Choice win_the_one_trick(const Sight& sight, Rng& rng) {
  if (sight.leading()) return {any_of(highest_of_each_suit(sight.legal), rng), "lead_high"};
  const Hand held = of_suit_asked(sight);
  if (held != 0) return {highest(held), "try_highest"};
  return unload(sight, rng);
}

bool a_declarer_has_no_trick(const Sight& sight) {
  for (int seat = 0; seat < kSeats; ++seat)
    if (sight.is_declarer(seat) && sight.won[static_cast<size_t>(seat)] == 0) return true;
  return false;
}

// Once the one trick is won, as in Misère; until then the defenders play anything legal.
Choice for_one_trick(const Sight& sight, Rng& rng) {
  if (sight.declares())
    return sight.won[sight.seat] == 0 ? win_the_one_trick(sight, rng) : avoid_tricks(sight, rng);
  if (a_declarer_has_no_trick(sight)) return {any_of(sight.legal, rng), "defend_any"};
  return avoid_tricks(sight, rng);
}

}  // namespace

Choice choose(const Sight& sight, Rng& rng) {
  if (size_of(sight.legal) == 1) return {lowest(sight.legal), "only_card"};
  switch (terms(sight.contract).goal) {
    case Goal::at_least:
      return for_tricks(sight, rng);
    case Goal::exactly_one:
      return for_one_trick(sight, rng);
    default:
      return avoid_tricks(sight, rng);
  }
}

}  // namespace upperhand::rikken::basic
