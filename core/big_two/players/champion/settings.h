// How a search believes deals and compares moves on them.
#pragma once

#include "big_two/players/champion/evidence.h"

namespace upperhand::big_two::champion {

struct SearchSettings {
  size_t candidates = 4;      // moves that are compared, the network's favourites
  double least_prior = 0.01;  // a move needs this probability, relative to the favourite's
  size_t playouts = 200;      // games played per decision
  size_t deals = 100;         // believed deals per decision
  Trust trust;
  double temperature = 0;  // of the playouts
  double errors = 1.5;     // a gain must exceed this many standard errors of the playouts
  double doubt = 0.05;     // ... plus this, since playouts are not the real game; in units of score_unit
  int solve = 0;           // with at most this many cards in all hands, deals are solved exactly
  int ms = 0;              // if above 0: the time per decision, instead of counts of deals and playouts
  int most_ms = 0;         // if above 0: a limit of time to the counts
  unsigned threads = 1;
  size_t settling = 0;  // steps of every chain before deals are taken from it, if there is time
};

// Throws Error if a setting makes no sense, or would take hours.
void check(const SearchSettings& settings);

}  // namespace upperhand::big_two::champion
