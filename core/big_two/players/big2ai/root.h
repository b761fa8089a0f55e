// The outer loop that all versions share: select a set, simulate it, take its result into account.
#pragma once

#include <algorithm>
#include <vector>

#include "big_two/players/big2ai/candidates.h"
#include "search/budget.h"
#include "search/parts.h"

namespace upperhand::big_two::big2ai {

// Root-parallel: every tree is grown by one thread, and the tallies are added up in order. So a budget gives
// the same on any number of threads, and a tree that has the whole budget is grown by one.
inline constexpr unsigned kMostTrees = 64;
inline constexpr uint64_t kVisitsAtOnce = 8;  // between two checks of the clock

// Visits that every candidate gets before priorities decide. P1.0 ranges from 13 to 0.02, so with priorities
// alone some sets would hardly be tried. These visits are part of the budget, and not more than `spread` of
// it: with many candidates they would be all of it, and eq. 10 would choose nothing.
inline uint64_t fewest_visits(const Big2aiSettings& settings, size_t candidates) {
  if (settings.ms > 0) return 30;
  const uint64_t wanted = std::max<uint64_t>(30, settings.budget / 100);
  const double share = settings.spread * static_cast<double>(settings.budget);
  return std::max<uint64_t>(1, std::min(wanted, static_cast<uint64_t>(share) / candidates));
}

// Time counts from construction: if fewer threads than trees share the time, a tree has less of it.
inline Stretch stretch_of(const Big2aiSettings& settings, unsigned tree) {
  const auto workers = static_cast<double>(std::clamp(settings.threads, 1U, settings.trees));
  const uint64_t begin = part_begin(settings.budget, tree, settings.trees);
  const uint64_t end = part_begin(settings.budget, tree + 1, settings.trees);
  return Timer(settings.ms).stretch(workers / settings.trees, end - begin);
}

// Figs 4 and 8: first the set with the highest playing possibility, then the others in the order they were
// found; once all have priorities, the highest. Trees begin at different places of this order, so that a
// budget too small for all sets in one tree still reaches them in some tree.
class Selector {
 public:
  Selector(const Candidates& candidates, uint64_t fewest, unsigned tree, unsigned trees)
      : priorities_(candidates.size()), waiting_(fewest * candidates.size()) {
    const auto higher = [](const Candidate& a, const Candidate& b) { return a.possibility < b.possibility; };
    const auto first = std::max_element(candidates.begin(), candidates.end(), higher) - candidates.begin();
    first_ = static_cast<size_t>(first);
    offset_ = candidates.size() * tree / trees;
  }

  size_t next() {
    if (given_ < waiting_) return in_turn(static_cast<size_t>((offset_ + given_++) % priorities_.size()));
    return static_cast<size_t>(std::max_element(priorities_.begin(), priorities_.end()) -
                               priorities_.begin());
  }
  void set(size_t candidate, double priority) { priorities_[candidate] = priority; }

 private:
  // The first comes first; those found before it move back by one.
  size_t in_turn(size_t at) const { return at == 0 ? first_ : at <= first_ ? at - 1 : at; }

  std::vector<double> priorities_;
  uint64_t waiting_, given_ = 0;
  size_t first_ = 0, offset_ = 0;
};

// Grows one tree: simulate(candidate, rng) gives the tally of one visit, priority(candidate, tally) the
// priority of the sum so far. Because S = N for these sets, a priority only changes when its own set is
// visited.
template <class Simulate, class Priority>
std::vector<Tally> grow_tree(const Candidates& candidates, const Big2aiSettings& settings, unsigned tree,
                             Rng rng, Simulate&& simulate, Priority&& priority) {
  const Stretch stretch = stretch_of(settings, tree);
  const uint64_t fewest = (fewest_visits(settings, candidates.size()) + settings.trees - 1) / settings.trees;
  Selector selector(candidates, fewest, tree, settings.trees);
  std::vector<Tally> tallies(candidates.size());
  for (uint64_t done = 0, more; (more = stretch.next(done, kVisitsAtOnce)) != 0; done += more)
    for (uint64_t i = 0; i < more; ++i) {
      const size_t at = selector.next();
      tallies[at] += simulate(candidates[at], rng);
      selector.set(at, priority(candidates[at], tallies[at]));
    }
  return tallies;
}

// Grows all trees, each with its own search made by `make`, and adds up the results.
template <class Make, class Priority>
void run_root(Candidates& candidates, const Big2aiSettings& settings, uint64_t seed, const Make& make,
              const Priority& priority) {
  const auto trees = in_parts<std::vector<Tally>>(settings.trees, settings.threads, [&](size_t tree) {
    auto simulate = make();
    return grow_tree(candidates, settings, static_cast<unsigned>(tree), Rng(scramble(seed ^ tree)), *simulate,
                     priority);
  });
  for (const auto& tree : trees)
    for (size_t i = 0; i < candidates.size(); ++i) candidates[i].tally += tree[i];
}

}  // namespace upperhand::big_two::big2ai
