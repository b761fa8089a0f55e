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

// A winning card comes first, then a card of a trick that an ally wins. The weights were found by trial: they
// made the searches of random deals smallest.
int merit_of_lead(const Standing& at, int card) {
  constexpr int kOwn = 200, kByAlly = 180, kLost = 20;
  const int suit = suit_of_card(card), rank = rank_of_card(card);
  int ally = -1, foe = -1;
  for (int i = 1; i < kSeats; ++i) {
    const int other = (at.seat + i) & 3;
    int& best = at.ally(other) ? ally : foe;
    best = std::max(best, height(at.table, other, suit));
  }
  const bool plain = at.table.trump == kNoSuit;
  const int length = plain ? 4 * size_of(at.table.of(at.seat) & lane(suit)) : 0;
  if (rank > foe) return kOwn + length + (rank > ally ? rank : -rank);
  if (ally > foe) return kByAlly + length - rank;
  return kLost + length + (plain ? rank : -rank);
}

int merit_of_answer(const Standing& at, bool taken, int card) {
  const int rank = rank_of_card(card), suit = suit_of_card(card);
  const bool beats = at.trick.beaten_by(card, at.table.trump);
  const int low = suit == at.trick.led ? -rank
                                       : (suit == at.table.trump ? -40 - rank : -2 * rank) +
                                             size_of(at.table.of(at.seat) & lane(suit));
  if (taken) return beats ? low - 50 : low;  // an ally already wins it
  if (!beats) return low;
  return (at.foe_beats(card) ? -20 : 100) - rank;
}

}  // namespace

void order(const Table& table, const Taking& goal, const RunningTrick& trick, int, Hand cards, int hint,
           Choices& out) {
  const int seat = trick.turn();
  const Standing at{table, trick, goal.allies(seat), seat};
  const bool taken = trick.size != 0 && at.ally(trick.best_seat) && !at.foe_beats(trick.best);
  for (int card : each(cards)) {
    const int merit = trick.size == 0 ? merit_of_lead(at, card) : merit_of_answer(at, taken, card);
    out.add(card, card == hint ? kHinted : merit);
  }
}

// The seat that avoids tricks gets rid of its highest cards that do not win. The others play below it, and
// get rid of high cards when somebody else takes the trick anyway.
void order(const Table& table, const Avoiding& goal, const RunningTrick& trick, int wanted, Hand cards,
           int hint, Choices& out) {
  const int seat = trick.turn();
  const bool own = seat == goal.seat;
  const bool past = trick.size != 0 && ((goal.seat - trick.leader) & 3) < trick.size;
  const bool beaten = past && trick.best_seat != goal.seat;
  for (int card : each(cards)) {
    const int rank = rank_of_card(card);
    int merit = 0;
    if (trick.size == 0) {
      const Hand his = table.of(goal.seat) & lane(suit_of_card(card));
      merit = -rank;
      if (!own) merit += his == 0 ? -50 : (lowest(his) > card ? 30 : 0) - 2 * size_of(his);
    } else if (own) {
      const bool beats = trick.beaten_by(card, table.trump);
      merit = beats ? (wanted == 0 ? -50 - rank : 20 + rank) : rank;
    } else {
      merit = beaten ? rank : -rank;
    }
    out.add(card, card == hint ? kHinted : merit);
  }
}

}  // namespace upperhand::rikken::oracle
