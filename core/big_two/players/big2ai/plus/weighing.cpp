#include "big_two/players/big2ai/plus/weighing.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

#include "big_two/players/big2ai/plus/plausible_deals.h"
#include "checks.h"
#include "threads.h"

namespace upperhand::big_two::big2ai {

namespace {

constexpr unsigned kParts = 16;
constexpr size_t kFinalists = 2;

// The ranks of a set with how often it holds each: two bits a rank tell all but four of a rank, which is a
// set of its own kind.
uint64_t ranks_of(Cards cards) {
  uint64_t out = 0;
  for (int rank = 0; rank < kRanks; ++rank)
    out |= static_cast<uint64_t>(std::popcount(cards.suits_of(rank))) << (3 * rank);
  return out;
}

std::vector<Weighed> moves_to_weigh(const View& view) {
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
  std::vector<Weighed> out;
  for (const auto& [ranks, two] : alike) {
    out.push_back({two.first});
    if (two.first.cards != two.second.cards) out.push_back({two.second});
  }
  if (!view.position().leading()) out.push_back({});
  return out;
}

class Simulation {
 public:
  Simulation(const View& view, const PlausibleDeals& deals, const PlusSettings& settings, uint64_t seed)
      : view_(view), tables_(view.tables()), deals_(deals), thrift_{settings.save}, seed_(scramble(seed)) {}

  // Plays one deal with each of the moves; the number of the deal decides all chance in it.
  void play_deal(uint64_t number, std::vector<Weighed>& moves) {
    Position start = view_.position();
    Rng rng(scramble(seed_ ^ number));
    deals_.deal(rng, start.hands);
    for (Weighed& move : moves) {
      Position at = start;
      make(at, move.set);
      finish(at, rng);  // by value: all moves meet the same chance
      count(at, move);
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
  void count(const Position& end, Weighed& move) const {
    std::array<int, kMostSeats> points{};
    scores(tables_, end, points);
    ++move.games;
    move.points += points[static_cast<size_t>(view_.seat())];
    move.won += end.turn == view_.seat();
  }

  const View& view_;
  const Tables& tables_;
  const PlausibleDeals& deals_;
  Thrift thrift_;
  uint64_t seed_;
  Moves sets_;
};

// Plays the deals `from` to `to` with all moves, in parts.
void play_deals(const View& view, const PlausibleDeals& deals, const PlusSettings& settings, uint64_t seed,
                uint64_t from, uint64_t to, std::vector<Weighed>& moves) {
  std::vector<std::vector<Weighed>> parts(kParts);
  share(kParts, settings.threads, [&](size_t part) {
    auto simulation = std::make_unique<Simulation>(view, deals, settings, seed);
    for (const Weighed& move : moves) parts[part].push_back({move.set});
    const uint64_t count = to - from;
    for (uint64_t i = count * part / kParts; i < count * (part + 1) / kParts; ++i)
      simulation->play_deal(from + i, parts[part]);
  });
  for (const auto& part : parts)
    for (size_t i = 0; i < moves.size(); ++i) {
      moves[i].games += part[i].games;
      moves[i].points += part[i].points;
      moves[i].won += part[i].won;
    }
}

// One stage: so many deals or, with a time, as many batches of deals as it allows.
struct Stage {
  using Clock = std::chrono::steady_clock;

  Stage(const PlusSettings& settings, size_t stages, size_t moves)
      : deals(settings.ms > 0 ? kParts : std::max<uint64_t>(1, settings.games / (stages * moves))),
        end(Clock::now() + std::chrono::nanoseconds(std::chrono::milliseconds(settings.ms)) / stages),
        timed(settings.ms > 0) {}
  bool time_left() const { return timed && Clock::now() < end; }

  uint64_t deals;
  Clock::time_point end;
  bool timed;
};

}  // namespace

std::vector<Weighed> weigh_moves(const View& view, const PlusSettings& settings, uint64_t seed) {
  check_between("games", settings.games, settings.ms > 0 ? 0 : 1, 10'000'000);
  check_between("doubt", settings.doubt, 0, 1);
  check_between("save", settings.save, 0, 1);
  check_between("ms", settings.ms, 0, kMostMilliseconds);
  check_threads(settings.threads);
  if (!view.my_turn()) throw Error("it is not the turn of seat " + std::to_string(view.seat()));
  std::vector<Weighed> left = moves_to_weigh(view), dropped;
  if (left.size() == 1) return left;
  const PlausibleDeals deals(view, settings.doubt);
  size_t stages = 1;
  for (size_t moves = left.size(); moves > kFinalists; moves = (moves + 1) / 2) ++stages;
  uint64_t deal = 0;
  for (size_t stage = 0; stage < stages; ++stage) {
    const Stage limits(settings, stages, left.size());
    do {
      play_deals(view, deals, settings, seed, deal, deal + limits.deals, left);
      deal += limits.deals;
    } while (limits.time_left());
    std::stable_sort(left.begin(), left.end(),
                     [](const Weighed& a, const Weighed& b) { return a.mean_points() > b.mean_points(); });
    if (stage + 1 == stages) break;
    const size_t kept = (left.size() + 1) / 2;
    dropped.insert(dropped.begin(), left.begin() + static_cast<ptrdiff_t>(kept), left.end());
    left.resize(kept);
  }
  left.insert(left.end(), dropped.begin(), dropped.end());
  return left;
}

}  // namespace upperhand::big_two::big2ai
