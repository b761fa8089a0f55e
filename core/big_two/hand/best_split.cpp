#include "big_two/hand/best_split.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "big_two/rules/movegen.h"

namespace upperhand::big_two {

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

}  // namespace

BestSplit::BestSplit(const Tables& tables, Cards hand, const Worth& worth) : hand_(hand) {
  check_hand(hand);
  Moves moves;
  generate_all(tables, hand, moves);
  plays_.reserve(moves.size);
  for (uint32_t i = 0; i < moves.size; ++i) {
    const Combination one = moves.combination(tables, i);
    const auto top = static_cast<size_t>(tables.top_place(one.cards));
    plays_.push_back({packed(one.cards), worth[index_of(one.kind)][top], one});
  }
  const auto lowest = [](const PackedPlay& play) { return std::countr_zero(play.bits); };
  std::stable_sort(plays_.begin(), plays_.end(),
                   [&](const PackedPlay& a, const PackedPlay& b) { return lowest(a) < lowest(b); });
  for (const PackedPlay& play : plays_) ++first_[static_cast<size_t>(lowest(play)) + 1];
  for (size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
  known_.assign(size_t{1} << hand.size(), kUnknown);
  known_[0] = 0;
}

// The lowest card goes into one of the plays; the rest is split in the best way.
double BestSplit::best_of(uint32_t part) {
  if (!std::isnan(known_[part])) return known_[part];
  const auto lowest = static_cast<size_t>(std::countr_zero(part));
  double best = -std::numeric_limits<double>::infinity();
  for (uint32_t i = first_[lowest]; i < first_[lowest + 1]; ++i)
    if ((plays_[i].bits & ~part) == 0)
      best = std::max(best, plays_[i].value + best_of(part ^ plays_[i].bits));
  return known_[part] = best;
}

std::vector<Combination> BestSplit::split(Cards cards) {
  std::vector<Combination> out;
  for (uint32_t part = packed(cards); part != 0;) {
    uint32_t i = first_[static_cast<size_t>(std::countr_zero(part))];
    while ((plays_[i].bits & ~part) != 0 || plays_[i].value + best_of(part ^ plays_[i].bits) != best_of(part))
      ++i;
    out.push_back(plays_[i].combination);
    part ^= plays_[i].bits;
  }
  return out;
}

}  // namespace upperhand::big_two
