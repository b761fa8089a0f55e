#include "rikken/rules/auction.h"

namespace upperhand::rikken {

namespace {

bool stands(const Position& position, int seat) {
  return position.contract != Contract::pass && position.bids[static_cast<size_t>(seat)] == position.contract;
}

// A seat bids again unless it has passed or its bid is the highest.
bool still_speaks(const Position& position, int seat) {
  return (position.passed >> seat & 1) == 0 && !stands(position, seat);
}

void begin_trump(Position& position, int chooser) {
  position.phase = Phase::trump;
  position.turn = static_cast<uint8_t>(chooser);
}

void begin_call(Position& position) {
  position.phase = Phase::call;
  position.turn = position.declarer;
}

// In Troela everybody learns at once who the partner is, who then names trump.
void reveal_partner(Position& position, int seat) {
  position.partner = static_cast<uint8_t>(seat);
  position.revealed = true;
  begin_trump(position, seat);
}

void begin_troela(Position& position) {
  if (size_of(position.hands[position.declarer] & kAces) == 4) return begin_call(position);
  reveal_partner(position, holder_of(position, kAces, position.declarer));
}

void begin_contract(const Tables& tables, Position& position) {
  switch (terms(position.contract).trump) {
    case TrumpBy::declarer:
      return begin_trump(position, position.declarer);
    case TrumpBy::hearts:
      position.trump = kHearts;
      return terms(position.contract).calls ? begin_call(position) : begin_play(tables, position);
    case TrumpBy::partner:
      return begin_troela(position);
    default:
      return begin_play(tables, position);
  }
}

void begin_mie(const Tables& tables, Position& position) {
  position.contract = Contract::schoppen_mie;
  position.declarer = kNobody;
  begin_play(tables, position);
}

void end_auction(const Tables& tables, Position& position) {
  if (position.contract == Contract::pass && tables.all_pass != AllPass::schoppen_mie) {
    position.phase = Phase::over;
    position.turn = position.leader = position.dealer;
    return;
  }
  if (position.contract == Contract::pass || position.contract == Contract::schoppen_mie)
    return begin_mie(tables, position);
  for (int seat = 0; seat < kSeats; ++seat)
    if (stands(position, seat)) position.declarers |= static_cast<uint8_t>(bit_of_seat(seat));
  begin_contract(tables, position);
}

}  // namespace

bool must_bid_troela(const Tables& tables, const Position& position, Hand hand) {
  return tables.troela == Troela::obligatory && has_troela(tables, hand) &&
         outbids(tables, position, Contract::troela);
}

bool last_to_speak(const Position& position) {
  const unsigned others = kAllSeats & ~bit_of_seat(position.turn);
  return position.contract == Contract::pass && (position.passed & others) == others;
}

bool outbids(const Tables& tables, const Position& position, Contract contract) {
  if (!tables.may_bid(contract)) return false;
  if (contract == Contract::schoppen_mie) return last_to_speak(position);
  return tables.place[index_of(contract)] > tables.place[index_of(position.contract)] ||
         (contract == position.contract && tables.joins(contract));
}

bool may_bid(const Tables& tables, const Position& position, Contract contract) {
  const Hand hand = position.hands[position.turn];
  if (!outbids(tables, position, contract)) return false;
  if (contract == Contract::troela) return has_troela(tables, hand);
  return !must_bid_troela(tables, position, hand);
}

bool may_pass(const Tables& tables, const Position& position) {
  if (must_bid_troela(tables, position, position.hands[position.turn])) return false;
  return tables.all_pass != AllPass::dealer_plays || !last_to_speak(position);
}

void legal_bids(const Tables& tables, const Position& position, Moves& out) {
  for (const Contract contract : tables.bids)
    if (may_bid(tables, position, contract)) out.add(Move::bid(contract));
  if (may_pass(tables, position)) out.add(Move::bid(Contract::pass));
}

void make_bid(const Tables& tables, Position& position, Contract contract) {
  const int seat = position.turn;
  if (contract == Contract::pass) {
    position.passed |= static_cast<uint8_t>(bit_of_seat(seat));
  } else {
    // A seat that joins a contract does not become its first declarer.
    if (contract != position.contract) position.declarer = position.turn;
    position.bids[position.turn] = position.contract = contract;
  }
  for (int next = 1; next < kSeats; ++next)
    if (still_speaks(position, (seat + next) & 3)) {
      position.turn = static_cast<uint8_t>((seat + next) & 3);
      return;
    }
  end_auction(tables, position);
}

unsigned legal_trumps(const Position& position) {
  constexpr unsigned kAll = 15;
  if (terms(position.contract).trump != TrumpBy::partner) return kAll;
  const Hand called = position.called == kNoCard ? 0 : bit(position.called);
  return kAll & ~suits_of((position.hands[position.turn] & kAces) | called);
}

void choose_trump(const Tables& tables, Position& position, int suit) {
  position.trump = static_cast<uint8_t>(suit);
  if (terms(position.contract).calls) return begin_call(position);
  begin_play(tables, position);
}

// The highest rank of which a card can be called: usually the ace. Suits in hand come first. A suit that the
// caller lacks is called blind: before a king where the rules allow it, otherwise only if nothing else is
// left.
Hand callable(const Tables& tables, Hand hand, int trump) {
  const Hand wanted = kDeck & ~(trump == kNoSuit ? 0 : lane(trump)) & ~hand;
  const Hand held = lanes(suits_of(hand));
  for (int rank = kAce; rank >= 0; --rank) {
    const Hand cards = wanted & rank_in_all_suits(rank);
    if ((cards & held) != 0) return cards & held;
    if (tables.blind_call && cards != 0) return cards;
  }
  return wanted & kAces;
}

void call_card(const Tables& tables, Position& position, int card) {
  position.called = static_cast<uint8_t>(card);
  position.blind = is_blind(position.hands[position.turn], card);
  position.partner = static_cast<uint8_t>(holder_of(position, bit(card), kNobody));
  if (terms(position.contract).trump == TrumpBy::partner) return reveal_partner(position, position.partner);
  begin_play(tables, position);
}

}  // namespace upperhand::rikken
