#include "rikken/players/halving.h"

#include <algorithm>
#include <cmath>

namespace upperhand::rikken {

namespace {

// Half of the cards continues, by their tricks on average.
template <WantedTricks kWanted>
struct HalfWith {
  using Sums = TrialSums;
  static constexpr size_t kFewest = 1;  // a single card needs figures, too

  static double merit(const TrialSums& sums) {
    const double tricks = sums.mean_score();
    if (kWanted == WantedTricks::nearest_to_one) return -std::abs(tricks - 1);
    return kWanted == WantedTricks::most ? tricks : -tricks;
  }
  static size_t rounds(size_t cards) { return BetterHalf::rounds(cards); }
  static size_t halve(std::span<const TrialSums> sums, std::span<size_t> running) {
    std::stable_sort(running.begin(), running.end(),
                     [&](size_t a, size_t b) { return merit(sums[a]) > merit(sums[b]); });
    return (running.size() + 1) / 2;
  }
};

}  // namespace

WantedTricks wanted_tricks(std::string_view text) {
  if (text == "most") return WantedTricks::most;
  if (text == "fewest") return WantedTricks::fewest;
  if (text == "nearest_to_one") return WantedTricks::nearest_to_one;
  throw Error("wanted must be most, fewest or nearest_to_one, not " + in_quotes(text));
}

FirstCards halved(Hand cards, WantedTricks wanted, uint64_t games, unsigned threads,
                  const TryCards& try_cards) {
  Workers<NoWorker> workers(check_threads(threads), [] { return std::make_unique<NoWorker>(); });
  const Timer counts_decide(0);
  const ComparisonBudget budget{games, counts_decide};
  const auto sums_by = [&]<WantedTricks kWanted>() {
    const auto with_worker = [&](NoWorker&, uint64_t deal, std::span<const size_t> running,
                                 std::span<Trial> trials) { try_cards(deal, running, trials); };
    return compare<HalfWith<kWanted>>(static_cast<size_t>(size_of(cards)), budget, workers, with_worker).sums;
  };
  const std::vector<TrialSums> sums = wanted == WantedTricks::most ? sums_by.operator()<WantedTricks::most>()
                                      : wanted == WantedTricks::fewest
                                          ? sums_by.operator()<WantedTricks::fewest>()
                                          : sums_by.operator()<WantedTricks::nearest_to_one>();
  FirstCards out;
  for (unsigned i = 0; i < sums.size(); ++i) {
    const auto card = static_cast<size_t>(nth(cards, i));
    out.times[card] = static_cast<uint32_t>(sums[i].size());
    out.tricks[card] = static_cast<uint32_t>(std::llround(sums[i].mean_score() * out.times[card]));
  }
  return out;
}

}  // namespace upperhand::rikken
