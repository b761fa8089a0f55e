#include "rikken/players/outlook/outlook.h"

#include "rikken/players/believed_deals.h"
#include "rikken/players/policies.h"
#include "rikken/players/trials.h"

namespace upperhand::rikken {

namespace {

void play_out(const Tables& tables, Position position, Rng rng, Playouts& sums) {
  with_policy("advanced", [&](const auto& policy) { position = played_out(tables, position, policy, rng); });
  std::array<int, kMostSeats> chips{};
  scores(tables, position, chips);
  ++sums.games;
  for (size_t seat = 0; seat < kSeats; ++seat) {
    sums.scores[seat] += chips[seat];
    sums.wins[seat] += chips[seat] > 0;
  }
}

// Games from what `begin(rng)` gives.
template <class Begin>
Playouts played(const Tables& tables, const Begin& begin, uint64_t games, uint64_t seed, unsigned threads) {
  Playouts out = sum_of_games<Playouts>(games, seed, threads, [&](Rng rng, Playouts& sums) {
    const Position position = begin(rng);
    play_out(tables, position, rng, sums);
  });
  out.seats = kSeats;
  return out;
}

}  // namespace

Outlook outlook(const State& state, const OutlookSettings& settings, uint64_t seed) {
  check_between("deals", settings.deals, 1, 50'000);
  check_between("games", settings.games, 1, 50'000);
  check_between("bids", settings.bids, 1, 1'000);
  if (state.position().phase == Phase::over)
    throw GameOverError("the game is over: nothing is left to expect");
  const Tables& tables = state.tables();
  Outlook out;
  for (int seat = 0; seat < kSeats; ++seat) {
    const BelievedDeals deals(state.view(seat), {0, true, settings.bids});
    out.believed[static_cast<size_t>(seat)] = played(
        tables, [&](Rng& rng) { return deals.draw(rng); }, settings.deals,
        scramble(seed + static_cast<uint64_t>(seat)), settings.threads);
  }
  const Position lies = state.position();
  out.as_it_lies =
      played(tables, [&](Rng&) { return lies; }, settings.games, scramble(seed + kSeats), settings.threads);
  return out;
}

}  // namespace upperhand::rikken
