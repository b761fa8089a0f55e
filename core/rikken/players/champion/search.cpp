#include "rikken/players/champion/search.h"

#include <algorithm>
#include <cmath>

#include "checks.h"
#include "largest.h"
#include "rikken/players/champion/candidates.h"
#include "rikken/players/champion/likely_deals.h"
#include "rikken/players/oracle/oracle.h"
#include "rikken/players/policies.h"
#include "rikken/players/trials.h"

namespace upperhand::rikken::champion {

namespace {

constexpr size_t kDealsAtOnce = 16;  // deals per thread between two checks of the clock
constexpr uint64_t kBelievingSeed = 0, kPlayingSeed = 1;

using AdvancedCard = StrategyCard<advanced::choose>;

struct Worker {
  oracle::Oracle oracle;
  std::vector<BidSums> bids;  // by move
};

// Whether the Oracle may end games: it knows two sides.
bool may_solve(const View& view, int solve) {
  const Position& position = view.position();
  return position.phase == Phase::play && std::has_single_bit(position.declarers) &&
         size_of(view.hand()) <= solve;
}

// The game if all see all cards from here on: the tricks of the declaring side are its declarer's.
Position solved(const Tables& tables, Position position, oracle::Oracle& oracle) {
  const oracle::Objective objective = oracle::objectives_of(position)[0];
  const int value = oracle.value({oracle::ending_of(tables, position), objective});
  const Terms& wanted = terms(position.contract);
  const int tricks = wanted.maximises() ? value : wanted.tricks + (value == 1 ? 0 : 1);
  position.won = {};
  position.won[position.declarer] = static_cast<uint8_t>(tricks);
  return position;
}

// Games on likely deals.
class LikelyGames {
 public:
  LikelyGames(const View& view, const SearchSettings& settings, const Timer& timer, uint64_t seed)
      : view_(view),
        base_(view.seen_position()),
        seed_(scramble(seed + kPlayingSeed)),
        deals_(likely_deals(view, settings, timer, scramble(seed + kBelievingSeed))),
        solved_(may_solve(view, settings.solve) ? settings.solved : 0) {}

  // The game after a move on the deal of a number; a bid is counted in `bid`.
  Trial trial(Worker& worker, Move move, uint64_t number, BidSums& bid) const {
    const LikelyDeal& deal = deals_[number % deals_.size()];
    Rng chance = Rng::derive(seed_, 0, 0, number);
    Position position = with_hidden(base_, deal.hidden);
    const bool solving = chance.uniform() < solved_;
    make(view_.tables(), position, move);
    const Position end = end_of(position, solving, chance, worker);
    bid.add(end, move, view_.seat());
    Trial out = result_for(view_.tables(), end, view_.seat());
    out.chain = deal.chain;
    return out;
  }

 private:
  Position end_of(const Position& position, bool solving, Rng chance, Worker& worker) const {
    if (solving && position.phase == Phase::play) return solved(view_.tables(), position, worker.oracle);
    return played_out(view_.tables(), position, AdvancedCard{}, chance);
  }

  const View& view_;
  const Position base_;
  const uint64_t seed_;
  const std::vector<LikelyDeal> deals_;
  const double solved_;  // the share of games that the Oracle ends
};

struct ComparedMoves {
  std::vector<Trials> trials;
  std::vector<BidSums> bids;
};

ComparedMoves compare_moves(const View& view, std::span<const Move> moves, const SearchSettings& settings,
                            uint64_t seed) {
  const Timer timer(settings.ms);
  const LikelyGames games(view, settings, timer, seed);
  Workers<Worker> workers(settings.threads, [&] {
    auto worker = std::make_unique<Worker>();
    worker->bids.resize(moves.size());
    return worker;
  });
  const ComparisonBudget budget{settings.games, timer, kBelieving, kDealsAtOnce * workers.size()};
  const auto try_deal = [&](Worker& worker, uint64_t number, std::span<const size_t> running,
                            std::span<Trial> trials) {
    for (size_t i = 0; i < running.size(); ++i)
      trials[i] = games.trial(worker, moves[running[i]], number, worker.bids[running[i]]);
  };
  ComparedMoves out{compare<Challengers>(moves.size(), budget, workers, try_deal).sums, {}};
  out.bids.resize(moves.size());
  workers.each([&](const Worker& worker) {
    for (size_t i = 0; i < moves.size(); ++i) out.bids[i].add(worker.bids[i]);
  });
  return out;
}

// What a bid is worth. Simulated defenders do not see through a Piek or a Misère as good ones at a table do:
// its chances are raised to the power `caution`.
SearchedMove judged_bid(const Tables& tables, Move bid, const Trials& trials, const BidSums& sums,
                        double caution) {
  SearchedMove out{bid, trials.size(), trials.mean_score(), trials.win_share(), sums.played, sums.chance()};
  const Goal goal = terms(bid.contract()).goal;
  if (bid.is_pass() || (goal != Goal::exactly_one && goal != Goal::none)) return out;
  const auto [gain, loss] = stakes(tables, bid.contract());
  out.chips += (std::pow(out.chance, caution) - out.chance) * (gain + loss);
  out.chance = std::pow(out.chance, caution);
  out.made = std::pow(out.made, caution);
  return out;
}

std::vector<SearchedMove> judged(std::span<const Move> moves, std::span<const Trials> trials, double errors) {
  const std::vector<CountedGain> counted = counted_gains(trials, errors, 0);
  std::vector<SearchedMove> out;
  for (size_t i = 0; i < moves.size(); ++i)
    out.push_back({moves[i], trials[i].size(), trials[0].mean_score() + counted[i].score,
                   std::clamp(trials[0].win_share() + counted[i].wins, 0.0, 1.0)});
  return out;
}

}  // namespace

void check(const SearchSettings& settings) {
  check_between("games", settings.games, 2, 10'000'000);
  check_between("deals", settings.deals, 1, 100'000);
  check(settings.trust);
  check_between("errors", settings.errors, 0, 100);
  check_between("solve", settings.solve, 0, kHandSize);
  check_between("solved", settings.solved, 0, 1);
  check_between("reach", settings.reach, 0, kHandSize);
  check_between("caution", settings.caution, 0, 10);
  check_between("ms", settings.ms, 0, kMostMilliseconds);
  check_threads(settings.threads);
}

SearchOutcome search(const View& view, const SearchSettings& settings, uint64_t seed) {
  check(settings);
  if (!view.my_turn()) throw OutOfTurnError("a search is for a decision: it is not this seat's turn");
  const std::vector<Move> moves = candidates(view, settings.reach);
  if (moves.size() == 1) return {moves[0], {{moves[0], 0, 0, 0}}};
  const auto [trials, bids] = compare_moves(view, moves, settings, seed);
  SearchOutcome out;
  if (view.position().phase == Phase::auction) {
    for (size_t i = 0; i < moves.size(); ++i)
      out.candidates.push_back(judged_bid(view.tables(), moves[i], trials[i], bids[i], settings.caution));
  } else {
    out.candidates = judged(moves, trials, settings.errors);
  }
  out.move = largest(out.candidates, &SearchedMove::chips).move;
  return out;
}

}  // namespace upperhand::rikken::champion
