#include "rikken/players/trials.h"

#include "bindings/rikken/types.h"
#include "checks.h"
#include "rikken/hand/forecast.h"
#include "rikken/players/strategy/advanced.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

constexpr uint64_t kMostGames = 10'000'000;
constexpr int kMostDrawn = 1000;

void check_moves(const View& view, const std::vector<Move>& moves) {
  if (moves.empty()) throw Error("there must be at least one move to try");
  for (const Move& move : moves)
    if (const Reason refused = view.why_not(move); !refused.empty()) throw IllegalMoveError(refused);
}

Memory memory_of(const View& view, Cards forgotten, bool voids, int bids) {
  const Hand cards = to_hand(forgotten);
  if ((cards & ~view.position().gone) != 0) throw Error("only cards of finished tricks can be forgotten");
  return {cards, voids, check_between("bids", bids, 1, kMostDrawn)};
}

nb::tuple trials_of(const std::vector<Move>& moves, const MoveTrials& found) {
  nb::list sums;
  for (size_t i = 0; i < moves.size(); ++i) {
    const TrialSums& sum = found.sums[i];
    sums.append(nb::make_tuple(moves[i], sum.size(), sum.mean_score(), sum.win_share()));
  }
  return nb::make_tuple(moves[found.best], sums);
}

nb::tuple try_moves_of(const View& view, const std::vector<Move>& moves, uint64_t games, Rng& rng,
                       std::string_view policy, Cards forgotten, bool voids, int bids, double errors,
                       double doubt, unsigned threads) {
  check_moves(view, moves);
  TrialSettings settings;
  settings.games = check_between("games", games, 1, kMostGames);
  settings.memory = memory_of(view, forgotten, voids, bids);
  settings.errors = check_between("errors", errors, 0, 100);
  settings.doubt = check_between("doubt", doubt, 0, 1000);
  settings.threads = check_threads(threads);
  Rng after = rng;  // what is refused draws no number
  const uint64_t seed = after.bits();
  MoveTrials found;
  {
    nb::gil_scoped_release released;
    found = try_moves(view, moves, policy, settings, seed);
  }
  rng = after;
  return trials_of(moves, found);
}

nb::tuple believed_card(const View& view, Rng& rng, Cards forgotten, bool voids) {
  if (view.sight().legal == 0) throw IllegalMoveError("it is not the turn of this seat to play a card");
  const BelievedDeals deals(view, memory_of(view, forgotten, voids, 1));
  const Position position = deals.draw(rng);
  const Choice choice = advanced::choose(sight(view.tables(), position, view.seat()), rng);
  return nb::make_tuple(Move::card(choice.card), nb::str(choice.reason));
}

}  // namespace

void bind_rikken_trials(nb::module_& m) {
  m.def(
      "try_moves", &try_moves_of, "view"_a, "moves"_a, "games"_a, "rng"_a, "policy"_a = "advanced",
      "forgotten"_a = Cards(), "voids"_a = true, "bids"_a = 1, "errors"_a = 0.0, "doubt"_a = 0.0,
      "threads"_a = 1,
      nb::sig("def try_moves(view: View, moves: collections.abc.Sequence[Move], games: int, rng: "
              "upperhand._core.Rng, "
              "policy: str = 'advanced', forgotten: upperhand._core.Cards = ..., voids: bool = True, "
              "bids: int = 1, errors: float = 0.0, doubt: float = 0.0, threads: int = 1) "
              "-> tuple[Move, list[tuple[Move, int, float, float]]]"),
      "Plays believed deals to the end after each of the moves, so many games in all; weak moves drop out.\n"
      "Bids follow careful forecasts, cards the policy. Gives the best move, which is the first unless\n"
      "another gains more than `errors` standard errors of the deals and of the `doubt`, in chips; and for\n"
      "every move its games, the chips of the seat on average, and the share of games with a gain.\n"
      "Deals fit all that is known, and are as likely as the best of `bids` draws fits the auction;\n"
      "`forgotten` cards of finished tricks are taken to be in play, and without `voids` nobody is\n"
      "known to lack a suit.");
  m.def(
      "believed_card", &believed_card, "view"_a, "rng"_a, "forgotten"_a = Cards(), "voids"_a = true,
      nb::sig("def believed_card(view: View, rng: upperhand._core.Rng, "
              "forgotten: upperhand._core.Cards = ..., voids: bool = True) -> tuple[Move, str]"),
      "The card that the advanced player plays with such a memory, and the word of the step that chose it.");
  m.def(
      "forecast_tricks", [](Cards hand) { return forecast_tricks(to_hand(hand)); }, "hand"_a,
      "The tricks to expect where they are wanted, by losing cards.");
  m.def(
      "forecast_winners", [](Cards hand) { return forecast_winners(to_hand(hand)); }, "hand"_a,
      "The tricks to expect where none is wanted.");
}

}  // namespace upperhand::bindings
