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

  Trial trial(Worker& worker, Move move, uint64_t number) const {
    const LikelyDeal& deal = deals_[number % deals_.size()];
    Rng chance = Rng::derive(seed_, 0, 0, number);
    Position position = with_hidden(base_, deal.hidden);
    const bool solving = chance.uniform() < solved_;
    make(view_.tables(), position, move);
    Trial out = result_for(view_.tables(), end_of(position, solving, chance, worker), view_.seat());
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

std::vector<Trials> compare_moves(const View& view, std::span<const Move> moves,
                                  const SearchSettings& settings, uint64_t seed) {
  const Timer timer(settings.ms);
  const LikelyGames games(view, settings, timer, seed);
  Workers<Worker> workers(settings.threads, [] { return std::make_unique<Worker>(); });
  const ComparisonBudget budget{settings.games, timer, kBelieving, kDealsAtOnce * workers.size()};
  return compare<Challengers>(
             moves.size(), budget, workers,
             [&](Worker& worker, uint64_t number, std::span<const size_t> running, std::span<Trial> trials) {
               for (size_t i = 0; i < running.size(); ++i)
                 trials[i] = games.trial(worker, moves[running[i]], number);
             })
      .sums;
}

// What a bid is worth. Simulated defenders do not see through a Piek or a Misère as good ones at a table do.
double chips_of_bid(const Tables& tables, Move bid, const Trials& trials, double caution) {
  const Goal goal = terms(bid.contract()).goal;
  if (goal != Goal::exactly_one && goal != Goal::none) return trials.mean_score();
  const auto [gain, loss] = stakes(tables, bid.contract());
  const double share = trials.win_share();
  return trials.mean_score() + (std::pow(share, caution) - share) * (gain + loss);
}

std::vector<SearchedMove> judged_bids(const View& view, std::span<const Move> bids,
                                      std::span<const Trials> trials, double caution) {
  std::vector<SearchedMove> out;
  for (size_t i = 0; i < bids.size(); ++i) {
    const double chips =
        bids[i].is_pass() ? trials[i].mean_score() : chips_of_bid(view.tables(), bids[i], trials[i], caution);
    out.push_back({bids[i], trials[i].size(), chips, trials[i].win_share()});
  }
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
  const std::vector<Trials> trials = compare_moves(view, moves, settings, seed);
  const bool auction = view.position().phase == Phase::auction;
  SearchOutcome out;
  out.candidates =
      auction ? judged_bids(view, moves, trials, settings.caution) : judged(moves, trials, settings.errors);
  out.move = largest(out.candidates, &SearchedMove::chips).move;
  return out;
}

}  // namespace upperhand::rikken::champion
