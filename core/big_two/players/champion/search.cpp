#include "big_two/players/champion/search.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "big_two/hand/forced_win.h"
#include "big_two/players/champion/endgame.h"
#include "big_two/players/champion/playout.h"
#include "checks.h"

namespace upperhand::big_two::champion {

namespace {

constexpr double kStarting = 0.05;     // of the time, where the clock decides, until chains set out
constexpr double kBelieving = 0.25;    // of the time, until moves are compared
constexpr size_t kChains = 8;          // few, since each must settle first
constexpr size_t kStepsApart = 3;      // of a chain between two deals that are taken from it
constexpr size_t kSettling = 4;        // for so many deals that are kept, one is dropped at the beginning
constexpr size_t kStep = 4;            // deals a thread between two looks at the clock
constexpr size_t kMostNodes = 20'000;  // positions of an endgame, before it is played instead
// What a generator is for.
constexpr uint64_t kDealing = 0, kDrawing = 1, kPlaying = 2, kChanging = 3, kMixing = 4;

// A deal, and the chain that it comes from.
struct Believed {
  Hands hands;
  size_t chain;
};

// What a thread works with.
struct Worker {
  Worker(const Tables& tables, const Network& network, const Evidence& evidence)
      : decider(tables, network), judge(evidence, decider), solver(tables, kMostNodes) {}

  Decider decider;
  Judge judge;
  Solver solver;
};

class ChampionSearch {
 public:
  ChampionSearch(const View& view, const Network& rollout, const SearchSettings& settings, uint64_t seed)
      : view_(view),
        settings_(settings),
        seed_(seed),
        shown_(shown_in(view)),
        cards_left_(kDeckSize - view.position().gone.size() - view.undealt()),
        timer_(settings.ms),
        evidence_(view, settings.trust),
        workers_(std::min<size_t>(settings.threads, std::max({kChains, settings.deals, settings.playouts})),
                 [&] { return std::make_unique<Worker>(view.tables(), rollout, evidence_); }) {}

  void believe();
  void compare(const std::vector<SearchedMove>& moves);
  // What was found, into the outcome that names the candidates.
  void tell(SearchOutcome& out) const;

 private:
  // The deals that chains set out from.
  std::vector<Hands> starts();
  Trial trial(Worker& worker, const Believed& deal, Cards cards, uint64_t number) const;

