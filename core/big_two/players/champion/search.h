// Search: the moves that a network likes best, compared by games that a smaller network plays to their end
// over deals that fit what the opponents did.
//
// A win that nobody can prevent is played at once. Otherwise the network's own move is kept unless another
// one gains clearly over it on the same deals.
#pragma once

#include "big_two/players/champion/beliefs.h"
#include "search/comparison.h"

namespace upperhand::big_two::champion {

struct SearchSettings {
  size_t candidates = 4;      // moves that are compared, the network's favourites
  double least_prior = 0.01;  // a move needs this chance beside the favourite's to be one of them
  size_t playouts = 200;      // games played a decision
  size_t deals = 100;         // deals believed a decision
  Trust trust;
  double temperature = 0;  // of the playouts
  double errors = 1.5;     // errors that a gain must exceed: those of the playouts, and
  double doubt = 0.05;     // what they are not the real game, in units of score_unit
  int solve = 0;           // with so many cards in all hands together, deals are solved instead of played
  int ms = 0;              // by the clock instead of by counts of deals and playouts, if above 0
  unsigned threads = 1;
};

// Throws Error where a setting makes no sense, or would take hours.
void check(const SearchSettings& settings);

// A move that was compared.
struct SearchedMove {
  Move move;
  double prior;       // its chance by the network
  size_t playouts;    // games played after it
  double points;      // their mean score
  double wins;        // the share of them that was won
  double gain;        // over the network's move, on the same deals
  double gain_error;  // the standard error of that
};

struct SearchOutcome {
  Move move;
  std::vector<SearchedMove> candidates;  // the network's move first; one alone was not compared
  bool forced = false;                   // the move begins a line that wins whatever the others hold
};

// It must be the seat's turn. The same view, settings without a clock and seed give the same outcome on any
// number of threads.
SearchOutcome search(const View& view, const Network& network, const Network& rollout,
                     const SearchSettings& settings, uint64_t seed);

}  // namespace upperhand::big_two::champion
