#include "rikken/players/oracle/ordering.h"

#include <algorithm>

namespace upperhand::rikken::oracle {

namespace {

constexpr int kHinted = 1000;

// The seat to play, its side, and the seats of both sides that play after it.
struct Standing {
  const Table& table;
  const RunningTrick& trick;
  unsigned allies;
  int seat;

  bool ally(int other) const { return (allies >> other & 1) != 0; }
  bool to_play(int other) const { return ((other - trick.leader) & 3) > trick.size; }
  bool foe_beats(int card) const {
    for (int other = 0; other < kSeats; ++other)
      if (to_play(other) && !ally(other) && table.can_beat(other, trick, card)) return true;
    return false;
  }
};

// The highest a seat can go when a suit is led; trumps are above it.
int height(const Table& table, int seat, int suit) {
  const Hand hand = table.of(seat), suited = hand & lane(suit), trumps = hand & table.trumps;
  if (suited != 0) return rank_of_card(highest(suited));
  return trumps == 0 ? -1 : kRanks + rank_of_card(highest(trumps));
}

// What makes a card promising. The weights were found by trial: they made the searches of random deals
// smallest.
struct Weights {
  // A lead, by who takes the trick: the leader, an ally, a foe; and for each rank of the card then.
  int own, ally, lost, own_rank, ally_rank, lost_rank;
  // Of its suit: for each card of the leader and of foes, and for each seat that has none or one.
  int length, foe_cards, foe_void, foe_single, ally_void, ally_single, ruffed_last, own_single;
  // If the side takes the trick: both highest cards are its own, or the next seat or the last has the second.
  int both_highest, next_has_second, last_has_second;
  // If it does not: the highest card is with the next seat and the second opposite; the second and third are
  // with the side; a foe has the highest alone; the leader has it, but is ruffed; the next lower card is
  // equal.
  int through_next, second_and_third, bare_highest, ruffed_highest, sequence;
  // A card of a suit that was not led: for each rank, each card of the suit, and a trump that will be beaten.
  int discard_rank, discard_length, beaten_trump;
};
constexpr Weights kWithTrump{200, 225, 20, 0,   -1, 2, -5, 1,   -24, 16, 8, 8, -24,
                             -12, -6,  8,  -12, 24, 8, 8,  -16, -12, 3,  2, 25};
constexpr Weights kWithoutTrump{200, 210, 20, -1,  0,  1,  3, -1, -16, 4, -8, -16, 0,
                                0,   -4,  4,  -12, 16, 24, 8, -8, 4,   1, 2,  0};

const Weights& weights(const Table& table) { return table.trump == kNoSuit ? kWithoutTrump : kWithTrump; }

// A suit that may be led: the highest that the other seats of each side can go, and what its cards have in
// common.
struct LedSuit {
  int ally = -1, foe = -1;
  int merit = 0, if_won = 0, if_lost = 0;
};

// The seats that hold the three highest cards of a suit, counted from the leader on.
std::array<int, 3> holders_of_highest(const Standing& at, int suit) {
  std::array<int, 3> out = {-1, -1, -1};
  Hand rest = at.table.left() & lane(suit);
  for (int& place : out) {
    if (rest == 0) break;
    const int card = highest(rest);
    rest ^= bit(card);
    for (place = 0; !holds(at.table.of((at.seat + place) & 3), card);) ++place;
  }
  return out;
}

LedSuit led_suit(const Standing& at, int suit) {
  const Weights& weigh = weights(at.table);
  LedSuit out;
  const int length = size_of(at.table.of(at.seat) & lane(suit));
  out.merit = weigh.length * length + (length == 1 ? weigh.own_single : 0);
  for (int i = 1; i < kSeats; ++i) {
    const int other = (at.seat + i) & 3, high = height(at.table, other, suit);
    const int held = size_of(at.table.of(other) & lane(suit));
    if (at.ally(other)) {
      out.ally = std::max(out.ally, high);
      out.merit += held == 0 ? weigh.ally_void : held == 1 ? weigh.ally_single : 0;
    } else {
      out.foe = std::max(out.foe, high);
      out.merit += held * weigh.foe_cards + (held == 0 ? weigh.foe_void : held == 1 ? weigh.foe_single : 0);
      if (i == 3 && high >= kRanks) out.merit += weigh.ruffed_last;
    }
  }
  const auto [first, second, third] = holders_of_highest(at, suit);
  const auto ours = [&](int place) { return place >= 0 && at.ally((at.seat + place) & 3); };
  if (ours(first) && ours(second))
    out.if_won = weigh.both_highest;
  else if (second == 1)
    out.if_won = weigh.next_has_second;
  else if (second == 3)
    out.if_won = weigh.last_has_second;
  if (first == 1 && second == 2 && ours(2)) out.if_lost += weigh.through_next;
  if (ours(second) && ours(third)) out.if_lost += weigh.second_and_third;
  if (first == 0) out.if_lost += weigh.ruffed_highest;
  if (!ours(first) && size_of(at.table.of((at.seat + first) & 3) & lane(suit)) == 1)
    out.if_lost += weigh.bare_highest;
  return out;
}

int merit_of_lead(const Standing& at, const LedSuit& led, int card) {
  const Weights& weigh = weights(at.table);
  const int rank = rank_of_card(card);
  if (rank > led.foe)
    return weigh.own + led.merit + led.if_won + (rank > led.ally ? weigh.own_rank * rank : 0);
  if (led.ally > led.foe) return weigh.ally + led.merit + led.if_won + weigh.ally_rank * rank;
  const Hand lower = at.table.left() & below(card);
  const bool sequence = lower != 0 && holds(at.table.of(at.seat), highest(lower));
  return weigh.lost + led.merit + led.if_lost + weigh.lost_rank * rank + (sequence ? weigh.sequence : 0);
}

void order_leads(const Standing& at, Hand cards, int hint, Choices& out) {
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand suited = cards & lane(suit);
    if (suited == 0) continue;
    const LedSuit led = led_suit(at, suit);
    for (const int card : each(suited)) out.add(card, card == hint ? kHinted : merit_of_lead(at, led, card));
  }
}

int merit_of_answer(const Standing& at, bool taken, int card) {
  const Weights& weigh = weights(at.table);
  const int rank = rank_of_card(card), suit = suit_of_card(card);
  const bool follows = suit == at.trick.led;
  const bool beats = at.trick.beaten_by(card, at.table.trump);
  const int low = follows ? -rank
                          : (suit == at.table.trump ? -40 - rank : -weigh.discard_rank * rank) +
                                weigh.discard_length * size_of(at.table.of(at.seat) & lane(suit));
  if (taken) return beats ? low - 50 : low;  // an ally already wins it
  if (!beats) return low;
  return (!at.foe_beats(card) ? 100 : follows ? -20 : weigh.beaten_trump) - rank;
}

}  // namespace

