#include "big_two/players/champion/believed_games.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "big_two/players/champion/playout.h"
#include "search/beliefs.h"

namespace upperhand::big_two::champion {

namespace {

constexpr double kStarting = 0.05;     // with a clock: share of the time before chains start
constexpr double kSettled = 0.2;       // ... before deals are taken from them, if they settle first
constexpr double kBelieving = 0.25;    // share of the time before moves are compared
constexpr size_t kChains = 8;          // few, since each must settle first
constexpr size_t kStepsApart = 3;      // steps of a chain between two deals taken from it
constexpr size_t kKeptPerDropped = 4;  // for this many deals that are kept, one is dropped at the start
constexpr size_t kStep = 4;      // deals per thread, or steps of a chain, between two checks of the clock
constexpr size_t kTogether = 8;  // deals on which a thread plays in lock step between two checks of the clock
constexpr size_t kMostNodes = 20'000;  // positions of an endgame; with more, it is played instead
// The purposes of the generators.
constexpr uint64_t kDealing = 0, kDrawing = 1, kPlaying = 2, kChanging = 3, kMixing = 4;

Timer timer_of(const SearchSettings& settings) {
  return settings.ms > 0 ? Timer(settings.ms) : Timer::limit(settings.most_ms);
}

}  // namespace

BelievedGames::Worker::Worker(const Tables& tables, const Network& network, const Evidence& evidence)
    : decider(tables, network), judge(evidence, decider), solver(tables, kMostNodes) {}

BelievedGames::BelievedGames(const View& view, const Network& rollout, const SearchSettings& settings,
                             uint64_t seed)
    : view_(view),
      settings_(settings),
      seed_(seed),
      shown_(shown_in(view)),
      cards_left_(kDeckSize - view.position().gone.size() - view.undealt()),
      timer_(timer_of(settings)),
      evidence_(view, settings.trust),
      workers_(std::min<size_t>(settings.threads, std::max({kChains, settings.deals, settings.playouts})),
               [&] { return std::make_unique<Worker>(view.tables(), rollout, evidence_); }) {}

std::vector<Hands> BelievedGames::starts() {
  std::vector<Hands> deals;
  std::vector<double> log_weights;
  const Stretch time = timer_.stretch(kStarting, std::max(kChains, settings_.deals / 4));
  while (const size_t more = time.next(deals.size(), kStep * workers_.size())) {
    const size_t first = deals.size();
    deals.resize(first + more);
    log_weights.resize(first + more);
    workers_.share(more, [&](Worker& worker, size_t i) {
      Rng rng = Rng::derive(seed_, kDealing, 0, first + i);
      deals[first + i] = view_.determinise(rng).position().hands;
      log_weights[first + i] = worker.judge.log_weight(deals[first + i]);
    });
  }
  Rng rng = Rng::derive(seed_, kDrawing, 0, 0);
  std::vector<Hands> out;
  for (const size_t place : resample(flattened(log_weights, kChains), kChains, rng))
    out.push_back(deals[place]);
  return out;
}

void BelievedGames::settle(std::vector<Chain>& chains) {
  if (settings_.settling == 0) return;
  const Stretch time = timer_.stretch(kSettled, settings_.settling);
  size_t done = 0;
  while (const size_t more = time.next(done, kStep)) {
    workers_.share(kChains, [&](Worker& worker, size_t i) {
      for (size_t step = 0; step < more; ++step) chains[i].step(worker.judge);
    });
    done += more;
  }
}

void BelievedGames::believe() {
  std::vector<Chain> chains;
  for (const Hands& hands : starts())
    chains.emplace_back(view_, hands, workers_.first().judge,
                        Rng::derive(seed_, kChanging, 0, chains.size()));
  settle(chains);
  const Stretch time = timer_.stretch(kBelieving, settings_.deals + settings_.deals / kKeptPerDropped);
  while (time.next(deals_.size(), kChains)) {
    const size_t first = deals_.size();
    deals_.resize(first + kChains);
    workers_.share(kChains, [&](Worker& worker, size_t i) {
      for (size_t step = 0; step < kStepsApart; ++step) chains[i].step(worker.judge);
      deals_[first + i] = {chains[i].hands(), i};
    });
  }
  const size_t settling = deals_.size() / (kKeptPerDropped + 1);
  deals_.erase(deals_.begin(), deals_.begin() + static_cast<ptrdiff_t>(settling));
  Rng rng = Rng::derive(seed_, kMixing, 0, 0);
  mix(deals_, rng);
}

Position BelievedGames::dealt(uint64_t number) const {
  Position position = view_.position();
  position.hands = deals_[number % deals_.size()].hands;
  return position;
}

Rng BelievedGames::chance(uint64_t number) const { return Rng::derive(seed_, kPlaying, 0, number); }

Playout BelievedGames::begun(Decider& decider, const Line& line, uint64_t number) const {
  Playout out{dealt(number), shown_, chance(number), {view_.seat(), std::span(line).subspan(1)}};
  decider.list(out.position);
  decider.play(out.position, out.shown, decider.number_of(line[0].cards));
  return out;
}

void BelievedGames::try_lines(Worker& worker, std::span<const Line> lines, std::span<const size_t> running,
                              uint64_t first, std::span<Trial> trials) const {
  const auto result = [&](size_t i, const Scores& scores) {
    const int score = scores[static_cast<size_t>(view_.seat())];
    trials[i] = {score, score > 0, deals_[(first + i / running.size()) % deals_.size()].chain};
  };
  std::vector<size_t> played;
  worker.games.clear();
  for (size_t i = 0; i < trials.size(); ++i) {
    const Playout game =
        begun(worker.decider, lines[running[i % running.size()]], first + i / running.size());
    std::optional<Scores> solved;
    if (i % running.size() == 0) worker.solver.forget();
    if (cards_left_ <= settings_.solve) solved = worker.solver.solve(game.position);
    if (solved) {
      result(i, *solved);
    } else {
      played.push_back(i);
      worker.games.push_back(game);
    }
  }
  play_out(worker.decider, worker.games, settings_.temperature);
  for (size_t k = 0; k < played.size(); ++k)
    result(played[k], scores_of(view_.tables(), worker.games[k].position));
}

template <class Halving>
std::vector<Trials> BelievedGames::compare(std::span<const Line> lines) {
  const ComparisonBudget budget{settings_.playouts, timer_, kBelieving, kTogether * workers_.size(),
                                kTogether};
  const auto try_deals = [&](Worker& worker, uint64_t first, std::span<const size_t> running,
                             std::span<Trial> trials) { try_lines(worker, lines, running, first, trials); };
  return upperhand::compare<Halving>(lines.size(), budget, workers_, try_deals).sums;
}

template std::vector<Trials> BelievedGames::compare<Challengers>(std::span<const Line>);
template std::vector<Trials> BelievedGames::compare<Hopeful>(std::span<const Line>);

std::vector<Turn> BelievedGames::replay(const Line& line, uint64_t number) {
  std::vector<Turn> out;
  Playout game{dealt(number), shown_, chance(number), {view_.seat(), line}, &out};
  play_out(workers_.first().decider, {&game, 1}, settings_.temperature);
  return out;
}

}  // namespace upperhand::big_two::champion
