#include "rikken/players/opponents/thesis_bids.h"

#include <algorithm>

#include "rikken/hand/forecast.h"
#include "rikken/rules/auction.h"
#include "rikken/rules/scores.h"

namespace upperhand::rikken::thesis {

namespace {

struct Range {
  double least, most;
  bool admits(double tricks) const { return least <= tricks && tricks <= most; }
  double misses(double tricks) const { return std::max({0.0, least - tricks, tricks - most}); }
};

// Section 4.1.3: what it takes at least to win; none of a contract that is never bid.
std::optional<Range> minimal(Contract contract) {
  const Terms& wanted = terms(contract);
  constexpr double kAll = kHandSize;
  switch (wanted.goal) {
    case Goal::at_least:
      return Range{wanted.partner() ? 5.0 : wanted.tricks, kAll};
    case Goal::exactly_one:
      return wanted.open ? std::nullopt : std::optional(Range{0.5, 1});
    case Goal::none:
      return Range{0, wanted.open ? 0 : 0.5};
    default:
      return std::nullopt;
  }
}

// A forecast speaks of the own best trump, so hearts must be it where hearts are trump.
bool fits_trump(Contract contract, Hand hand) {
  return terms(contract).trump != TrumpBy::hearts || strongest_suit(hand, 15) == kHearts;
}

// Each absent higher card has to be drawn out, and takes one of the suit's cards with it.
double chance(int held, int higher) {
  return std::max(0.0, static_cast<double>(held - higher) / static_cast<double>(held));
}

}  // namespace

double winning_cards(Hand hand) {
  double out = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand held = hand & lane(suit);
    for (Hand left = held; left != 0; left &= ~bit(highest(left))) {
      const int card = highest(left);
      out += chance(size_of(held), size_of(above(card) & ~held));
    }
  }
  return out;
}

Move bid(const OpponentSight& sight, Forecast& forecast) {
  const Move pass = Move::bid(Contract::pass);
  std::optional<Move> best, nearest;
  int most = 0;
  double least = 0;
  for (const Move move : sight.moves) {
    const std::optional<Range> wanted = minimal(move.contract());
    if (move.is_pass() || !wanted || !fits_trump(move.contract(), sight.seen.hand)) continue;
    const std::optional<double> tricks = forecast.tricks(move.contract());
    if (!tricks) continue;
    if (const double misses = wanted->misses(*tricks); !nearest || misses < least)
      nearest = move, least = misses;
    if (!wanted->admits(*tricks)) continue;
    // Between equal payoffs the higher bid, which is harder to outbid.
    if (const int gain = stakes(sight.tables, move.contract()).gain; !best || gain >= most)
      best = move, most = gain;
  }
  if (best) return *best;
  if (sight.is_legal(pass)) return pass;
  return nearest.value_or(sight.moves[0]);
}

Move before_play(const OpponentSight& sight, Forecast& forecast) {
  const Hand hand = sight.seen.hand;
  if (sight.position.phase == Phase::auction) return bid(sight, forecast);
  unsigned suits = 0;
  for (const Move move : sight.moves)
    suits |= 1U << (move.kind == MoveKind::trump ? move.what : suit_of_card(move.what));
  const int suit = strongest_suit(hand, suits);
  return *std::find_if(sight.moves.begin(), sight.moves.end(), [&](const Move& move) {
    return (move.kind == MoveKind::trump ? move.what : suit_of_card(move.what)) == suit;
  });
}

}  // namespace upperhand::rikken::thesis
