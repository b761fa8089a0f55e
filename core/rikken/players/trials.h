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

// How often a bid became the contract of the seat that made it, and how often that contract was then made.
struct BidSums {
  uint64_t played = 0, made = 0;

  // Counts a game that is over.
  void add(const Position& end, Move bid, int seat);
  void add(const BidSums& more) {
    played += more.played;
    made += more.made;
  }
  // The chance to make the contract if it is played; 0 if it never was.
  double chance() const { return played == 0 ? 0 : static_cast<double>(made) / static_cast<double>(played); }

  bool operator==(const BidSums&) const = default;
};

// What a game that is over brings a seat.
Trial result_for(const Tables& tables, const Position& end, int seat);

// The moves are legal, and it is the seat's turn. The same result on any number of threads.
MoveTrials try_moves(const View& view, std::span<const Move> moves, std::string_view policy,
                     const TrialSettings& settings, uint64_t seed);

}  // namespace upperhand::rikken
