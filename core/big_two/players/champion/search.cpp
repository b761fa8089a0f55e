#include "big_two/players/champion/search.h"

#include <algorithm>

#include "big_two/hand/forced_win.h"
#include "big_two/players/champion/believed_games.h"
#include "checks.h"

namespace upperhand::big_two::champion {

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
  check_between("most_ms", settings.most_ms, 0, kMostMilliseconds);
  check_threads(settings.threads);
  check_between("settling", settings.settling, 0, 10'000);
}

std::vector<SearchedMove> by_liking(const View& view, const Network& network) {
  const std::vector<Move> moves = view.legal_moves();
  const std::vector<Scored> scored = network.score(view);
  std::vector<double> chance;
  chances(scored, 1, chance);
  std::vector<SearchedMove> out;
  for (size_t i = 0; i < moves.size(); ++i) {
    const double points = scored[i].outcome * score_unit(view.tables());
    out.push_back({moves[i], chance[i], 0, points, 0, 0, 0, points, 0});
  }
  std::stable_sort(out.begin(), out.end(),
                   [](const SearchedMove& a, const SearchedMove& b) { return a.prior > b.prior; });
  return out;
}

size_t favourites(const std::vector<SearchedMove>& moves, const SearchSettings& settings) {
  const double least = moves[0].prior * settings.least_prior;
  const auto liked = [&](const SearchedMove& one) { return one.prior >= least; };
  const auto count = static_cast<size_t>(std::count_if(moves.begin(), moves.end(), liked));
  return std::min(count, settings.candidates);
}

std::optional<Move> winning_move(const View& view, std::span<const SearchedMove> favourites) {
  const std::vector<Move> line = forced_win(view);
  if (line.empty()) return std::nullopt;
  for (const SearchedMove& one : favourites)
    if (!forced_win(view, one.move).empty()) return one.move;
  return line[0];
}

size_t fill_in(const Tables& tables, const SearchSettings& settings, std::span<const Trials> trials,
               std::span<SearchedMove> moves) {
  const std::vector<CountedGain> counted =
      counted_gains(trials, settings.errors, settings.doubt * score_unit(tables));
  for (size_t i = 0; i < moves.size(); ++i) {
    const Gain gain(trials[i], trials[0]);
    SearchedMove& one = moves[i];
    one.playouts = trials[i].size();
    one.points = trials[i].mean_score();
    one.wins = trials[i].win_share();
    one.gain = gain.mean;
    one.gain_error = gain.standard_error;
    one.counted_points = trials[0].mean_score() + counted[i].score;
    one.counted_wins = std::clamp(trials[0].win_share() + counted[i].wins, 0.0, 1.0);
  }
  return choice(counted);
}

SearchOutcome search(const View& view, const Network& network, const Network& rollout,
                     const SearchSettings& settings, uint64_t seed) {
  check(settings);
  if (!view.my_turn()) throw OutOfTurnError("a search is for a decision: it is not this seat's turn");
  SearchOutcome out;
  out.candidates = by_liking(view, network);
  out.candidates.resize(favourites(out.candidates, settings));
  if (const std::optional<Move> winning = winning_move(view, out.candidates)) {
    out.move = *winning;
    out.forced = true;
    out.candidates.clear();
    return out;
  }
  out.move = out.candidates[0].move;
  if (out.candidates.size() == 1) return out;
  BelievedGames games(view, rollout, settings, seed);
  games.believe();
  std::vector<Line> lines;
  for (const SearchedMove& one : out.candidates) lines.push_back({one.move});
  const std::vector<Trials> trials = games.compare<Challengers>(lines);
  out.move = out.candidates[fill_in(view.tables(), settings, trials, out.candidates)].move;
  return out;
}

}  // namespace upperhand::big_two::champion
