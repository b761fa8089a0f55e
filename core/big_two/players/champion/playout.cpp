#include "big_two/players/champion/playout.h"

namespace upperhand::big_two::champion {

namespace {

// Draws a move by its probability. The largest of logit / temperature plus Gumbel noise would give the same
// distribution, but this draws one number per decision, so games on the same deal stay similar for longer.
uint32_t drawn(std::span<const Scored> scored, double temperature, Rng& rng, std::vector<double>& chance) {
  chances(scored, temperature, chance);
  double rest = rng.uniform();
  for (uint32_t i = 0; i < chance.size(); ++i)
    if ((rest -= chance[i]) < 0) return i;
  return preferred(scored);
}

// Which of the moves just listed, of which there are so many, the seat to move plays.
uint32_t decided(Decider& decider, uint32_t moves, const Position& position, const Shown& shown,
                 double temperature, Rng& rng, std::vector<double>& chance) {
  if (moves < 2) return 0;
  const std::span<const Scored> scored = decider.score(position, shown);
  return temperature > 0 ? drawn(scored, temperature, rng, chance) : preferred(scored);
}

}  // namespace

Scores play_out(Decider& decider, Position position, Shown shown, double temperature, Rng rng, Script script,
                std::vector<TurnOf<Move>>* told) {
  std::vector<double> chance;
  while (!position.over) {
    const uint32_t moves = decider.list(position);
    uint32_t i;
    if (position.turn == script.seat && !script.moves.empty()) {
      i = decider.number_of(script.moves[0].cards);
      script.moves = script.moves.subspan(1);
    } else {
      i = decided(decider, moves, position, shown, temperature, rng, chance);
    }
    if (told != nullptr) told->push_back({position.turn, Move{decider.move(i)}});
    decider.play(position, shown, i);
  }
  Scores out{};
  scores(decider.tables(), position, out);
  return out;
}

}  // namespace upperhand::big_two::champion
