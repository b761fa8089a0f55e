#include "rikken/hand/cover_card.h"

#include <algorithm>
#include <tuple>

namespace upperhand::rikken {

namespace {

int length_of(Hand dealt, int card) { return size_of(dealt & lane(suit_of_card(card))); }

// (length - rivals) / length, and never below 0.
int chance(int length, Hand rivals) { return std::max(0, length - size_of(rivals)) * (kChanceUnit / length); }

int win_chance(Hand dealt, int card) { return chance(length_of(dealt, card), above(card) & ~dealt); }
int lose_chance(Hand dealt, int card) { return chance(length_of(dealt, card), below(card) & ~dealt); }

Hand candidates(Hand dealt, Cover cover) {
  if (cover == Cover::any) return dealt;
  if ((dealt & kHighCards) != 0) return dealt & kHighCards;
  int rank = kJack;
  while ((dealt & rank_in_all_suits(rank)) == 0) --rank;
  return dealt & rank_in_all_suits(rank);
}

}  // namespace

int cover_worth(Hand dealt, int card) { return win_chance(dealt, card) + lose_chance(dealt, card); }

int cover_card(Hand dealt, Cover cover) {
  const auto merit = [dealt](int card) {
    return std::tuple(cover_worth(dealt, card), win_chance(dealt, card), rank_of_card(card),
                      length_of(dealt, card));
  };
  const Hand among = candidates(dealt, cover);
  int best = lowest(among);
  for (const int card : each(among))
    if (merit(card) > merit(best)) best = card;
  return best;
}

}  // namespace upperhand::rikken
