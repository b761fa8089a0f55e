#include "big_two/players/opponents/simple.h"

#include <algorithm>
#include <tuple>

#include "big_two/learn/place_actions.h"

namespace upperhand::big_two {

size_t LowestOpponent::choose(const OpponentSight& sight) const {
  const unsigned bombs = bombs_of(sight.tables);
  const auto weight = [&](size_t move) {
    const Kind kind = sight.kinds[move];
    return std::tuple((bombs & bit_of(kind)) != 0, size_of(kind), sight.strength_of(move));
  };
  size_t best = 0;
  for (size_t move = 1; move < sight.moves.size() && sight.moves[move] != 0; ++move)
    if (weight(move) < weight(best)) best = move;
  return best;
}

size_t PlaceOpponent::choose(const OpponentSight& sight) const {
  const Cards hand = sight.hand();
  if (hand.size() > rl_ppo::kPlaces) return 0;  // the network cannot see all of such a hand
  std::vector<int> actions;
  actions.reserve(sight.moves.size());
  for (const uint64_t move : sight.moves) actions.push_back(rl_ppo::action_of(hand, Cards(move)));
  const rl_ppo::PlaceWords seen = rl_ppo::observe(sight.tables, sight.position, sight.counts, sight.shown,
                                                  sight.kinds_played, sight.position.turn);
  const std::vector<float> logits = network_.score(seen, actions);
  return static_cast<size_t>(std::max_element(logits.begin(), logits.end()) - logits.begin());
}

}  // namespace upperhand::big_two
