// Beliefs: which hands the opponents hold, judged by what they did.
//
// Deals are drawn uniformly from what a view allows and weighed by the evidence. From some of them, drawn in
// proportion to their weights, chains set out to ever likelier deals; what they come to is believed.
#pragma once

#include "big_two/players/champion/chain.h"

namespace upperhand::big_two::champion {

// Weights come as their logarithms: each is finite, and there is one at least; otherwise these throw Error.

// How many equally weighted deals the weights are worth.
double effective_deals(std::span<const double> log_weights);

// The weights, flattened by a common power until they are worth at least `least` deals: chains that all set
// out from one deal would take long to part.
std::vector<double> flattened(std::span<const double> log_weights, double least);

// The places of up to a million draws in proportion to the weights, by one systematic pass, ascending.
std::vector<size_t> resample(std::span<const double> log_weights, size_t count, Rng& rng);

// Into an order of which the first few are as good a sample as all of them.
template <class Deal>
void mix(std::vector<Deal>& deals, Rng& rng) {
  for (size_t i = deals.size(); i > 1; --i) std::swap(deals[i - 1], deals[rng.below(i)]);
}

}  // namespace upperhand::big_two::champion
