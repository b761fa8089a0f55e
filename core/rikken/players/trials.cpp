#include "rikken/players/trials.h"

#include "rikken/players/policies.h"
#include "search/playouts.h"

namespace upperhand::rikken {

Trial result_for(const Tables& tables, const Position& end, int seat) {
  std::array<int, kMostSeats> chips{};
  scores(tables, end, chips);
  const int own = chips[static_cast<size_t>(seat)];
  return {own, own > 0};
}

void BidSums::add(const Position& end, Move bid, int seat) {
  if (bid.kind != MoveKind::bid || bid.is_pass() || end.contract != bid.contract() || !end.is_declarer(seat))
    return;
  ++played;
  made += rikken::made(end, seat) ? 1 : 0;
}

MoveTrials try_moves(const View& view, std::span<const Move> moves, std::string_view policy,
                     const TrialSettings& settings, uint64_t seed) {
  const BelievedDeals deals(view, settings.memory);
  Workers<NoWorker> workers(settings.threads, [] { return std::make_unique<NoWorker>(); });
  const Timer counts_decide(0);
  const ComparisonBudget budget{settings.games, counts_decide};
  const auto compared = with_policy(policy, [&](const auto& cards) {
    return compare<Challengers>(
        moves.size(), budget, workers,
        [&](NoWorker&, uint64_t deal, std::span<const size_t> running, std::span<Trial> out) {
          Rng rng = rng_of_game(seed, deal);
          const Position position = deals.draw(rng);
          // Generators that differ from the deal's: cards and chance in play must not go together.
          const Rng chance(rng.bits());
          for (size_t i = 0; i < running.size(); ++i) {
            Position after = position;
            make(view.tables(), after, moves[running[i]]);
            out[i] = result_for(view.tables(), played_out(view.tables(), after, cards, chance), view.seat());
          }
        });
  });
  MoveTrials out;
  out.best = choice(counted_gains(compared.sums, settings.errors, settings.doubt));
  for (const Trials& trials : compared.sums) out.sums.push_back(trials);
  return out;
}

}  // namespace upperhand::rikken
