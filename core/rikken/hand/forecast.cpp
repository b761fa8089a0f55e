#include "rikken/hand/forecast.h"

#include <algorithm>
#include <tuple>

namespace upperhand::rikken {

namespace {

constexpr int kMostLosers = 12;  // three a suit

// Table 3.4: 2 3 4 are worth 1 point, 5 6 7 two, 8 9 10 three, J Q K four, the ace five.
constexpr int card_points(int rank) { return rank / 3 + 1; }

// By the number of cards counted: each threshold that the points reach is one more winner.
constexpr std::array<std::array<int, 4>, 5> kWinnersFrom = {
    {{99, 99, 99, 99}, {2, 99, 99, 99}, {4, 7, 99, 99}, {6, 8, 11, 99}, {8, 10, 13, 17}}};

// Of the three highest cards at most: of n cards looked at, one of the n highest ranks is no loser.
int losers_of_suit(Hand ranks) {
  const int looked_at = std::min(size_of(ranks), 3);
  int out = 0;
  for (int i = 0; i < looked_at; ++i) {
    const int rank = highest(ranks);
    out += rank <= kAce - looked_at;
    ranks ^= bit(rank);
  }
  return out;
}

// Of the four lowest cards at most.
int winners_of_suit(Hand ranks) {
  const int looked_at = std::min(size_of(ranks), 4);
  int points = 0;
  for (int i = 0; i < looked_at; ++i, ranks &= ranks - 1) points += card_points(lowest(ranks));
  const auto& from = kWinnersFrom[static_cast<size_t>(looked_at)];
  return static_cast<int>(
      std::count_if(from.begin(), from.end(), [&](int threshold) { return points >= threshold; }));
}

Hand ranks_of_suit(Hand hand, int suit) { return hand >> (16 * suit) & kLane; }

// For trump, 2 to 10 are worth one point each, then jack, queen, king, ace; and each card one for length.
int points_of_suit(Hand ranks) {
  int out = 2 * size_of(ranks);
  for (int rank = kJack; rank <= kAce; ++rank) out += holds(ranks, rank) ? rank - kJack + 1 : 0;
  return out;
}

using Strength = std::tuple<int, int>;  // points and length

// The first suit among some that none comes before.
template <class Before>
int first_suit(Hand hand, unsigned among, const Before& before) {
  int best = kNoSuit;
  Strength of_best;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand ranks = ranks_of_suit(hand, suit);
    const Strength strength{points_of_suit(ranks), size_of(ranks)};
    if ((among >> suit & 1) == 0 || (best != kNoSuit && !before(strength, of_best))) continue;
    best = suit;
    of_best = strength;
  }
  return best;
}

}  // namespace

int forecast_tricks(Hand hand) {
  int out = kMostLosers;
  for (int suit = 0; suit < kSuits; ++suit) out -= losers_of_suit(ranks_of_suit(hand, suit));
  return out;
}

int forecast_winners(Hand hand) {
  int out = 0;
  for (int suit = 0; suit < kSuits; ++suit) out += winners_of_suit(ranks_of_suit(hand, suit));
  return out;
}

int strongest_suit(Hand hand, unsigned among) {
  return first_suit(hand, among, [](const Strength& one, const Strength& other) { return one > other; });
}

int weakest_suit(Hand hand, unsigned among) {
  return first_suit(hand, among, [](const Strength& one, const Strength& other) { return one < other; });
}

}  // namespace upperhand::rikken
