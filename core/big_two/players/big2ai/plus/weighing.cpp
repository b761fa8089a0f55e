#include "big_two/players/big2ai/plus/weighing.h"

#include <algorithm>
#include <map>
#include <memory>

#include "big_two/players/big2ai/plus/plausible_deals.h"
#include "checks.h"

namespace upperhand::big_two::big2ai {

namespace {

constexpr size_t kStep = 16;  // deals between two checks of the clock

// The ranks of a set and how many cards of each it contains, in three bits per rank.
uint64_t ranks_of(Cards cards) {
  uint64_t out = 0;
  for (int rank = 0; rank < kRanks; ++rank)
    out |= static_cast<uint64_t>(std::popcount(cards.suits_of(rank))) << (3 * rank);
  return out;
}

std::vector<Combination> moves_to_weigh(const View& view) {
  const Tables& tables = view.tables();
  Moves moves;
  legal_plays(tables, view.position(), moves);
  std::map<uint64_t, std::pair<Combination, Combination>> alike;  // the weakest and the strongest
  for (uint32_t i = 0; i < moves.size; ++i) {
    const Combination one = moves.combination(tables, i);
    const auto [at, added] = alike.try_emplace(ranks_of(one.cards), one, one);
    if (added) continue;
    auto& [weak, strong] = at->second;
    if (strength(tables, one) < strength(tables, weak)) weak = one;
    if (strength(tables, one) > strength(tables, strong)) strong = one;
  }
  std::vector<Combination> out;
  for (const auto& [ranks, two] : alike) {
    out.push_back(two.first);
    if (two.first.cards != two.second.cards) out.push_back(two.second);
  }
  if (!view.position().leading()) out.push_back({});
  return out;
}

class Simulation {
 public:
  Simulation(const View& view, const PlausibleDeals& deals, const PlusSettings& settings, uint64_t seed)
      : view_(view), tables_(view.tables()), deals_(deals), thrift_{settings.save}, seed_(scramble(seed)) {}

  // Plays the deal of this number with each remaining move; the number decides all chance in it.
  void try_deal(uint64_t number, const std::vector<Combination>& moves, std::span<const size_t> running,
                std::span<Trial> trials) {
    Position start = view_.position();
    Rng rng(scramble(seed_ ^ number));
    deals_.deal(rng, start.hands);
    for (size_t i = 0; i < running.size(); ++i) {
      Position at = start;
      make(at, moves[running[i]]);
      finish(at, rng);  // passed by value: all moves get the same random numbers
      trials[i] = trial(at);
    }
  }

 private:
  void make(Position& at, const Combination& set) const {
    if (set.cards.empty()) return pass(tables_, at);
    play(tables_, at, set.cards, set.kind, set.key);
  }
  void finish(Position& at, Rng rng) {
    while (!at.over) make(at, thrifty_play(tables_, at, thrift_, sets_, rng));
  }
  Trial trial(const Position& end) const {
    std::array<int, kMostSeats> points{};
    scores(tables_, end, points);
    return {points[static_cast<size_t>(view_.seat())], end.turn == view_.seat()};
  }

  const View& view_;
  const Tables& tables_;
  const PlausibleDeals& deals_;
  Thrift thrift_;
  uint64_t seed_;
  Moves sets_;
};

}  // namespace

std::vector<Weighed> weigh_moves(const View& view, const PlusSettings& settings, uint64_t seed) {
  check_between("games", settings.games, settings.ms > 0 ? 0 : 1, 10'000'000);
  check_between("doubt", settings.doubt, 0, 1);
  check_between("save", settings.save, 0, 1);
  check_between("ms", settings.ms, 0, kMostMilliseconds);
  check_threads(settings.threads);
  if (!view.my_turn()) throw Error("it is not the turn of seat " + std::to_string(view.seat()));
  const std::vector<Combination> moves = moves_to_weigh(view);
  if (moves.size() == 1) return {{moves[0], {}}};
  const PlausibleDeals deals(view, settings.doubt);
  const Timer timer(settings.ms);
  Workers<Simulation> workers(std::min<size_t>(settings.threads, kStep),
                              [&] { return std::make_unique<Simulation>(view, deals, settings, seed); });
  const auto found = compare<BetterHalf>(
      moves.size(), {settings.games, timer, 0, kStep}, workers,
      [&](Simulation& simulation, uint64_t deal, std::span<const size_t> running, std::span<Trial> trials) {
        simulation.try_deal(deal, moves, running, trials);
      });
  std::vector<Weighed> out;
  for (const size_t i : found.order) out.push_back({moves[i], found.sums[i]});
  return out;
}

}  // namespace upperhand::big_two::big2ai
