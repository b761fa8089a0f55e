// Endings with all cards open, and their values by plain alpha-beta over the real engine.
#pragma once

#include "rikken/players/oracle/oracle.h"
#include "rikken/players/oracle/table.h"
#include "rikken/players/playouts.h"
#include "rikken/scene.h"

namespace upperhand::rikken::testing {

inline const Tables& usual_rules() {
  static const Tables made{Rules{}};
  return made;
}

// What the Oracle's search knows about a position.
inline oracle::Table table_of(const Position& at) {
  return {at.hands, at.trump, at.trump == kNoSuit ? 0 : lane(at.trump)};
}

// What the end of a game is worth to a side.
inline int worth(const oracle::Objective& objective, const Position& end) {
  int tricks = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (objective.has(seat)) tricks += end.won[static_cast<size_t>(seat)];
  switch (objective.aim) {
    case oracle::Aim::most_tricks:
      return tricks;
    case oracle::Aim::at_least:
      return tricks >= objective.tricks;
    case oracle::Aim::exactly_one:
      return tricks == 1;
    default:
      return tricks == 0;
  }
}

// Every card that the rules allow is tried; `low` and `high` are what the two sides have elsewhere.
inline int plain_value(const Tables& tables, const Position& at, const oracle::Objective& objective,
                       int low = -1, int high = 14) {
  if (at.phase == Phase::over) return worth(objective, at);
  const bool ours = objective.has(at.turn);
  int best = ours ? -1 : 14;
  for (const int card : each(legal_cards(tables, at))) {
    Position next = at;
    play_card(tables, next, card);
    const int value = plain_value(tables, next, objective, low, high);
    if (ours ? value > best : value < best) best = value;
    (ours ? low : high) = ours ? std::max(low, best) : std::min(high, best);
    if (low >= high) break;
  }
  return best;
}

// A random game under these rules, down to this many cards in the hand to move.
inline Position random_moment(const Tables& tables, Contract contract, int cards, Rng& rng) {
  Position at = settled_deal(tables, contract, rng);
  while (size_of(at.hands[at.turn]) > cards) play_card(tables, at, RandomCard{}(tables, at, rng));
  for (auto more = rng.below(kSeats); more > 0; --more) play_card(tables, at, RandomCard{}(tables, at, rng));
  return at;
}

// The same, with the called card still in a hand.
inline Position moment_before_the_call_is_out(const Tables& tables, int cards, Rng& rng) {
  for (;;)
    if (const Position at = random_moment(tables, Contract::rik, cards, rng); !at.revealed) return at;
}

// So many cards in each hand, of as many suits, and a seat that leads; contracts ask for nothing but to
// follow.
inline Position random_open(const Tables& tables, int cards, unsigned suits, int trump, Rng& rng) {
  Start start;
  start.contract = trump == kNoSuit ? Contract::misere : Contract::solo8;
  start.declarers = {0};
  if (trump != kNoSuit) start.trump = trump;
  start.leader = static_cast<int>(rng.below(kSeats));
  Hand left = lanes(suits);
  std::vector<Cards> hands;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Hand hand = random_part(left, cards, rng);
    left &= ~hand;
    hands.push_back(to_cards(hand));
  }
  const auto names = std::make_shared<const std::vector<std::string>>(4, "Ann");
  return State::from_hands(std::make_shared<const Tables>(tables), hands, names, 0, start).position();
}

}  // namespace upperhand::rikken::testing