void order(const Table& table, const Taking& goal, const RunningTrick& trick, int, Hand cards, int hint,
           Choices& out) {
  const int seat = trick.turn();
  const Standing at{table, trick, goal.allies(seat), seat};
  const bool taken = trick.size != 0 && at.ally(trick.best_seat) && !at.foe_beats(trick.best);
  if (trick.size == 0) return order_leads(at, cards, hint, out);
  for (const int card : each(cards)) out.add(card, card == hint ? kHinted : merit_of_answer(at, taken, card));
}

// The seat that avoids tricks gets rid of its highest cards that do not win. The others play below it, and
// get rid of high cards when it cannot take the trick anyway.
void order(const Table& table, const Avoiding& goal, const RunningTrick& trick, int wanted, Hand cards,
           int hint, Choices& out) {
  const bool own = trick.turn() == goal.seat;
  const bool past = trick.size != 0 && ((goal.seat - trick.leader) & 3) < trick.size;
  const bool beaten =
      past ? trick.best_seat != goal.seat : trick.size != 0 && !table.can_beat(goal.seat, trick, trick.best);
  const Hand left = table.left() | trick.cards;
  for (const int card : each(cards)) {
    const int rank = rank_of_card(card), suit = suit_of_card(card);
    const Hand his = table.of(goal.seat) & lane(suit);
    int merit = rank;
    if (trick.size == 0) {
      merit = -rank;
      if (!own) merit += his == 0 ? -50 : -2 * size_of(his);
    } else if (!own) {
      if (suit == trick.led && !beaten) merit = -rank;
    } else if (trick.beaten_by(card, table.trump)) {
      merit = wanted == 0 ? -50 - rank : 20 + rank;
    } else if (suit != trick.led) {  // a card below which others have many and it has few, of a short suit
      const Hand others = left & ~his;
      merit += 3 * (size_of(others & below(card)) - size_of(his & below(card))) - 2 * size_of(his);
    }
    merit += goal.leaning[static_cast<size_t>(trick.turn())][static_cast<size_t>(card)];
    out.add(card, card == hint ? kHinted : merit);
  }
}

}  // namespace upperhand::rikken::oracle
