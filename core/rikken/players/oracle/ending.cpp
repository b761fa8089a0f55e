#include "rikken/players/oracle/ending.h"

#include "errors.h"
#include "rikken/rules/play.h"

namespace upperhand::rikken::oracle {

namespace {

Duties duties_of(const Tables& tables, const Position& position) {
  Duties out;
  if (tables.must_trump) out.trump = position.trump;
  out.opening = opening_leads(tables, position) & position.hands[position.turn];
  if (trumps_rest(tables, position)) out.untrumped = position.trump;
  if (tables.called_ace == CalledAce::free || position.called == kNoCard || position.revealed) return out;
  out.called = position.called;
  out.leads_with_it = tables.called_ace == CalledAce::must_when_led;
  out.callers = out.leads_with_it ? 15 : position.declarers;
  return out;
}

void check_sides(const Position& position) {
  if (position.contract == Contract::schoppen_mie)
    throw Error("the Oracle knows two sides, but in Schoppen Mie everybody plays alone");
}

}  // namespace

Ending ending_of(const Tables& tables, const Position& position) {
  if (position.phase != Phase::play) throw Error("the Oracle needs a game in which cards are being played");
  check_sides(position);
  return {position.hands,  position.trick, position.won,
          position.leader, position.trump, duties_of(tables, position)};
}

std::vector<Objective> objectives_of(const Position& position) {
  if (position.phase < Phase::play || position.contract == Contract::pass)
    throw Error("what a side wants is known once a contract is played");
  check_sides(position);
  const Terms& wanted = terms(position.contract);
  unsigned allies = position.declarers;
  if (wanted.partner()) allies |= 1U << position.partner;
  if (wanted.maximises()) return {{Aim::most_tricks, static_cast<uint8_t>(allies), wanted.tricks}};
  const Aim aim = wanted.goal == Goal::none ? Aim::none : Aim::exactly_one;
  std::vector<Objective> out;
  for (int seat = 0; seat < kSeats; ++seat)
    if (position.is_declarer(seat)) out.push_back({aim, static_cast<uint8_t>(1U << seat), wanted.tricks});
  return out;
}

void check(const Ending& ending) {
  Hand seen = 0;
  int cards = 0;
  for (size_t seat = 0; seat < kSeats; ++seat) {
    const bool played = ending.trick[seat] != kNoCard;
    const Hand hand = ending.hands[seat] | (played ? bit(ending.trick[seat]) : 0);
    const int place = (static_cast<int>(seat) - ending.leader) & 3;
    if (played != (place < ending.cards_in_trick()))
      throw Error("the cards of the running trick must belong to the leader and the seats that follow");
    if (played && holds(ending.hands[seat], ending.trick[seat]))
      throw Error("seat " + std::to_string(seat) + " still holds " + text_of(ending.trick[seat]) +
                  ", which is in the trick");
    if ((hand & seen) != 0) throw Error(text_of(lowest(hand & seen)) + " is in two places");
    if (seat != 0 && size_of(hand) != cards) throw Error("all hands need the same number of cards");
    cards = size_of(hand);
    seen |= hand;
  }
  if (cards == 0) throw Error("the Oracle needs a card in every hand");
}

void check(const Objective& objective) {
  const int seats = std::popcount(objective.side);
  if (seats < 1 || seats > 3) throw Error("a side has from one to three of the four seats");
  const bool alone = objective.aim == Aim::exactly_one || objective.aim == Aim::none;
  if (alone && seats != 1) throw Error("one seat alone takes exactly one trick, or none");
}

Hand legal_cards(const Ending& ending) {
  const Hand hand = ending.hands[static_cast<size_t>(ending.turn())];
  if (ending.cards_in_trick() == 0) return ending.duties.leads(hand);
  return ending.duties.answers(hand, suit_of_card(ending.trick[ending.leader]), ending.leader);
}

}  // namespace upperhand::rikken::oracle
