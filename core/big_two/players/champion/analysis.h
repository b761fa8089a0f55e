// Analysis: the figures of a decision for people: what each of several moves is worth, how a game goes on
// after it, and who holds what.
//
// It believes and plays as the search does, but every move keeps its figures, and asked moves are among them.
#pragma once

#include "big_two/players/champion/believed_games.h"
#include "big_two/players/champion/search.h"

namespace upperhand::big_two::champion {

struct AnalysedMove : SearchedMove {
  bool proven = false;     // it begins a line that wins whatever the others hold
  double error = 0;        // the standard error of its points
  std::vector<Turn> line;  // the game after it whose score is nearest to the mean
};

// How often a seat holds a card, over the believed deals.
struct Holder {
  Cards card;
  std::array<double, kMostSeats> chances;
};

struct Analysis {
  std::vector<AnalysedMove> candidates;  // by counted points, the best first
  std::vector<Holder> holders;           // of every unseen card
};

// The network's favourites and the moves asked for, which must be legal. The same view, settings without a
// clock and seed give the same analysis on any number of threads.
Analysis analyse(const View& view, const Network& network, const Network& rollout,
                 const SearchSettings& settings, std::span<const Move> also, uint64_t seed);

}  // namespace upperhand::big_two::champion
