// Analysis: the figures of a decision for people: the value of every move, how a game continues after it, how
// an auction ends after a bid, and who holds what.
//
// Believed deals are played to the end after every move, as in trials.h. With few cards in hand, every second
// deal is played with all hands open by the Oracle: simulated players then know as much as good players can
// conclude, and on the other deals as little as the advanced player concludes.
#pragma once

#include "rikken/players/believed_deals.h"
#include "rikken/players/trials.h"
#include "rikken/rules/state.h"
#include "search/comparison.h"

namespace upperhand::rikken {

struct AnalysisSettings {
  uint64_t games = 2000;  // over all moves
  int bids = 256;         // deals drawn for each believed one: see Memory
  double errors = 1;      // a gain over the first move counts if it exceeds this many standard errors
  int most_ms = 0;        // if above 0: a limit of time
  unsigned threads = 1;
};

// How an auction ended, and the result for the seat that is analysed.
struct AuctionOutcome {
  Contract contract;
  uint8_t declarer;  // kNobody if all passed, and in Schoppen Mie
  TrialSums sums;
};

struct AnalysedMove {
  Move move;
  uint64_t games = 0;
  double chips = 0;   // counted as in search/comparison.h, like the chance
  double chance = 0;  // of gaining chips
  double error = 0;   // the standard error of the chips
  std::vector<Turn> line;
  std::vector<AuctionOutcome> outcomes;  // in the auction, the most frequent first
  BidSums bid;                           // of a bid
};

struct Analysis {
  std::vector<AnalysedMove> moves;                       // by chips, the best first
  std::array<std::array<double, kSeats>, 64> holders{};  // by card: the probability that each seat holds it
};

// The first move is the one to beat. The moves are legal, and it is the seat's turn. The same result on any
// number of threads, unless time is limited.
Analysis analyse(const View& view, std::span<const Move> moves, const AnalysisSettings& settings,
                 uint64_t seed);

}  // namespace upperhand::rikken
