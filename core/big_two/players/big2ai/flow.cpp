#include "big_two/players/big2ai/flow.h"

#include <algorithm>
#include <tuple>

#include "big_two/players/big2ai/levels.h"

namespace upperhand::big_two::big2ai {

namespace {

class Conclusion {
 public:
  Conclusion(const View& view, const Big2aiSettings& settings, const Candidates& candidates)
      : settings_(settings), candidates_(candidates), opponents_(view.tables().players - 1) {}

  double rate(const Candidate& one) const { return one.rate(settings_, opponents_); }

  // Step 9: every playable set is part of an unplayable one with a higher rate.
  bool all_kept_together() const {
    return std::all_of(candidates_.begin(), candidates_.end(), [&](const Candidate& one) {
      return !one.playable ||
             std::any_of(candidates_.begin(), candidates_.end(), [&](const Candidate& whole) {
               return !whole.playable && whole.set.cards.holds(one.set.cards) && rate(whole) > rate(one);
             });
    });
  }

  // Step 11. Of equals, the one that leaves the fewest points, then the one found first.
  const Candidate& best() const {
    return best_by([&](const Candidate& one) { return std::tuple(rate(one), -one.left); });
  }

  // Step 12. Of equals, the one with the higher rate. If AI 4.0 has not won any simulated game, the branch
  // that lost the fewest points.
  const Candidate& least_losing() const {
    if (settings_.version == Version::four && none_won())
      return best_by([](const Candidate& one) {
        return -static_cast<double>(one.tally.lost) /
               static_cast<double>(std::max<uint64_t>(1, one.tally.visits));
      });
    return best_by([&](const Candidate& one) { return std::tuple(-one.left, rate(one)); });
  }

 private:
  bool none_won() const {
    return std::all_of(candidates_.begin(), candidates_.end(),
                       [](const Candidate& one) { return !one.playable || one.tally.good == 0; });
  }

  template <class Worth>
  const Candidate& best_by(const Worth& worth) const {
    const Candidate* best = &candidates_.front();  // playable sets come first
    for (const Candidate& one : candidates_)
      if (one.playable && worth(one) > worth(*best)) best = &one;
    return *best;
  }

  const Big2aiSettings& settings_;
  const Candidates& candidates_;
  int opponents_;
};

}  // namespace

bool decided_at_once(const Candidates& playable, Verdict& verdict) {
  verdict.steps = {1, 2, 3};
  if (playable.empty()) {
    verdict.steps.push_back(13);
    return true;
  }
  verdict.steps.push_back(4);
  if (playable.size() > 1) return false;
  verdict.move = {playable.front().set.cards};
  return true;
}

bool end_is_near(const View& view, const Big2aiSettings& settings, Verdict& verdict) {
  verdict.steps.insert(verdict.steps.end(), {5, 6});
  if (view.hand().size() <= settings.n_c) return true;
  verdict.steps.push_back(7);
  Moves all;
  generate_all(view.tables(), view.hand(), all);
  if (all.size <= static_cast<uint32_t>(settings.n_s)) return true;
  verdict.steps.push_back(8);
  return level_of(CardValues(view.tables())(view.position().gone)) >= settings.l_v;
}

void conclude(const View& view, const Big2aiSettings& settings, const Candidates& candidates, bool near,
              Verdict& verdict) {
  const Conclusion conclusion(view, settings, candidates);
  const auto step = [&](int number) { verdict.steps.push_back(number); };
  if (near) {
    step(9);
    if (conclusion.all_kept_together()) return step(13);
    step(10);
    if (conclusion.rate(conclusion.best()) < settings.r_w) {
      step(12);
      verdict.move = {conclusion.least_losing().set.cards};
      return;
    }
  }
  step(11);
  verdict.move = {conclusion.best().set.cards};
}

}  // namespace upperhand::big_two::big2ai
