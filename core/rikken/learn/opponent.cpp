#include "rikken/learn/opponent.h"

#include <algorithm>

#include "errors.h"

namespace upperhand::rikken {

bool OpponentSight::is_legal(Move move) const {
  return std::find(moves.begin(), moves.end(), move) != moves.end();
}

Position OpponentSight::seen_position() const {
  Position out = position;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (seat != seen.seat) out.hands[seat] = seen.exposed[seat];
  out.partner = seen.partner;
  return out;
}

Move choose(const Opponent& opponent, const View& view, Rng& rng) {
  if (!view.my_turn()) throw OutOfTurnError("an opponent decides in its turn: it is not this seat's");
  const Sight seen = view.sight();
  const std::vector<Move> moves = view.legal_moves();
  return opponent.choose({view.tables(), view.position(), seen, moves}, rng);
}

}  // namespace upperhand::rikken
