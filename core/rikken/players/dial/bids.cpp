#include <cmath>

#include "rikken/hand/forecast.h"
#include "rikken/players/dial/dial.h"
#include "rikken/rules/scores.h"

namespace upperhand::rikken::dial {

namespace {

constexpr int kEnoughWithPartner = 6;  // tricks that a forecast promises a hand that makes a Rik

// Imagined defenders play by rules and do not see through a Piek or a Misère as good ones at a table do;
// least of all where the cards lie open, which good ones make most of, or are discussed besides. Where the
// goal is many tricks, a chance counts as it is. docs/players.md has what these figures were measured to
// give.
double resistance(const Terms& wanted) {
  if (wanted.goal != Goal::exactly_one && wanted.goal != Goal::none) return 1.0;
  if (wanted.talk) return 4.5;
  return wanted.open ? 3.5 : 1.25;
}

// By how many tricks the forecast misses the goal of a bid; Schoppen Mie has none that it knows.
int missing(Contract bid, int tricks, int winners) {
  const Terms& wanted = terms(bid);
  switch (wanted.goal) {
    case Goal::at_least:
      return (wanted.partner() ? kEnoughWithPartner : wanted.tricks) - tricks;
    case Goal::exactly_one:
      return winners - 1;
    case Goal::none:
      return winners;
    default:
      return 0;
  }
}

}  // namespace

std::vector<Move> thinkable(const View& view, double reach) {
  const std::vector<Move> legal = view.legal_moves();
  const int tricks = forecast_tricks(view.hand()), winners = forecast_winners(view.hand());
  std::vector<Move> out;
  for (const Move move : legal)
    if (move.is_pass()) out.push_back(move);
  for (const Move move : legal)
    if (!move.is_pass() && missing(move.contract(), tricks, winners) <= reach) out.push_back(move);
  return out.empty() ? legal : out;
}

double felt_chips(const View& view, const Outlook& outlook, double confidence) {
  if (outlook.move.is_pass()) return outlook.chips;
  const Contract bid = outlook.move.contract();
  const auto [gain, loss] = stakes(view.tables(), bid);
  const auto games = static_cast<double>(outlook.games);
  const double likely = (outlook.share * games + 0.5) / (games + 1);
  const double felt = std::pow(likely, confidence * resistance(terms(bid)));
  return outlook.chips + (felt - outlook.share) * (gain + loss);
}

}  // namespace upperhand::rikken::dial
