// All-seeing: what a seat could reach if it saw every hand, against opponents that play like a network. An
// upper limit to compare players with; no fair player may use it.
#pragma once

#include "big_two/players/champion/playout.h"

namespace upperhand::big_two::champion {

struct Foreseen {
  Move move;
  int score;  // of the best line found after it
};

// Every legal move of the seat to move, the network's favourite first. After each, at every step of the game,
// the seat's own decisions are tried in every way, `depth` decisions deep (at most three); the other seats
// follow the network.
std::vector<Foreseen> foresee(const State& state, const Network& network, int depth);

}  // namespace upperhand::big_two::champion
