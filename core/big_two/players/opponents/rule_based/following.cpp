// Playing on the table, or passing.
#include <algorithm>
#include <tuple>

#include "big_two/hand/counts.h"
#include "big_two/players/opponents/rule_based/plan.h"

namespace upperhand::big_two::rule_based {

namespace {

constexpr int kYoung = 4;       // the game is young up to this turn (the first is 0)
constexpr int kFarFromOut = 6;  // nobody is near the end while everybody has more cards than this

int fewest_of_all(const Plan& plan) { return std::min(plan.cards(), plan.fewest_of_opponents()); }

bool holds_twos(const Play& play) { return Cards::rank(kRanks - 1).holds(play.cards()); }

bool hold_single(const OpponentSight& sight, const Plan& plan, const Play& play) {
  if (plan.cards() <= 2 || plan.fewest_of_opponents() < 3) return false;
  if (compared_counts(sight.tables, sight.hand(), play.combination).stronger > 0) return false;
  const size_t sure = plan.of_class(CardClass::a).size();
  return sure < plan.plays().size() - sure || fewest_of_all(plan) > kFarFromOut;
}

bool hold_group(const Plan& plan, const Play& play) {
  return plan.cards() > play.size() + 1 && plan.fewest_of_opponents() > play.size() && holds_twos(play);
}

bool hold_five_card_hand(const OpponentSight& sight, const Plan& plan, const Play& play) {
  if (fewest_of_all(plan) <= kFarFromOut || sight.ply > kYoung || sight.position.passed == 0) return false;
  return plan.five_card_hands().size() == 2 && play.card_class <= CardClass::b;
}

bool hold_back(const OpponentSight& sight, const Plan& plan, const Play& play) {
  if (play.size() == 1) return hold_single(sight, plan, play);
  return play.size() == 5 ? hold_five_card_hand(sight, plan, play) : hold_group(plan, play);
}

// The first that is legal and not held back, or none; `held` tells whether a legal one was held back.
const Play* first_to_play(const OpponentSight& sight, const Plan& plan, const Plays& plays, bool& held) {
  for (const Play& play : plays) {
    if (!sight.is_legal(play.cards())) continue;
    if (!hold_back(sight, plan, play)) return &play;
    held = true;
  }
  return nullptr;
}

// The cards of the highest pair that nothing unseen beats; each can be played on a single.
void add_lent_singles(const OpponentSight& sight, const Plan& plan, Plays& out) {
  const Play* pair = nullptr;
  const Plays groups = plan.groups();
  for (const Play& play : groups)
    if (play.size() == 2 && play.card_class == CardClass::a) pair = &play;
  if (pair == nullptr) return;
  const Cards low = sight.tables.lowest_card(pair->cards());
  for (const Cards card : {low, pair->cards() - low}) {
    const Combination one{card, Kind::single, key_of(sight.tables, card, Kind::single)};
    out.push_back({one, card_class(sight.tables, sight.unseen(), one)});
  }
}

// The weakest part of a play that beats the table with the same number of cards, or none.
Cards beating_part(const OpponentSight& sight, const Play& play) {
  const Combination table = sight.table();
  Moves moves;
  generate_beating(sight.tables, play.cards(), table.kind, table.key, moves);
  const auto rank = [&](const Combination& one) {
    return std::tuple(one.kind != table.kind, strength(sight.tables, one), one.cards);
  };
  Combination best;
  for (uint32_t i = 0; i < moves.size; ++i) {
    const Combination one = moves.combination(sight.tables, i);
    if (one.cards.size() != table.cards.size()) continue;
    if (best.cards.empty() || rank(one) < rank(best)) best = one;
  }
  return best.cards;
}

Cards split_card(const OpponentSight& sight, const Plan& plan) {
  for (const Plays& plays : {plan.groups(), plan.five_card_hands()})
    for (auto play = plays.rbegin(); play != plays.rend(); ++play) {
      if (play->size() <= sight.position.table.size()) continue;
      if (const Cards part = beating_part(sight, *play); !part.empty()) return part;
    }
  return {};
}

}  // namespace

Cards not_in_control(const OpponentSight& sight, const Plan& plan) {
  const unsigned bombs = bombs_of(sight.tables);
  const bool bombs_wait = (bombs & bit_of(sight.position.table_kind)) == 0;
  Plays quiet, waiting;
  for (const Play& play : plan.weakest_class_first())
    (bombs_wait && (bombs & bit_of(play.combination.kind)) != 0 ? waiting : quiet).push_back(play);
  if (sight.position.table.size() == 1) add_lent_singles(sight, plan, quiet);
  bool held = false;
  const Play* play = first_to_play(sight, plan, quiet, held);
  if (play == nullptr && !held) play = first_to_play(sight, plan, waiting, held);
  if (play != nullptr) return play->cards();
  return plan.an_opponent_has(1) ? split_card(sight, plan) : Cards();
}

}  // namespace upperhand::big_two::rule_based
