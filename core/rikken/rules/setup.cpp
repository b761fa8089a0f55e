#include "rikken/rules/setup.h"

#include <algorithm>

#include "checks.h"
#include "rikken/rules/auction.h"

namespace upperhand::rikken {

namespace {

bool full(const Position& position) { return size_of(position.dealt[0]) == kHandSize; }

[[noreturn]] void refuse(const Start& start, const std::string& why) {
  throw Error(std::string(text_of(start.contract)) + " " + why);
}

void set_declarers(const Tables& tables, Position& position, const Start& start) {
  if (start.contract == Contract::schoppen_mie) {
    if (!start.declarers.empty()) refuse(start, "has no declarer: everybody plays alone");
    return;
  }
  if (start.declarers.empty()) refuse(start, "needs a declarer");
  if (start.declarers.size() > 1 && !tables.joins(start.contract))
    refuse(start, "is played by one declarer under these rules");
  for (const int seat : start.declarers)
    position.declarers |=
        static_cast<uint8_t>(1U << check_between("the seat of a declarer", seat, 0, kSeats - 1));
  position.declarer = static_cast<uint8_t>(start.declarers.front());
}

void set_trump(Position& position, const Start& start) {
  const TrumpBy by = terms(start.contract).trump;
  if (by == TrumpBy::nobody) {
    if (start.trump) refuse(start, "is played without trump");
    return;
  }
  if (by != TrumpBy::hearts && !start.trump) refuse(start, "needs a trump suit");
  if (by == TrumpBy::hearts && start.trump.value_or(kHearts) != kHearts) refuse(start, "has hearts as trump");
  position.trump = static_cast<uint8_t>(start.trump.value_or(kHearts));
}

// With Troela, or if the called card has been played, there is no doubt about the partner.
void reveal_partner(Position& position, const Start& start) {
  if (!start.partner) refuse(start, "needs its partner named: no hand shows who it is");
  if (check_between("the seat of the partner", *start.partner, 0, kSeats - 1) == position.declarer)
    refuse(start, "needs a partner beside the declarer");
  position.partner = static_cast<uint8_t>(*start.partner);
  position.revealed = true;
}

void check_call(const Tables& tables, const Position& position, const Start& start) {
  const Hand hand = position.hands[position.declarer];
  const int card = *start.called;
  if (holds(hand, card)) refuse(start, "cannot call " + text_of(card) + ": the declarer holds it");
  if (suit_of_card(card) == position.trump) refuse(start, "cannot call " + text_of(card) + ": it is a trump");
  const int trump = terms(start.contract).calls ? position.trump : kNoSuit;  // Troela's comes later
  if (full(position) && !holds(callable(tables, hand, trump), card))
    refuse(start, "cannot call " + text_of(card) + " from the declarer's hand");
}

void set_called(const Tables& tables, Position& position, const Start& start) {
  const bool four_aces = start.contract == Contract::troela && tables.four_aces;
  if (!terms(start.contract).calls && !(four_aces && start.called)) {
    if (start.called) refuse(start, "has no called card");
    return;
  }
  if (!start.called) refuse(start, "needs a called card");
  check_call(tables, position, start);
  position.called = static_cast<uint8_t>(*start.called);
  position.blind = full(position) && is_blind(position.hands[position.declarer], *start.called);
  const int holder = holder_of(position, bit(*start.called), kNobody);
  if (holder == kNobody) return reveal_partner(position, start);
  if (start.partner.value_or(holder) != holder)
    refuse(start, "has seat " + std::to_string(holder) + " as partner, who holds " + text_of(*start.called));
  position.partner = static_cast<uint8_t>(holder);
  position.revealed = start.contract == Contract::troela;
}

// With a called card, `set_called` finds the partner.
void set_troela(const Tables& tables, Position& position, const Start& start) {
  const int aces = size_of(position.hands[position.declarer] & kAces);
  if (start.called && tables.four_aces) {
    if (full(position) && aces != 4) refuse(start, "calls a card only with four aces in the declarer's hand");
    return;
  }
  if (!full(position)) return reveal_partner(position, start);
  if (aces == 4 && tables.four_aces) refuse(start, "needs a called card: the declarer has four aces");
  if (aces != 3) refuse(start, "needs exactly three aces in the declarer's hand");
  const int holder = holder_of(position, kAces, position.declarer);
  if (holds(position.hands[static_cast<size_t>(holder)], card_of(position.trump, kAce)))
    refuse(start, "cannot have the suit of the partner's ace as trump");
  position.partner = static_cast<uint8_t>(holder);
  position.revealed = true;
}

void set_partner(const Tables& tables, Position& position, const Start& start) {
  if (!terms(start.contract).partner() && start.partner) refuse(start, "has no partner");
  if (terms(start.contract).trump == TrumpBy::partner) set_troela(tables, position, start);
  set_called(tables, position, start);
}

void set_won(Position& position, const Start& start) {
  int sum = 0;
  for (const int tricks : start.won) sum += tricks;
  const int done = kHandSize - size_of(position.dealt[0]);
  if (sum != 0 && sum != done)
    throw Error("the tricks won must add up to the " + std::to_string(done) +
                " that have been played, not to " + std::to_string(sum));
  position.won = start.won;
}

}  // namespace

Hands check_hands(const std::vector<Cards>& hands, bool settled) {
  if (hands.size() != kSeats)
    throw CardsError("Rikken seats 4 players, but " + std::to_string(hands.size()) + " hands are given");
  Hands out{};
  Cards seen;
  for (size_t seat = 0; seat < kSeats; ++seat) {
    const std::string whose = "the hand of seat " + std::to_string(seat);
    const int size = hands[seat].size();
    if (!settled && size != kHandSize)
      throw CardsError(whose + " has " + std::to_string(size) + " cards: an auction needs 13 in each");
    if (size == 0 || size > kHandSize || size != hands[0].size())
      throw CardsError(whose + " has " + std::to_string(size) +
                       " cards: all hands need one size from 1 to 13");
    if (hands[seat].meets(seen)) throw CardsError(whose + " repeats " + (hands[seat] & seen).text());
    seen |= hands[seat];
    out[seat] = to_hand(hands[seat]);
  }
  return out;
}

void set_up(const Tables& tables, Position& position, const Start& start) {
  if (start.contract == Contract::pass) throw Error("a contract is needed, not pass");
  position.contract = start.contract;
  for (const Hand hand : position.hands) position.gone |= hand;
  position.gone = kDeck & ~position.gone;
  set_declarers(tables, position, start);
  set_trump(position, start);
  set_partner(tables, position, start);
  set_won(position, start);
  begin_play(tables, position);
  if (start.leader)
    position.turn = position.leader =
        static_cast<uint8_t>(check_between("the seat of the leader", *start.leader, 0, kSeats - 1));
}

}  // namespace upperhand::rikken
