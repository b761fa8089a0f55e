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
constexpr size_t kStep = 4;  // deals per thread, or steps of a chain, between two checks of the clock
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

Trial BelievedGames::trial(Worker& worker, const Line& line, uint64_t number) const {
  Position position = dealt(number);
  Shown shown = shown_;
  worker.decider.list(position);
  worker.decider.play(position, shown, worker.decider.number_of(line[0].cards));
  std::optional<Scores> scores;
  if (cards_left_ <= settings_.solve) scores = worker.solver.solve(position);
  if (!scores)
    scores = play_out(worker.decider, position, shown, settings_.temperature, chance(number),
                      {view_.seat(), std::span(line).subspan(1)});
  const int score = (*scores)[static_cast<size_t>(view_.seat())];
  return {score, score > 0, deals_[number % deals_.size()].chain};
}

template <class Halving>
std::vector<Trials> BelievedGames::compare(std::span<const Line> lines) {
  const ComparisonBudget budget{settings_.playouts, timer_, kBelieving, kStep * workers_.size()};
  const auto try_deal = [&](Worker& worker, uint64_t number, std::span<const size_t> running,
                            std::span<Trial> trials) {
    worker.solver.forget();
    for (size_t i = 0; i < running.size(); ++i) trials[i] = trial(worker, lines[running[i]], number);
  };
  return upperhand::compare<Halving>(lines.size(), budget, workers_, try_deal).sums;
}

template std::vector<Trials> BelievedGames::compare<Challengers>(std::span<const Line>);
template std::vector<Trials> BelievedGames::compare<Hopeful>(std::span<const Line>);

std::vector<Turn> BelievedGames::replay(const Line& line, uint64_t number) {
  std::vector<Turn> out;
  play_out(workers_.first().decider, dealt(number), shown_, settings_.temperature, chance(number),
           {view_.seat(), line}, &out);
  return out;
}

}  // namespace upperhand::big_two::champion
