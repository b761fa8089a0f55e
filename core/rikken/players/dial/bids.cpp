#include <cmath>

#include "rikken/hand/forecast.h"
#include "rikken/players/dial/dial.h"
#include "rikken/rules/scores.h"

namespace upperhand::rikken::dial {

namespace {

constexpr int kEnoughWithPartner = 6;  // tricks that a forecast promises a hand that makes a Rik

// Imagined defenders play by rules and do not see through a Piek or a Misère as good ones at a table do.
constexpr double kResistance = 1.25;

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
  const Goal goal = terms(bid).goal;
  const auto [gain, loss] = stakes(view.tables(), bid);
  const auto games = static_cast<double>(outlook.games);
  const double likely = (outlook.share * games + 0.5) / (games + 1);
  const bool resisted = goal == Goal::exactly_one || goal == Goal::none;
  const double felt = std::pow(likely, confidence * (resisted ? kResistance : 1.0));
  return outlook.chips + (felt - outlook.share) * (gain + loss);
}

}  // namespace upperhand::rikken::dial
