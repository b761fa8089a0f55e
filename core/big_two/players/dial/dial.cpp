#include "big_two/players/dial/dial.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "big_two/rules/combination.h"
#include "largest.h"

namespace upperhand::big_two::dial {

namespace {

constexpr int kHigh = 10;  // the rank of kings: a play with this card or a higher one probably wins the trick

// The steps of its highest card above the lowest rank; none for a pass.
int height(Move move) { return move.is_pass() ? 0 : rank_of(move.cards.highest()); }

std::vector<Liked> all_moves(const View& view, const Network& network, int memory) {
  const std::vector<Scored> scored = network.score(view, forgotten(view, memory));
  const std::vector<Move> moves = view.legal_moves();
  const double unit = score_unit(view.tables());
  std::vector<Liked> out;
  for (size_t i = 0; i < moves.size(); ++i)
    out.push_back({moves[i], scored[i].logit, scored[i].outcome * unit});
  return out;
}

// The moves it sees: a whole kind of combination is seen or not. Singles and the pass are always seen.
std::vector<Liked> seen_of(const Tables& tables, const std::vector<Liked>& moves, double overlooks,
                           Rng& rng) {
  if (overlooks == 0) return moves;
  enum class Sight : uint8_t { unknown, seen, missed };
  std::array<Sight, kKinds> kinds{};
  std::vector<Liked> out;
  for (const Liked& one : moves) {
    const int size = one.move.cards.size();
    if (size > 1) {
      const auto combination = classify(tables, one.move.cards);
      Sight& sight = kinds[combination ? index_of(combination->kind) : 0];
      if (sight == Sight::unknown)
        sight = rng.uniform() < (size == 5 ? overlooks : 0.75 * overlooks) ? Sight::missed : Sight::seen;
      if (sight == Sight::missed) continue;
    }
    out.push_back(one);
  }
  return out.empty() ? moves : out;
}

// A move by its probability at a temperature; at 0 the one that is preferred.
Liked drawn(const std::vector<Liked>& liked, double temperature, Rng& rng) {
  const Liked best = largest(liked, &Liked::logit);
  if (temperature <= 0) return best;
  std::vector<double> chances;
  double sum = 0;
  for (const Liked& one : liked) {
    chances.push_back(std::exp((one.logit - best.logit) / temperature));
    sum += chances.back();
  }
  double left = rng.uniform() * sum;
  for (size_t i = 0; i < liked.size(); ++i) {
    left -= chances[i];
    if (left < 0) return liked[i];
  }
  return best;
}

// With greed, and without the moves that look bad.
std::vector<Liked> tempting(std::vector<Liked> seen, const Mistakes& weak) {
  for (Liked& one : seen) one.logit += weak.greed * height(one.move);
  const double best = largest(seen, &Liked::logit).logit;
  std::erase_if(seen, [&](const Liked& one) { return one.logit < best - weak.cutoff; });
  return seen;
}

std::string_view thought_of(const View& view, Move move, Move best) {
  if (move == best) return "seems_best";
  const bool high = !view.position().leading() && height(move) >= kHigh && height(move) > height(best);
  return high ? "wants_the_lead" : "seems_good";
}

}  // namespace

Mistakes mistakes(double strength) {
  const double weakness = std::max(0.0, 1 - strength / kNoMistakes);
  if (weakness == 0) return {};
  // The weakest throw their high cards away, and the very weakest whatever it costs.
  const double very_weak = std::max(0.0, weakness - 0.9);
  const double greed = 11 * weakness + 56 * std::max(0.0, weakness - 0.75) + 1200 * very_weak;
  return {.temperature = 100 * std::pow(weakness, 1.25),
          .cutoff = 140 * weakness + 3000 * very_weak,
          .overlooks = 0.9 * weakness,
          .memory = static_cast<int>(std::min(52.0, 6.6 * (1 / weakness - 1))),
          .greed = greed};
}

champion::SearchSettings search_settings(double strength) {
  constexpr double kFewest = 20, kMost = 200;  // games per decision where the search begins, and at 100
  const double part = (strength - kNoMistakes) / (100 - kNoMistakes);
  champion::SearchSettings out;
  out.least_prior = 0;
  out.playouts = static_cast<size_t>(std::nearbyint(kFewest + part * (kMost - kFewest)));
  out.deals = out.playouts / 2;
  out.temperature = 0.5;
  return out;
}

Cards forgotten(const View& view, int memory) {
  std::vector<Turn> plays;
  for (const Turn& turn : view.history())
    if (!turn.move.is_pass()) plays.push_back(turn);
  const size_t kept =
      static_cast<size_t>(std::max(1, memory));  // the last play lies on the table, or just did
  Cards out;
  for (size_t i = 0; i + kept < plays.size(); ++i)
    if (plays[i].seat != view.seat()) out |= plays[i].move.cards;
  return out;
}

Choice decide(const View& view, const Network& network, double strength, Rng& rng) {
  const std::vector<Move> moves = view.legal_moves();
  if (moves.size() == 1) return {moves[0], "only_move"};
  for (const Move move : moves)
    if (move.cards == view.hand()) return {move, "last_cards"};  // nobody overlooks these
  const Mistakes weak = mistakes(strength);
  std::vector<Liked> seen =
      seen_of(view.tables(), all_moves(view, network, weak.memory), weak.overlooks, rng);
  const Move best = largest(seen, &Liked::logit).move;
  const Liked chosen = drawn(tempting(seen, weak), weak.temperature, rng);
  return {chosen.move, thought_of(view, chosen.move, best), chosen.points, std::move(seen)};
}

}  // namespace upperhand::big_two::dial
