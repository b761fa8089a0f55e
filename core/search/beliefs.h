// Beliefs: which hands the opponents hold, judged by their moves.
//
// Deals are drawn uniformly from what a view allows and weighted by the evidence. Chains start from some of
// them, drawn in proportion to their weights, and move to ever likelier deals (exchanges.h); the deals they
// reach are the beliefs.
#pragma once

#include <span>
#include <utility>
#include <vector>

#include "random.h"

namespace upperhand {

// Weights are given as logarithms. Each must be finite, and there must be at least one; otherwise these throw
// Error.

// How many equally weighted deals the weights correspond to.
double effective_deals(std::span<const double> log_weights);

// The weights, flattened by a common power until they correspond to at least `least` deals: chains that all
// start from one deal would take long to diverge.
std::vector<double> flattened(std::span<const double> log_weights, double least);

// The places of up to a million draws in proportion to the weights, by one systematic pass, ascending.
std::vector<size_t> resample(std::span<const double> log_weights, size_t count, Rng& rng);

// Reorders the draws so that the first few are as good a sample as all of them.
template <class Deal>
void mix(std::vector<Deal>& deals, Rng& rng) {
  for (size_t i = deals.size(); i > 1; --i) std::swap(deals[i - 1], deals[rng.below(i)]);
}

}  // namespace upperhand
