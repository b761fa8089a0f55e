// Leading: with two to four cards left, with two or three plays left, and earlier.
#include "big_two/players/opponents/rule_based/plan.h"

namespace upperhand::big_two::rule_based {

namespace {

bool sure(const Play& play) { return play.card_class == CardClass::a; }

Cards of_the_weakest_class(const Plan& plan) { return plan.weakest_class_first()[0].cards(); }

Cards two_cards_left(const Plan& plan) {
  const Plays singles = plan.singles();
  return singles[sure(singles[1]) || plan.an_opponent_has(1) ? 1 : 0].cards();
}

Cards group_and_single(const Plan& plan) {
  const Play &group = plan.plays()[0], &single = plan.plays()[1];
  if (sure(group)) return group.cards();
  if (sure(single)) return single.cards();
  if (plan.an_opponent_has(1)) return group.cards();
  if (plan.an_opponent_has(group.size())) return single.cards();
  return of_the_weakest_class(plan);
}

// Three or four single cards: the second lowest if the highest is sure to win.
Cards only_singles(const Plan& plan, const Plays& singles) {
  if (sure(singles.back())) return singles[1].cards();
  return (plan.an_opponent_has(1) ? singles.back() : singles.front()).cards();
}

Cards three_cards_left(const Plan& plan) {
  return plan.groups().empty() ? only_singles(plan, plan.singles()) : group_and_single(plan);
}

Cards two_groups(const Plan& plan, const Plays& groups) {
  return groups[sure(groups[1]) || plan.an_opponent_has(2) ? 1 : 0].cards();
}

Cards pair_and_two_singles(const Plan& plan) {
  const Play &pair = plan.plays()[0], &low = plan.plays()[1], &high = plan.plays()[2];
  if (plan.of_class(CardClass::a).empty()) return of_the_weakest_class(plan);
  if (!sure(high) && plan.an_opponent_has(1)) return pair.cards();
  return low.cards();
}

Cards four_cards_left(const Plan& plan) {
  const Plays groups = plan.groups();
  if (groups.size() == 2) return two_groups(plan, groups);
  if (plan.plays().size() == 2) return group_and_single(plan);
  return groups.empty() ? only_singles(plan, plan.singles()) : pair_and_two_singles(plan);
}

Cards winning_strategy(const Plan& plan) {
  const Plays sure_plays = plan.of_class(CardClass::a);
  if (sure_plays.size() + 1 >= plan.plays().size()) return sure_plays[0].cards();
  if (const Plays fives = plan.five_card_hands(); !fives.empty()) return fives[0].cards();
  const Plays groups = plan.groups();
  return (plan.an_opponent_has(2) ? groups.back() : groups.front()).cards();
}

Cards more_than_four_cards_left(const Plan& plan) {
  const Plays groups = plan.groups();
  const bool no_fives = plan.five_card_hands().empty();
  if (plan.an_opponent_has(1))
    return no_fives && groups.empty() ? plan.strongest_class_first()[0].cards() : plan.plays()[0].cards();
  if (no_fives && groups.size() > plan.singles().size()) return groups[0].cards();
  return of_the_weakest_class(plan);
}

}  // namespace

Cards in_control(const Plan& plan) {
  if (plan.cards() == 2) return two_cards_left(plan);
  if (plan.cards() == 3) return three_cards_left(plan);
  if (plan.cards() == 4) return four_cards_left(plan);
  return plan.plays().size() <= 3 ? winning_strategy(plan) : more_than_four_cards_left(plan);
}

}  // namespace upperhand::big_two::rule_based
