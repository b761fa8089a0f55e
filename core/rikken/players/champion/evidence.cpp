#include "rikken/players/champion/evidence.h"

#include <algorithm>
#include <cmath>

#include "checks.h"
#include "rikken/players/bidder.h"
#include "rikken/players/opponents/opponents.h"
#include "rikken/players/strategy/advanced.h"

namespace upperhand::rikken::champion {

namespace {

// Whose bids are expected, in parts of one.
constexpr double kCareful = 0.5, kAdvanced = 0.3, kBasic = 0.2;
constexpr double kLeast = 1e-6;  // no move makes a deal impossible

// Any deal that fits the view can be used to replay the game.
State beginning_of(const View& view) {
  Rng rng(0);
  const State now = view.determinise(rng);
  std::vector<Cards> dealt;
  for (const Hand hand : now.position().dealt) dealt.push_back(to_cards(hand));
  return State::from_hands(view.shared_tables(), dealt, view.names(), now.position().dealer, view.start());
}

double chance_of_card(const Tables& tables, const Position& position,
                      const std::array<uint8_t, kSeats>& counts, int card, double trust) {
  const Sight seen = sight_with_counts(tables, position, position.turn, counts);
  const Hand usual = advanced::options(seen).cards;
  const double likely = holds(usual, card) ? 1.0 / size_of(usual) : 0;
  return trust * likely + (1 - trust) / size_of(seen.legal);
}

// How often a careful table, `advanced` and `basic` would say this; none of them draws by chance.
double likelihood(const Tables& tables, const Position& position, const Sight& seen, Move done) {
  Moves legal;
  legal_moves(tables, position, legal);
  const OpponentSight sight{tables, position, seen, std::span(legal.moves.data(), legal.size)};
  Rng none(0);
  double out = say(tables, position) == done ? kCareful : 0;
  if (AdvancedOpponent().choose(sight, none) == done) out += kAdvanced;
  if (BasicOpponent().choose(sight, none) == done) out += kBasic;
  return out;
}

// A bid that none of them makes is the less likely the more tricks it misses.
double chance_of_bid(const Tables& tables, const Position& position,
                     const std::array<uint8_t, kSeats>& counts, Move done, double trust) {
  const Sight seen = sight_with_counts(tables, position, position.turn, counts);
  const double far = std::exp(-bid_misfit(seen.hand, done.contract()));
  return trust * likelihood(tables, position, seen, done) + (1 - trust) * far;
}

// Trumps and calls: all players choose them alike.
double chance_of_choice(const Tables& tables, const Position& position, Move done, double trust) {
  constexpr double kChoices = 3;
  return (say(tables, position) == done ? trust : 0) + (1 - trust) / kChoices;
}

}  // namespace

void check(const Trust& trust) {
  check_between("bids", trust.bids, 0, 1);
  check_between("cards", trust.cards, 0, 1);
}

Evidence::Evidence(const View& view, const Trust& trust) : tables_(view.tables()), trust_(trust) {
  for (const Turn& turn : view.history())
    if (turn.move.kind == MoveKind::card) played_[turn.seat] |= bit(turn.move.what);
  Position position = beginning_of(view).position();
  for (const Turn& turn : view.history()) {
    const double trusted = turn.move.kind == MoveKind::card ? trust.cards : trust.bids;
    if (view.position().hands[turn.seat] == 0 && trusted > 0) note(view, position, turn);
    if (turn.move.kind == MoveKind::card)
      for (Seen& seen : seen_[turn.seat]) seen.later |= bit(turn.move.what);
    make(tables_, position, turn.move);
  }
}

void Evidence::note(const View& view, const Position& position, const Turn& turn) {
  Seen seen{position, {}, turn.move, 0};
  for (size_t seat = 0; seat < kSeats; ++seat) {
    seen.counts[seat] = static_cast<uint8_t>(size_of(position.hands[seat]));
    if (view.position().hands[seat] == 0) seen.position.hands[seat] = seen.position.dealt[seat] = 0;
  }
  seen_[turn.seat].push_back(seen);
}

bool Evidence::empty() const {
  return std::all_of(seen_.begin(), seen_.end(), [](const auto& one) { return one.empty(); });
}

double Evidence::chance_of(const Seen& seen, size_t seat, Hand left) const {
  Position position = seen.position;
  position.hands[seat] = left | seen.later;
  position.dealt[seat] = left | played_[seat];
  switch (seen.done.kind) {
    case MoveKind::card:
      return chance_of_card(tables_, position, seen.counts, seen.done.what, trust_.cards);
    case MoveKind::bid:
      return chance_of_bid(tables_, position, seen.counts, seen.done, trust_.bids);
    default:
      return chance_of_choice(tables_, position, seen.done, trust_.bids);
  }
}

double Evidence::log_weight(size_t seat, Hand left, double least) const {
  double sum = 0;
  for (const Seen& seen : seen_[seat]) {
    sum += std::log(std::max(chance_of(seen, seat, left), kLeast));
    if (sum < least) break;
  }
  return sum;
}

double Judge::log_weight(size_t seat, Hand left, double least) {
  const auto [entry, is_new] = known_[seat].try_emplace(left);
  JudgedHand& known = entry->second;
  // Complete, or already known to be too small.
  if (!is_new && (known.log_weight >= known.least || known.log_weight < least)) return known.log_weight;
  known = {least, evidence_.log_weight(seat, left, least)};
  return known.log_weight;
}

}  // namespace upperhand::rikken::champion