  const View& view_;
  const SearchSettings& settings_;
  const uint64_t seed_;
  const Shown shown_;
  const int cards_left_;
  const Timer timer_;
  const Evidence evidence_;
  Workers<Worker> workers_;
  std::vector<Believed> believed_;
  std::vector<Trials> trials_;  // by move
};

std::vector<Hands> ChampionSearch::starts() {
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

void ChampionSearch::believe() {
  std::vector<Chain> chains;
  for (const Hands& hands : starts())
    chains.emplace_back(view_, hands, workers_.first().judge,
                        Rng::derive(seed_, kChanging, 0, chains.size()));
  const Stretch time = timer_.stretch(kBelieving, settings_.deals + settings_.deals / kSettling);
  while (time.next(believed_.size(), kChains)) {
    const size_t first = believed_.size();
    believed_.resize(first + kChains);
    workers_.share(kChains, [&](Worker& worker, size_t i) {
      for (size_t step = 0; step < kStepsApart; ++step) chains[i].step(worker.judge);
      believed_[first + i] = {chains[i].hands(), i};
    });
  }
  const size_t settling = believed_.size() / (kSettling + 1);
  believed_.erase(believed_.begin(), believed_.begin() + static_cast<ptrdiff_t>(settling));
  Rng rng = Rng::derive(seed_, kMixing, 0, 0);
  mix(believed_, rng);
}

Trial ChampionSearch::trial(Worker& worker, const Believed& deal, Cards cards, uint64_t number) const {
  Position position = view_.position();
  position.hands = deal.hands;
  Shown shown = shown_;
  worker.decider.list(position);
  worker.decider.play(position, shown, worker.decider.number_of(cards));
  std::optional<Scores> scores;
  if (cards_left_ <= settings_.solve) scores = worker.solver.solve(position);
  if (!scores)
    scores = play_out(worker.decider, position, shown, settings_.temperature,
                      Rng::derive(seed_, kPlaying, 0, number));
  const int score = (*scores)[static_cast<size_t>(view_.seat())];
  return {score, score > 0, deal.chain};
}

void ChampionSearch::compare(const std::vector<SearchedMove>& moves) {
  const ComparisonBudget budget{settings_.playouts, timer_, kBelieving, kStep * workers_.size()};
  const auto try_deal = [&](Worker& worker, uint64_t number, std::span<const size_t> running,
                            std::span<Trial> trials) {
    const Believed& deal = believed_[number % believed_.size()];
    worker.solver.forget();
    for (size_t i = 0; i < running.size(); ++i)
      trials[i] = trial(worker, deal, moves[running[i]].move.cards, number);
  };
  trials_ = upperhand::compare<Challengers>(moves.size(), budget, workers_, try_deal).sums;
}

void ChampionSearch::tell(SearchOutcome& out) const {
  for (size_t i = 0; i < trials_.size(); ++i) {
    const Gain gain(trials_[i], trials_[0]);
    SearchedMove& one = out.candidates[i];
    one.playouts = trials_[i].size();
    one.points = trials_[i].mean_score();
    one.wins = trials_[i].win_share();
    one.gain = gain.mean;
    one.gain_error = gain.standard_error;
  }
  const double doubt = settings_.doubt * score_unit(view_.tables());
  out.move = out.candidates[choice(trials_, settings_.errors, doubt)].move;
}

// The network's favourites with their chances, the most liked first.
std::vector<SearchedMove> favourites(const View& view, const Network& network,
                                     const SearchSettings& settings) {
  const std::vector<Move> moves = view.legal_moves();
  const std::vector<Scored> scored = network.score(view);
  std::vector<double> chance;
  chances(scored, 1, chance);
  std::vector<SearchedMove> out;
  for (size_t i = 0; i < moves.size(); ++i)
    out.push_back({moves[i], chance[i], 0, scored[i].outcome * score_unit(view.tables()), 0, 0, 0});
  std::stable_sort(out.begin(), out.end(),
                   [](const SearchedMove& a, const SearchedMove& b) { return a.prior > b.prior; });
  const double least = out[0].prior * settings.least_prior;
  std::erase_if(out, [&](const SearchedMove& one) { return one.prior < least; });
  out.resize(std::min(out.size(), settings.candidates));
  return out;
}

// A move that begins a line which wins whatever the others hold: the one that the network likes best.
std::optional<Move> winning_move(const View& view, const std::vector<SearchedMove>& favourites) {
  const std::vector<Move> line = forced_win(view);
  if (line.empty()) return std::nullopt;
  for (const SearchedMove& one : favourites)
    if (!forced_win(view, one.move).empty()) return one.move;
  return line[0];
}

}  // namespace

void check(const SearchSettings& settings) {
  check_between("candidates", settings.candidates, 1, 64);
  check_between("least_prior", settings.least_prior, 0, 1);
  check_between("playouts", settings.playouts, 2, 1'000'000);
  check_between("deals", settings.deals, 1, 100'000);
  check(settings.trust);
  check_temperature(settings.temperature);
  check_between("errors", settings.errors, 0, 100);
  check_between("doubt", settings.doubt, 0, 10);
  check_between("solve", settings.solve, 0, kDeckSize);
  check_between("ms", settings.ms, 0, kMostMilliseconds);
  check_threads(settings.threads);
}

SearchOutcome search(const View& view, const Network& network, const Network& rollout,
                     const SearchSettings& settings, uint64_t seed) {
  check(settings);
  if (!view.my_turn()) throw OutOfTurnError("a search is for a decision: it is not this seat's turn");
  SearchOutcome out;
  out.candidates = favourites(view, network, settings);
  if (const std::optional<Move> winning = winning_move(view, out.candidates)) {
    out.move = *winning;
    out.forced = true;
    out.candidates.clear();
    return out;
  }
  out.move = out.candidates[0].move;
  if (out.candidates.size() == 1) return out;
  ChampionSearch run(view, rollout, settings, seed);
  run.believe();
  run.compare(out.candidates);
  run.tell(out);
  return out;
}

}  // namespace upperhand::big_two::champion
