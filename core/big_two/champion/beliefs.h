// Beliefs: which hands the opponents hold, judged by what they did.
//
// Deals are drawn uniformly from what a view allows. Each is weighed by how likely a network, holding those
// hands, would have done what every opponent did so far; then deals are drawn again in proportion to their
// weights. Opponents are not that network, so no single decision may rule a deal out: chances are floored,
// and their product is tempered.
#pragma once

#include "big_two/champion/decider.h"

namespace upperhand::big_two::champion {

struct Trust {
  double floor = 0.02;  // the least chance that a decision is given
  double power = 0.7;   // 0: what they did says nothing; 1: they are that network
};

// The logarithm of a deal's weight. `deal` is a state that the seat cannot tell from the true one.
double log_weight(const State& deal, int seat, const Trust& trust, Decider& decider);

// How many equally weighted deals the weights are worth.
double effective_deals(std::span<const double> log_weights);

// The weights, flattened by a common power until they are worth at least `least` deals: a decision that rests
// on two or three deals is worse than one that believes a little less.
std::vector<double> flattened(std::span<const double> log_weights, double least);

struct Drawn {
  uint32_t deal;
  uint32_t times;
};
// `count` draws in proportion to the weights by one systematic pass: each deal that was drawn, once, in mixed
// order.
std::vector<Drawn> resample(std::span<const double> log_weights, size_t count, Rng& rng);

}  // namespace upperhand::big_two::champion
