#include "rikken/rules/play.h"

namespace upperhand::rikken {

namespace {

// In Schoppen Mie spades stay in hand until the queen has been played.
bool spades_closed(const Position& position) {
  if (position.contract != Contract::schoppen_mie || holds(position.gone, kSpadeQueen)) return false;
  for (const uint8_t card : position.trick)
    if (card == kSpadeQueen) return false;
  return true;
}

// In Troela everybody knows who holds the called card, and nothing compels it.
bool called_in_secret(const Position& position) {
  return position.called != kNoCard && position.contract != Contract::troela;
}

bool called_suit_led(const Position& position) {
  return called_in_secret(position) && position.led == suit_of_card(position.called);
}

// The holder of the called card must play it in this trick, if it follows suit.
bool called_card_falls(const Tables& tables, const Position& position) {
  if (tables.called_ace == CalledAce::free || !called_suit_led(position)) return false;
  return tables.called_ace == CalledAce::must_when_led || position.is_declarer(position.leader);
}

Hand without(Hand hand, Hand kept_back) {
  const Hand others = hand & ~kept_back;
  return others != 0 ? others : hand;
}

// If the called card must be played as soon as its suit is led, its holder leads the suit with it.
Hand legal_leads(const Tables& tables, const Position& position, Hand hand) {
  if (spades_closed(position)) return without(hand, lane(kSpades));
  if (const Hand first = hand & opening_leads(tables, position); first != 0) return first;
  if (tables.called_ace == CalledAce::must_when_led && called_in_secret(position) &&
      holds(hand, position.called))
    return hand & ~(lane(suit_of_card(position.called)) & ~bit(position.called));
  return hand;
}

Hand legal_discards(const Tables& tables, const Position& position, Hand hand) {
  if (position.contract == Contract::schoppen_mie && holds(hand, kSpadeQueen)) return bit(kSpadeQueen);
  if (spades_closed(position)) return without(hand, lane(kSpades));
  if (trumps_rest(tables, position)) return without(hand, lane(position.trump));
  const Hand trumps = tables.must_trump && position.trump != kNoSuit ? hand & lane(position.trump) : 0;
  return trumps != 0 ? trumps : hand;
}

constexpr unsigned all_but(int suit) { return 15U & ~(1U << suit); }

void show_void(Position& position, unsigned suits) {
  position.voids[position.turn] = static_cast<uint8_t>(position.voids[position.turn] | suits);
}

void show_lack(Position& position) {
  position.lacks = static_cast<uint8_t>(position.lacks | 1U << position.turn);
}

void note_lead(const Tables& tables, Position& position, int card) {
  if (spades_closed(position) && suit_of_card(card) == kSpades) show_void(position, all_but(kSpades));
  const bool must_lead_it = tables.called_ace == CalledAce::must_when_led && called_in_secret(position);
  if (must_lead_it && suit_of_card(card) == suit_of_card(position.called) && card != position.called)
    show_lack(position);
}

void note_discard(const Tables& tables, Position& position, int card) {
  const int suit = suit_of_card(card);
  show_void(position, 1U << position.led);
  if (trumps_rest(tables, position)) {
    if (suit == position.trump) show_void(position, all_but(suit));
  } else if (tables.must_trump && position.trump != kNoSuit && suit != position.trump) {
    show_void(position, 1U << position.trump);
  }
  if (position.contract != Contract::schoppen_mie || card == kSpadeQueen) return;
  show_lack(position);
  if (spades_closed(position) && suit == kSpades) show_void(position, all_but(kSpades));
}

// What everybody learns from a card, before it is played.
void note(const Tables& tables, Position& position, int card) {
  if (position.leading()) return note_lead(tables, position, card);
  if (suit_of_card(card) != position.led) return note_discard(tables, position, card);
  if (called_card_falls(tables, position) && card != position.called) show_lack(position);
}

void end_trick(Position& position) {
  const int winner = trick_winner(position);
  Hand cards = 0;
  for (uint8_t& card : position.trick) {
    cards |= bit(card);
    card = kNoCard;
  }
  ++position.won[static_cast<size_t>(winner)];
  position.gone |= cards;
  position.led = kNoSuit;
  position.turn = position.leader = static_cast<uint8_t>(winner);
  if (position.contract == Contract::schoppen_mie && holds(cards, kSpadeQueen))
    position.queen_taker = static_cast<uint8_t>(winner);
  if (position.gone == kDeck) position.phase = Phase::over;
}

}  // namespace

Hand legal_cards(const Tables& tables, const Position& position) {
  const Hand hand = position.hands[position.turn];
  if (position.leading()) return legal_leads(tables, position, hand);
  const Hand follow = hand & lane(position.led);
  if (follow == 0) return legal_discards(tables, position, hand);
  if (called_card_falls(tables, position) && holds(follow, position.called)) return bit(position.called);
  return follow;
}

bool partner_begins(const Tables& tables, const Position& position) {
  return position.contract == Contract::troela && tables.troela_lead != TroelaLead::left_of_dealer &&
         position.gone == 0 && position.leader == position.partner;
}

Hand opening_leads(const Tables& tables, const Position& position) {
  if (!position.leading() || !partner_begins(tables, position)) return 0;
  return position.called == kNoCard ? kAces : bit(position.called);
}

bool trumps_rest(const Tables& tables, const Position& position) {
  return tables.troela_lead == TroelaLead::ace_not_trumped && partner_begins(tables, position);
}

int trick_winner(const Position& position) {
  Hand cards = 0;
  for (const uint8_t card : position.trick) cards |= card == kNoCard ? 0 : bit(card);
  const Hand trumps = position.trump == kNoSuit ? 0 : cards & lane(position.trump);
  const int best = highest(trumps != 0 ? trumps : cards & lane(position.led));
  int seat = 0;
  while (position.trick[static_cast<size_t>(seat)] != best) ++seat;
  return seat;
}

void play_card(const Tables& tables, Position& position, int card) {
  note(tables, position, card);
  if (position.leading()) position.led = static_cast<uint8_t>(suit_of_card(card));
  position.hands[position.turn] &= ~bit(card);
  position.trick[position.turn] = static_cast<uint8_t>(card);
  if (card == position.called) position.revealed = true;
  position.turn = seat_after(position.turn);
  if (position.turn == position.leader) end_trick(position);
}

}  // namespace upperhand::rikken
