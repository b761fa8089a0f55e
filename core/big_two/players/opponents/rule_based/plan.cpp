#include "big_two/players/opponents/rule_based/plan.h"

#include <algorithm>
#include <iterator>

#include "big_two/hand/counts.h"
#include "big_two/players/opponents/rule_based/partition.h"
#include "big_two/players/opponents/rule_based/rule_based.h"

namespace upperhand::big_two {

namespace rule_based {

CardClass card_class(const Tables& tables, Cards unseen, const Combination& one) {
  const ComparedCounts found = compared_counts(tables, unseen, one);
  if (found.stronger == 0) return CardClass::a;
  if (found.weaker == 0) return CardClass::d;
  const double share = size_of(one.kind) == 1 ? 0.8 : 0.7;
  return found.weaker > static_cast<int>(share * (found.weaker + found.stronger)) ? CardClass::b
                                                                                  : CardClass::c;
}

Plan::Plan(const OpponentSight& sight) : cards_(sight.hand().size()), fewest_(kDeckSize) {
  const Cards unseen = sight.unseen();
  for (const Combination& one : partition(sight.tables, sight.hand()))
    plays_.push_back({one, card_class(sight.tables, unseen, one)});
  std::stable_sort(plays_.begin(), plays_.end(), [&](const Play& a, const Play& b) {
    if (a.size() != b.size()) return a.size() > b.size();
    return strength(sight.tables, a.combination) < strength(sight.tables, b.combination);
  });
  for (int seat = 0; seat < sight.tables.players; ++seat) {
    if (seat == sight.position.turn) continue;
    const int left = sight.counts[static_cast<size_t>(seat)];
    opponents_ |= 1U << left;
    fewest_ = std::min(fewest_, left);
  }
}

Plays Plan::of_sizes(int least, int most) const {
  Plays out;
  std::copy_if(plays_.begin(), plays_.end(), std::back_inserter(out),
               [&](const Play& play) { return least <= play.size() && play.size() <= most; });
  return out;
}

Plays Plan::of_class(CardClass wanted) const {
  Plays out;
  std::copy_if(plays_.begin(), plays_.end(), std::back_inserter(out),
               [&](const Play& play) { return play.card_class == wanted; });
  return out;
}

Plays Plan::weakest_class_first() const {
  Plays out = plays_;
  std::stable_sort(out.begin(), out.end(),
                   [](const Play& a, const Play& b) { return a.card_class > b.card_class; });
  return out;
}

Plays Plan::strongest_class_first() const {
  Plays out = plays_;
  std::stable_sort(out.begin(), out.end(),
                   [](const Play& a, const Play& b) { return a.card_class < b.card_class; });
  return out;
}

namespace {

// The combination with the lowest card, which the first play must contain.
Cards opening(const OpponentSight& sight, const Plan& plan) {
  const Cards lowest = opening_card(sight.tables, sight.position);
  const auto play = std::find_if(plan.plays().begin(), plan.plays().end(),
                                 [&](const Play& each) { return each.cards().holds(lowest); });
  return sight.is_legal(play->cards()) ? play->cards() : lowest;
}

Cards choice(const OpponentSight& sight) {
  if (sight.is_legal(sight.hand())) return sight.hand();
  const Plan plan(sight);
  if (!sight.position.leading()) return not_in_control(sight, plan);
  return sight.position.opening ? opening(sight, plan) : in_control(plan);
}

}  // namespace

}  // namespace rule_based

size_t RuleBasedOpponent::choose(const OpponentSight& sight) const {
  return sight.find(rule_based::choice(sight));
}

}  // namespace upperhand::big_two
