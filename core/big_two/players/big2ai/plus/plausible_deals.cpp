#include "big_two/players/big2ai/plus/plausible_deals.h"

#include "big_two/rules/strongest.h"

namespace upperhand::big_two::big2ai {

namespace {

constexpr int kAttempts = 8;  // the last guess is accepted as it is

}  // namespace

PlausibleDeals::PlausibleDeals(const View& view, double doubt) : tables_(view.tables()), hidden_(view) {
  if (doubt >= 1) return;
  Combination table;
  int table_seat = kNobody;
  for (const Turn& turn : view.history()) {
    if (turn.seat == table_seat) table_seat = kNobody;  // it leads
    if (!turn.move.is_pass()) {
      table = *classify(tables_, turn.move.cards);
      table_seat = turn.seat;
      for (Pass& pass : passes_)
        if (pass.seat == turn.seat) pass.later |= turn.move.cards;
    } else if (turn.seat != view.seat() && table_seat != kNobody) {
      passes_.push_back({turn.seat, table.kind, table.key, {}});
    }
  }
  chances_.assign(passes_.size() + 1, 1);
  for (size_t i = 1; i < chances_.size(); ++i) chances_[i] = chances_[i - 1] * doubt;
}

int PlausibleDeals::doubtful(const Hands& hands) const {
  int count = 0;
  for (const Pass& pass : passes_)
    count += can_beat(tables_, hands[pass.seat] | pass.later, pass.kind, pass.key);
  return count;
}

void PlausibleDeals::deal(Rng& rng, Hands& hands) const {
  hidden_.deal(rng, hands);
  if (passes_.empty()) return;
  for (int attempt = 1; attempt < kAttempts; ++attempt) {
    if (rng.uniform() < chances_[static_cast<size_t>(doubtful(hands))]) return;
    hidden_.deal(rng, hands);
  }
}

}  // namespace upperhand::big_two::big2ai
