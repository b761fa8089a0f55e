// A quick and sensible way of playing, for all seats of a simulated game.
//
// It leads its lowest card in the largest set that contains it, answers with the weakest set that beats the
// table, breaks no pair for a single while it has another card, saves its highest cards and rare sets while
// it has many cards, stops a next player who has one card left, and goes out when it can.
#pragma once

#include "big_two/rules/position.h"

namespace upperhand::big_two::big2ai {

struct Thrift {
  double save = 0.1;  // how often high cards are saved
};

// What the seat to move plays; no cards: a pass.
Combination thrifty_play(const Tables& tables, const Position& at, const Thrift& thrift, Moves& sets,
                         Rng& rng);

}  // namespace upperhand::big_two::big2ai
