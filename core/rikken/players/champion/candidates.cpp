#include "rikken/players/champion/candidates.h"

#include "rikken/players/bidder.h"
#include "rikken/players/dial/dial.h"
#include "rikken/players/oracle/relevance.h"
#include "rikken/players/strategy/advanced.h"
#include "rikken/rules/deal_cases.h"

namespace upperhand::rikken::champion {

namespace {

std::vector<Move> usual_first(const View& view, Move usual) {
  std::vector<Move> out = {usual};
  for (const Move move : view.legal_moves())
    if (move != usual) out.push_back(move);
  return out;
}

// Nobody else holds a card between two equal cards. The called card and the ♠Q of Schoppen Mie equal none.
Hand highest_of_equals(const View& view) {
  const Hand left = kDeck & ~view.position().gone, special = special_card(view.position()) & view.hand();
  return oracle::highest_of_runs(view.hand() & ~special, left, oracle::suit_ends(left)) | special;
}

std::vector<Move> cards_of(const View& view) {
  const Sight seen = view.sight();
  const Hand different = seen.legal & highest_of_equals(view);
  Hand usual = lowest_of(advanced::options(seen).cards);
  if ((usual & different) == 0) usual = lowest_of(different & above(lowest(usual)));
  std::vector<Move> out = {Move::card(lowest(usual))};
  for (const int card : each(different & ~usual)) out.push_back(Move::card(card));
  return out;
}

}  // namespace

std::vector<Move> candidates(const View& view, double reach) {
  switch (view.position().phase) {
    case Phase::auction:
      return dial::thinkable(view, reach);
    case Phase::play:
      return cards_of(view);
    default:
      return usual_first(view, say(view.tables(), view.position()));
  }
}

}  // namespace upperhand::rikken::champion
