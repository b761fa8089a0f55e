#include "big_two/players/champion/playout.h"

#include <numeric>

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

void make(Playout& game, const Choices& choices, uint32_t i) {
  if (game.told != nullptr) game.told->push_back({game.position.turn, Move{choices.move(i)}});
  choices.play(game.position, game.shown, i);
}

// Makes the moves that the network does not decide; whether it decides the next.
bool decides_next(Playout& game, Choices& choices) {
  while (!game.position.over) {
    const uint32_t count = choices.list(game.position);
    uint32_t i = 0;
    if (game.position.turn == game.script.seat && !game.script.moves.empty()) {
      i = choices.number_of(game.script.moves[0].cards);
      game.script.moves = game.script.moves.subspan(1);
    } else if (count > 1) {
      return true;
    }
    make(game, choices, i);
  }
  return false;
}

}  // namespace

void play_out(Decider& decider, std::span<Playout> games, double temperature) {
  std::vector<double> chance;
  std::vector<size_t> running(games.size()), asking;
  std::iota(running.begin(), running.end(), size_t{0});
  while (!running.empty()) {
    asking.clear();
    for (const size_t i : running) {
      Choices& choices = decider.choices(i);
      if (!decides_next(games[i], choices)) continue;
      decider.ask(choices, games[i].position, games[i].shown);
      asking.push_back(i);
    }
    std::span<const Scored> rest = decider.answers();
    for (const size_t i : asking) {
      const Choices& choices = decider.choices(i);
      const std::span<const Scored> scored = rest.first(choices.count());
      make(games[i], choices,
           temperature > 0 ? drawn(scored, temperature, games[i].rng, chance) : preferred(scored));
      rest = rest.subspan(choices.count());
    }
    running.swap(asking);
  }
}

Scores scores_of(const Tables& tables, const Position& position) {
  Scores out{};
  scores(tables, position, out);
  return out;
}

Scores play_out(Decider& decider, const Position& position, const Shown& shown, double temperature, Rng rng) {
  Playout game{position, shown, rng};
  play_out(decider, {&game, 1}, temperature);
  return scores_of(decider.tables(), game.position);
}

}  // namespace upperhand::big_two::champion
