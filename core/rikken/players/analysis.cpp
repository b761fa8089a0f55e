#include "rikken/players/analysis.h"

#include <algorithm>

#include "rikken/players/oracle/oracle.h"
#include "rikken/players/policies.h"
#include "rikken/players/trials.h"
#include "search/playouts.h"

namespace upperhand::rikken {

namespace {

constexpr int kSolved = 5;        // cards in hand; with more, no deal is played openly
constexpr size_t kStep = 16;      // deals between two checks of the clock
constexpr uint64_t kHeld = 1000;  // deals that tell who holds what

using AdvancedCard = StrategyCard<advanced::choose>;

struct Worker {
  oracle::Oracle oracle;
};

// Whether every second deal is played openly. In Schoppen Mie there are no two sides for the Oracle.
bool plays_openly(const View& view) {
  const Position& position = view.position();
  return position.phase == Phase::play && position.contract != Contract::schoppen_mie &&
         size_of(view.hand()) <= kSolved;
}

// The best card with all hands open; the usual card if it is one of the best.
int open_card(const Tables& tables, const Position& position, const oracle::Objective& objective, int usual,
              oracle::Oracle& oracle) {
  const auto found = oracle.card_values({oracle::ending_of(tables, position), objective});
  const int sign = objective.has(position.turn) ? 1 : -1;
  const oracle::CardValue* best = &found[0];
  for (const oracle::CardValue& one : found) {
    const int more = sign * (one.value - best->value);
    if (more > 0 || (more == 0 && one.card == usual)) best = &one;
  }
  return best->card;
}

class BelievedGames {
 public:
  BelievedGames(const View& view, const AnalysisSettings& settings, uint64_t seed)
      : view_(view), deals_(view, {.bids = settings.bids}), seed_(seed) {}

  Position deal(uint64_t number) const {
    Rng rng = rng_of_game(seed_, number);
    return deals_.draw(rng);
  }

  // The game after a move on the deal of a number. Its moves are written into `told`, if given.
  Position play(Move move, uint64_t number, Worker& worker, std::vector<Turn>* told = nullptr) const;
  Trial trial_of(const Position& end) const { return result_for(view_.tables(), end, view_.seat()); }

 private:
  const View& view_;
  const BelievedDeals deals_;
  const uint64_t seed_;
};

Position BelievedGames::play(Move move, uint64_t number, Worker& worker, std::vector<Turn>* told) const {
  const Tables& tables = view_.tables();
  Position position = deal(number);
  Rng chance = rng_of_game(~seed_, number);
  std::vector<oracle::Objective> aims;  // with one aim, two sides play against each other
  if (plays_openly(view_) && number % 2 == 1) aims = oracle::objectives_of(position);
  for (;;) {
    if (told != nullptr) told->push_back({position.turn, move});
    make(tables, position, move);
    if (position.phase == Phase::over) return position;
    if (position.phase != Phase::play) {
      move = say(tables, position);
      continue;
    }
    const int usual = AdvancedCard{}(tables, position, chance);
    move = Move::card(aims.size() == 1 ? open_card(tables, position, aims[0], usual, worker.oracle) : usual);
  }
}

// How the auction ended in the games after a bid.
void add_outcomes(const BelievedGames& games, AnalysedMove& bid, int seat, Worker& worker) {
  std::vector<AuctionOutcome>& out = bid.outcomes;
  for (uint64_t number = 0; number < bid.games; ++number) {
    const Position end = games.play(bid.move, number, worker);
    const auto same = [&](const AuctionOutcome& one) {
      return one.contract == end.contract && one.declarer == end.declarer;
    };
    auto at = std::find_if(out.begin(), out.end(), same);
    if (at == out.end()) at = out.insert(at, {end.contract, end.declarer, {}});
    at->sums.add(games.trial_of(end));
    bid.bid.add(end, bid.move, seat);
  }
  std::stable_sort(out.begin(), out.end(), [](const AuctionOutcome& a, const AuctionOutcome& b) {
    return a.sums.size() > b.sums.size();
  });
}

std::array<std::array<double, kSeats>, 64> holders(const View& view, const BelievedGames& games,
                                                   uint64_t count) {
  std::array<std::array<double, kSeats>, 64> out{};
  for (uint64_t number = 0; number < count; ++number) {
    const Position position = games.deal(number);
    for (size_t seat = 0; seat < kSeats; ++seat)
      for (const int card : each(position.hands[seat] & view.unseen()))
        out[static_cast<size_t>(card)][seat] += 1 / static_cast<double>(count);
  }
  return out;
}

std::vector<Trials> compare_moves(const BelievedGames& games, std::span<const Move> moves,
                                  const AnalysisSettings& settings, Workers<Worker>& workers) {
  const Timer timer = Timer::limit(settings.most_ms);
  const ComparisonBudget budget{settings.games, timer, 0, kStep * workers.size()};
  return compare<Hopeful>(
             moves.size(), budget, workers,
             [&](Worker& worker, uint64_t number, std::span<const size_t> running, std::span<Trial> trials) {
               for (size_t i = 0; i < running.size(); ++i)
                 trials[i] = games.trial_of(games.play(moves[running[i]], number, worker));
             })
      .sums;
}

}  // namespace

Analysis analyse(const View& view, std::span<const Move> moves, const AnalysisSettings& settings,
                 uint64_t seed) {
  if (!view.my_turn()) throw OutOfTurnError("an analysis is for a decision: it is not this seat's turn");
  const BelievedGames games(view, settings, seed);
  Workers<Worker> workers(settings.threads, [] { return std::make_unique<Worker>(); });
  const std::vector<Trials> trials = compare_moves(games, moves, settings, workers);
  const std::vector<CountedGain> gains = counted_gains(trials, settings.errors, 0);
  const bool auction = view.position().phase == Phase::auction;
  Analysis out;
  for (size_t i = 0; i < moves.size(); ++i) {
    AnalysedMove one{moves[i],
                     trials[i].size(),
                     trials[0].mean_score() + gains[i].score,
                     std::clamp(trials[0].win_share() + gains[i].wins, 0.0, 1.0),
                     trials[i].standard_error(),
                     {},
                     {},
                     {}};
    games.play(moves[i], trials[i].typical(), workers.first(), &one.line);
    if (auction) add_outcomes(games, one, view.seat(), workers.first());
    out.moves.push_back(std::move(one));
  }
  std::stable_sort(out.moves.begin(), out.moves.end(),
                   [](const AnalysedMove& a, const AnalysedMove& b) { return a.chips > b.chips; });
  out.holders = holders(view, games, std::min(kHeld, settings.games));
  return out;
}

}  // namespace upperhand::rikken
