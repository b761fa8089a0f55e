// Dial: a player of any strength, from beginner to little below the champion.
//
// All of it is one way to decide: games are imagined from what the seat knows and played to the end for every
// candidate (trials.h), in the auction, for trump and call, and for cards. A weak player errs as people do.
// It is greedy, so every chance of a bid feels larger, or is in a timid mood and passes. It forgets cards
// that were played, and who could not follow suit. It imagines few games, and takes a card that looks almost
// as good as the best.
#pragma once

#include <string_view>
#include <vector>

#include "random.h"
#include "rikken/rules/view.h"

namespace upperhand::rikken::dial {

// What a player of some strength is like.
struct Character {
  double confidence;  // the power to which the chance of a bid is raised: 1 weighs it as it is, less is greed
  double mood;        // by how much confidence changes from bid to bid, as a factor of two either way
  double reach;       // how many tricks the goal of a bid may be away from the forecast of the hand
  double memory;      // the chance to remember a card that was played, and who lacks which suit
  double temperature;  // how much worse, in shares of the stake, a card may look and still be drawn
  int games;           // imagined for a decision
  int draws;           // deals drawn for each that is imagined: the one that fits the auction best counts
  double errors;  // how clearly a card, a trump or a call must gain over the usual one, in standard errors
};

// Of a strength from 0 to 100; throws Error for another.
Character character(double strength);

// What a move came to in the games that were imagined.
struct Outlook {
  Move move;
  uint64_t games;
  double chips;  // of this seat, on average
  double share;  // of the games, those in which this seat gained chips
};

// The pass first, if it is legal, then the bids whose goal is within so many tricks of the forecast. Where
// the rules ask for a bid and none is within reach, all are thinkable.
std::vector<Move> thinkable(const View& view, double reach);

// The chips that a move seems to be worth when the chance of a bid is raised to a power. Few games may have
// been imagined: half of one more counts as won.
double felt_chips(const View& view, const Outlook& outlook, double confidence);

struct Choice {
  Move move;
  std::string_view thought;      // the code of the reason
  std::vector<Outlook> tried{};  // the moves that were compared; none where there was nothing to compare
};

// It must be the seat's turn.
Choice decide(const View& view, const Character& who, Rng& rng);

}  // namespace upperhand::rikken::dial
