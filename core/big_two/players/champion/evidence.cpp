#include "big_two/players/champion/evidence.h"

#include <algorithm>
#include <cmath>

#include "big_two/rules/combination.h"
#include "checks.h"

namespace upperhand::big_two::champion {

void check(const Trust& trust) {
  check_between("trust", trust.power, 0, 1);
  check_between("floor", trust.floor, 1e-6, 1);
}

// Any deal that fits the view can be used to replay the game: only the sizes of the hands are kept.
Evidence::Evidence(const View& view, const Trust& trust) : trust_(trust) {
  check(trust);
  if (trust.power <= 0) return;
  Rng rng(0);
  const State begin = view.determinise(rng).beginning();
  Position position = begin.position();
  Shown shown;
  for (const Turn& turn : begin.history()) shown.played[turn.seat] |= turn.move.cards;
  for (size_t ply = begin.history().size(); ply < view.history().size(); ++ply) {
    const auto& [seat, move] = view.history()[ply];
    if (seat != view.seat()) seen_[seat].push_back({position, shown, move.cards, Cards()});
    for (Seen& seen : seen_[seat]) seen.later |= move.cards;
    shown.note(position, move.cards);
    if (const std::optional<Combination> played = classify(view.tables(), move.cards))
      play(view.tables(), position, move.cards, played->kind, played->key);
    else
      pass(view.tables(), position);
  }
}

double Evidence::log_weight(size_t seat, Cards left, Decider& decider, double least) const {
  std::vector<double> chance;
  double sum = 0;
  for (const Seen& seen : seen_[seat]) {
    Position position = seen.position;
    position.hands[seat] = left | seen.later;
    if (decider.list(position) == 1) continue;
    chances(decider.score(position, seen.shown), 1, chance);
    sum += trust_.power * std::log(std::max(chance[decider.number_of(seen.done)], trust_.floor));
    if (sum < least) break;
  }
  return sum;
}

double Judge::log_weight(size_t seat, Cards left, double least) {
  const auto [entry, is_new] = known_[seat].try_emplace(left.mask());
  JudgedHand& known = entry->second;
  // Complete, or already known to be too small.
  if (!is_new && (known.log_weight >= known.least || known.log_weight < least)) return known.log_weight;
  known = {least, evidence_.log_weight(seat, left, decider_, least)};
  return known.log_weight;
}

double Judge::log_weight(const Hands& hands) {
  double sum = 0;
  for (size_t seat = 0; seat < kMostSeats; ++seat) sum += log_weight(seat, hands[seat]);
  return sum;
}

}  // namespace upperhand::big_two::champion
