#include <algorithm>
#include <cmath>

#include "largest.h"
#include "rikken/players/bidder.h"
#include "rikken/players/dial/dial.h"
#include "rikken/players/strategy/advanced.h"
#include "rikken/players/trials.h"

namespace upperhand::rikken::dial {

namespace {

constexpr double kHabit = 1.5;  // how much likelier the usual card is drawn than one that looks as good
constexpr int kEnoughToCompare = 100;  // games, for trumps and calls: with fewer the usual choice is better

struct Tried {
  Move best;
  std::vector<Outlook> outlooks;
};

Tried try_all(const View& view, const std::vector<Move>& moves, const Character& who, const Memory& memory,
              Rng& rng) {
  TrialSettings settings;
  settings.games = static_cast<uint64_t>(who.games);
  settings.memory = {memory.forgotten, memory.voids, who.draws};
  settings.errors = who.errors;
  const MoveTrials found = try_moves(view, moves, "advanced", settings, rng.bits());
  Tried out{moves[found.best], {}};
  for (size_t i = 0; i < moves.size(); ++i)
    out.outlooks.push_back(
        {moves[i], found.sums[i].size(), found.sums[i].mean_score(), found.sums[i].win_share()});
  return out;
}

std::vector<Move> usual_first(const View& view, Move usual) {
  std::vector<Move> out = {usual};
  for (const Move move : view.legal_moves())
    if (move != usual) out.push_back(move);
  return out;
}

// What the games say of the move; a move that others beat only looked good.
std::string_view thought_of(Move move, const std::vector<Outlook>& tried) {
  const double most = largest(tried, &Outlook::chips).chips;
  const auto own =
      std::find_if(tried.begin(), tried.end(), [&](const Outlook& one) { return one.move == move; });
  return own->chips >= most ? "dial_most_chips" : "dial_looks_good";
}

// Of bids as they are told: with the chips to expect of them, soberly, against good defenders.
std::string_view thought_of_bid(const Outlook& chosen, const std::vector<Outlook>& tried) {
  if (chosen.move.is_pass()) return "dial_passes";
  const double most = largest(tried, &Outlook::chips).chips;
  return chosen.chips < most ? "dial_hopes" : "dial_bids";
}

// The bid that seems to bring most chips, with the chances as this player feels them.
Choice bid(const View& view, const Character& who, Rng& rng) {
  const std::vector<Move> moves = thinkable(view, who.reach + rng.uniform());
  if (moves.size() == 1) return {moves[0], "dial_out_of_reach"};
  std::vector<Outlook> tried = try_all(view, moves, who, {}, rng).outlooks;
  const double confidence = who.confidence * std::pow(2.0, who.mood * (2 * rng.uniform() - 1));
  const Outlook& best = largest(tried, [&](const Outlook& one) { return felt_chips(view, one, confidence); });
  for (Outlook& one : tried) one.chips = felt_chips(view, one, 1.0);
  const Move move = best.move;
  const std::string_view thought = thought_of_bid(best, tried);
  return {move, thought, std::move(tried)};
}

// Trump or the card to call: the usual one, unless another brings more chips.
Choice settle(const View& view, const Character& who, Rng& rng) {
  const Move usual = say(view.tables(), view.position());
  if (who.games < kEnoughToCompare) return {usual, "usual"};
  Tried found = try_all(view, usual_first(view, usual), who, {}, rng);
  const std::string_view thought = found.best == usual ? "usual" : thought_of(found.best, found.outlooks);
  return {found.best, thought, std::move(found.outlooks)};
}

// Of the cards in finished tricks, those that slip this player's mind now; never its own.
Hand forgotten(const View& view, double memory, Rng& rng) {
  Hand out = 0;
  for (const Trick& trick : tricks_of(view.history(), view.position()))
    for (int i = 0; i < kSeats; ++i) {
      const int seat = (trick.leader + i) & 3;
      if (seat != view.seat() && rng.uniform() >= memory) out |= bit(trick.cards[static_cast<size_t>(seat)]);
    }
  return out;
}

// One of the moves, the likelier the better it looks; the usual one, which comes first, is likelier.
Move drawn(const std::vector<Outlook>& tried, double scale, Rng& rng) {
  const double top = largest(tried, &Outlook::chips).chips;
  std::vector<double> weights;
  double sum = 0;
  for (const Outlook& one : tried) {
    weights.push_back(std::exp((one.chips - top) / scale) * (weights.empty() ? kHabit : 1.0));
    sum += weights.back();
  }
  double at = rng.uniform() * sum;
  for (size_t i = 0; i < tried.size(); ++i) {
    at -= weights[i];
    if (at < 0) return tried[i].move;
  }
  return tried[0].move;
}

// The usual card, unless another brings more chips or, to a weak player, looks almost as good.
Choice play(const View& view, const Character& who, Rng& rng) {
  Memory memory{.forgotten = forgotten(view, who.memory, rng)};
  memory.voids = rng.uniform() < who.memory;
  const Position believed = BelievedDeals(view, memory).draw(rng);
  const int usual = advanced::choose(sight(view.tables(), believed, view.seat()), rng).card;
  Tried found = try_all(view, usual_first(view, Move::card(usual)), who, memory, rng);
  Move best = found.best;
  const Contract contract = view.position().contract;
  if (who.temperature > 0 && contract != Contract::pass)
    best = drawn(found.outlooks, who.temperature * stakes(view.tables(), contract).gain, rng);
  return {best, thought_of(best, found.outlooks), std::move(found.outlooks)};
}

}  // namespace

Choice decide(const View& view, const Character& who, Rng& rng) {
  const std::vector<Move> legal = view.legal_moves();
  if (legal.size() == 1) return {legal[0], "only_move"};
  switch (view.position().phase) {
    case Phase::auction:
      return bid(view, who, rng);
    case Phase::play:
      return play(view, who, rng);
    default:
      return settle(view, who, rng);
  }
}

}  // namespace upperhand::rikken::dial
