#include "big_two/learn/opponent.h"

#include <algorithm>

#include "errors.h"

namespace upperhand::big_two {

size_t OpponentSight::find(Cards cards) const {
  return static_cast<size_t>(std::find(moves.begin(), moves.end(), cards.mask()) - moves.begin());
}

int OpponentSight::strength_of(size_t move) const {
  const Cards cards(moves[move]);
  if (cards.empty()) return -1;
  return strength(tables, {cards, kinds[move], key_of(tables, cards, kinds[move])});
}

size_t choice_of(const Opponent& opponent, const OpponentSight& sight) {
  const size_t chosen = opponent.choose(sight);
  if (chosen >= sight.moves.size()) throw Error("an opponent found no move that is legal");
  return chosen;
}

Move choose(const Opponent& opponent, const View& view) {
  if (!view.my_turn()) throw OutOfTurnError("an opponent decides in its turn: it is not this seat's");
  std::vector<uint64_t> moves;
  std::vector<Kind> kinds;
  for (const Move& move : view.legal_moves()) {
    moves.push_back(move.cards.mask());
    kinds.push_back(move.is_pass() ? Kind::single : classify(view.tables(), move.cards)->kind);
  }
  const Shown shown = shown_in(view);
  const rl_ppo::KindsPlayed played = rl_ppo::kinds_played(view);
  const OpponentSight sight{view.tables(), view.position(),
                            view.counts(), shown,
                            played,        static_cast<int>(view.history().size()),
                            moves,         kinds};
  return {Cards(moves[choice_of(opponent, sight)])};
}

}  // namespace upperhand::big_two
