#include "big_two/players/champion/analysis.h"

#include <algorithm>

#include "big_two/hand/forced_win.h"

namespace upperhand::big_two::champion {

namespace {

// The favourites, the moves asked for and, of several, the one to beat first: the network's favourite or a
// move that is sure to win.
std::vector<SearchedMove> candidates(const View& view, const Network& network, const SearchSettings& settings,
                                     std::span<const Move> also) {
  const std::vector<SearchedMove> all = by_liking(view, network);
  const std::span<const SearchedMove> liked = std::span(all).first(favourites(all, settings));
  const std::optional<Move> winning = winning_move(view, liked);
  std::vector<SearchedMove> out;
  for (size_t i = 0; i < all.size(); ++i) {
    const bool asked = std::find(also.begin(), also.end(), all[i].move) != also.end();
    if (all[i].move == winning)
      out.insert(out.begin(), all[i]);
    else if (asked || i < liked.size())
      out.push_back(all[i]);
  }
  return out;
}

// Where a win is certain, no unproven gain beside it counts, and its chance is 1.
void count_proofs(std::vector<AnalysedMove>& moves) {
  const double sure = moves[0].counted_points;
  for (AnalysedMove& one : moves) {
    if (one.proven)
      one.wins = one.counted_wins = 1;
    else
      one.counted_points = std::min(one.counted_points, sure);
  }
}

std::vector<Holder> holders(const View& view, const std::vector<BelievedDeal>& deals) {
  std::vector<Holder> out;
  for (const int number : view.unseen()) {
    const Cards card = Cards::of(number);
    Holder holder{card, {}};
    for (const BelievedDeal& deal : deals)
      for (size_t seat = 0; seat < kMostSeats; ++seat)
        holder.chances[seat] += deal.hands[seat].holds(card) ? 1 : 0;
    for (double& chance : holder.chances) chance /= static_cast<double>(deals.size());
    out.push_back(holder);
  }
  return out;
}

}  // namespace

Analysis analyse(const View& view, const Network& network, const Network& rollout,
                 const SearchSettings& settings, std::span<const Move> also, uint64_t seed) {
  check(settings);
  if (!view.my_turn()) throw OutOfTurnError("an analysis is for a decision: it is not this seat's turn");
  for (const Move move : also)
    if (const Reason why = view.why_not(move); !why.empty()) throw IllegalMoveError(why);
  std::vector<SearchedMove> moves = candidates(view, network, settings, also);
  std::vector<Line> lines;
  std::vector<bool> proven;
  for (const SearchedMove& one : moves) {
    lines.push_back(forced_win(view, one.move));
    proven.push_back(!lines.back().empty());
    if (!proven.back()) lines.back() = {one.move};
  }
  BelievedGames games(view, rollout, settings, seed);
  games.believe();
  const std::vector<Trials> trials = games.compare<Hopeful>(lines);
  fill_in(view.tables(), settings, trials, moves);
  Analysis out;
  for (size_t i = 0; i < moves.size(); ++i)
    out.candidates.push_back(
        {moves[i], proven[i], trials[i].standard_error(), games.replay(lines[i], trials[i].typical())});
  if (proven[0]) count_proofs(out.candidates);
  std::stable_sort(
      out.candidates.begin(), out.candidates.end(),
      [](const AnalysedMove& a, const AnalysedMove& b) { return a.counted_points > b.counted_points; });
  out.holders = holders(view, games.deals());
  return out;
}

}  // namespace upperhand::big_two::champion
