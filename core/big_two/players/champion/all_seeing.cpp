#include "big_two/players/champion/all_seeing.h"

#include <algorithm>
#include <memory>
#include <string>

#include "checks.h"

namespace upperhand::big_two::champion {

namespace {

class Foresight {
 public:
  Foresight(const Tables& tables, const Network& network, uint8_t seat, int depth) : seat_(seat) {
    for (int i = 0; i <= depth; ++i) deciders_.push_back(std::make_unique<Decider>(tables, network));
  }

  Decider& decider(int depth) { return *deciders_[static_cast<size_t>(depth)]; }

  // The score of the line found from here. The network's own choice is among those tried at every step, so no
  // step makes the result worse.
  int best(Position position, Shown shown, int depth) {
    Decider& here = decider(depth);
    while (!position.over) {
      uint32_t chosen = 0;
      if (const uint32_t count = here.list(position); count > 1) {
        if (depth > 0 && position.turn == seat_)
          chosen = best_move(position, shown, depth, count);
        else
          chosen = preferred(here.score(position, shown));
      }
      here.play(position, shown, chosen);
    }
    Scores out{};
    scores(here.tables(), position, out);
    return out[seat_];
  }

 private:
  uint32_t best_move(const Position& position, const Shown& shown, int depth, uint32_t count) {
    uint32_t chosen = 0;
    int most = 0;
    for (uint32_t i = 0; i < count; ++i) {
      Position next = position;
      Shown after = shown;
      decider(depth).play(next, after, i);
      const int score = best(next, after, depth - 1);
      if (i == 0 || score > most) chosen = i, most = score;
    }
    return chosen;
  }

  const uint8_t seat_;
  std::vector<std::unique_ptr<Decider>> deciders_;  // one per depth: each remembers the moves it listed
};

// Each step of depth multiplies the work: two steps from full hands would take hours.
void check_effort(const Position& position, int depth) {
  constexpr int kMostCards = 24;
  int cards = 0;
  for (const Cards hand : position.hands) cards += hand.size();
  if (depth > 1 && cards > kMostCards)
    throw TooHardError("a depth above 1 is for at most " + std::to_string(kMostCards) +
                       " cards in all hands, not " + std::to_string(cards));
}

}  // namespace

std::vector<Foreseen> foresee(const State& state, const Network& network, int depth) {
  check_between("depth", depth, 0, 3);
  if (state.over()) throw GameOverError("the game is over: there is nothing to predict");
  const Position& position = state.position();
  check_effort(position, depth);
  const Shown shown = shown_in(state.view(state.turn()));
  Foresight foresight(state.tables(), network, position.turn, depth);
  Decider root(state.tables(), network);
  const uint32_t count = root.list(position);
  const std::span<const Scored> scored = root.score(position, shown);
  std::vector<uint32_t> order(count);
  for (uint32_t i = 0; i < count; ++i) order[i] = i;
  std::stable_sort(order.begin(), order.end(),
                   [&](uint32_t a, uint32_t b) { return scored[a].logit > scored[b].logit; });
  std::vector<Foreseen> out;
  for (const uint32_t i : order) {
    Position next = position;
    Shown after = shown;
    root.play(next, after, i);
    out.push_back({{root.move(i)}, foresight.best(next, after, depth)});
  }
  return out;
}

}  // namespace upperhand::big_two::champion
