// Trials: what each of some moves comes to when believed deals are played to the end, in every phase.
//
// Bids, trumps and calls of the simulated players are those of `bidder.h`, cards those of a policy. Every
// move is tried on the same deals with the same chance; the worse ones drop out (search/comparison.h).
#pragma once

#include <string_view>
#include <vector>

#include "rikken/players/believed_deals.h"
#include "rikken/players/bidder.h"
#include "search/comparison.h"

namespace upperhand::rikken {

struct TrialSettings {
  uint64_t games = 100;  // over all moves
  Memory memory;
  double errors = 0;  // how clearly, in standard errors and chips of doubt, a move must gain over the first
  double doubt = 0;
  unsigned threads = 1;
};

struct MoveTrials {
  std::vector<TrialSums> sums;  // by move: games, chips and the share of games with a gain, for the seat
  size_t best = 0;              // the first move unless another gains clearly
};

// The end of the game from here, with the cards of a policy.
template <class Policy>
Position played_out(const Tables& tables, Position position, const Policy& policy, Rng rng) {
  while (position.phase < Phase::play) make(tables, position, say(tables, position));
  while (position.phase == Phase::play) play_card(tables, position, policy(tables, position, rng));
  return position;
}

// What a game that is over brings a seat.
Trial result_for(const Tables& tables, const Position& end, int seat);

// The moves are legal, and it is the seat's turn. The same result on any number of threads.
MoveTrials try_moves(const View& view, std::span<const Move> moves, std::string_view policy,
                     const TrialSettings& settings, uint64_t seed);

}  // namespace upperhand::rikken
