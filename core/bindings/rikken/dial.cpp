#include "rikken/players/dial/dial.h"

#include "bindings/rikken/types.h"
#include "checks.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

nb::tuple dial_character(double strength) {
  const dial::Character who = dial::character(strength);
  return nb::make_tuple(who.confidence, who.mood, who.reach, who.memory, who.temperature, who.games,
                        who.draws, who.errors);
}

nb::tuple dialled_move(const View& view, double strength, Rng& rng) {
  const dial::Character who = dial::character(strength);
  if (!view.my_turn()) throw OutOfTurnError(out_of_turn(view.position().turn, view.seat()));
  Rng after = rng;
  dial::Choice found;
  {
    nb::gil_scoped_release released;
    found = dial::decide(view, who, after);
  }
  rng = after;
  nb::list tried;
  for (const dial::Outlook& one : found.tried)
    tried.append(nb::make_tuple(one.move, one.games, one.chips, one.share));
  return nb::make_tuple(found.move, found.thought, tried);
}

nb::list thinkable_bids(const View& view, double reach) {
  nb::list out;
  for (const Move& move : dial::thinkable(view, reach)) out.append(move);
  return out;
}

double felt_chips(const View& view, const Move& move, uint64_t games, double chips, double share,
                  double confidence) {
  if (move.kind != MoveKind::bid) throw Error(move.text() + " is not a bid");
  return dial::felt_chips(view, {move, games, chips, share}, confidence);
}

}  // namespace

void bind_rikken_dial(nb::module_& m) {
  m.def(
      "dial_character", &dial_character, "strength"_a,
      nb::sig("def dial_character(strength: float) -> "
              "tuple[float, float, float, float, float, int, int, float]"),
      "What a player of this strength is like: confidence, mood, reach, memory, temperature, games, draws,\n"
      "errors.");
  m.def("dial_move", &dialled_move, "view"_a, "strength"_a, "rng"_a,
        nb::sig("def dial_move(view: View, strength: float, rng: upperhand._core.Rng) -> "
                "tuple[Move, str, list[tuple[Move, int, float, float]]]"),
        "The move of the dial at this strength, the code of its reason, and for every move that it compared\n"
        "its games, the chips of the seat on average, and the share of games with a gain.");
  m.def("thinkable_bids", &thinkable_bids, "view"_a, "reach"_a,
        nb::sig("def thinkable_bids(view: View, reach: float) -> list[Move]"),
        "The pass first, if it is legal, then the bids whose goal is within so many tricks of the forecast.");
  m.def("felt_chips", &felt_chips, "view"_a, "move"_a, "games"_a, "chips"_a, "share"_a, "confidence"_a,
        "What a bid with these figures seems to be worth when its chance is raised to the confidence.");
}

}  // namespace upperhand::bindings
