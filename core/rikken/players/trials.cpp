#include "rikken/players/trials.h"

#include "rikken/players/bidder.h"
#include "rikken/players/policies.h"
#include "search/playouts.h"

namespace upperhand::rikken {

namespace {

struct NoWorker {};

template <class Policy>
Trial try_move(const Tables& tables, Position position, Move move, int seat, const Policy& policy, Rng rng) {
  make(tables, position, move);
  while (position.phase < Phase::play) make(tables, position, say(tables, position));
  while (position.phase == Phase::play) play_card(tables, position, policy(tables, position, rng));
  std::array<int, kMostSeats> chips{};
  scores(tables, position, chips);
  const int own = chips[static_cast<size_t>(seat)];
  return {own, own > 0};
}

}  // namespace

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
          for (size_t i = 0; i < running.size(); ++i)
            out[i] = try_move(view.tables(), position, moves[running[i]], view.seat(), cards, chance);
        });
  });
  MoveTrials out;
  out.best = choice(counted_gains(compared.sums, settings.errors, settings.doubt));
  for (const Trials& trials : compared.sums) out.sums.push_back(trials);
  return out;
}

}  // namespace upperhand::rikken
