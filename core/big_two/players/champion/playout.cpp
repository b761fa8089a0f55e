#include "big_two/players/champion/playout.h"

namespace upperhand::big_two::champion {

namespace {

// Draws a move by its chance: the largest of logit / temperature plus noise of Gumbel's kind would do the
// same, but this draws one number a decision, so that games on one deal stay alike for longer.
uint32_t drawn(std::span<const Scored> scored, double temperature, Rng& rng, std::vector<double>& chance) {
  chances(scored, temperature, chance);
  double rest = rng.uniform();
  for (uint32_t i = 0; i < chance.size(); ++i)
    if ((rest -= chance[i]) < 0) return i;
  return preferred(scored);
}

// One decision of the seat to move.
void take_turn(Decider& decider, Position& position, Shown& shown, double temperature, Rng& rng,
               std::vector<double>& chance) {
  uint32_t i = 0;
  if (decider.list(position) > 1) {
    const std::span<const Scored> scored = decider.score(position, shown);
    i = temperature > 0 ? drawn(scored, temperature, rng, chance) : preferred(scored);
  }
  decider.play(position, shown, i);
}

}  // namespace

Scores play_out(Decider& decider, Position position, Shown shown, double temperature, Rng rng) {
  std::vector<double> chance;
  while (!position.over) take_turn(decider, position, shown, temperature, rng, chance);
  Scores out{};
  scores(decider.tables(), position, out);
  return out;
}

}  // namespace upperhand::big_two::champion
