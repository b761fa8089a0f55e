#include "rikken/players/chain.h"

#include "checks.h"
#include "rikken/players/bidder.h"
#include "rikken/players/strategy/advanced.h"
#include "rikken/rules/pack.h"

namespace upperhand::rikken {

namespace {

Move decide(const Tables& tables, const Position& position, Rng& rng) {
  if (position.phase != Phase::play) return say(tables, position);
  return Move::card(advanced::choose(sight(tables, position, position.turn), rng).card);
}

State first_deal(const SharedTables& tables, const Names& names, int dealer, Rng& rng) {
  std::vector<Cards> hands;
  for (const Hand hand : deal_out(fresh_pack(rng), dealer)) hands.push_back(to_cards(hand));
  return State::from_hands(tables, hands, names, dealer, std::nullopt);
}

}  // namespace

State chained_deal(const SharedTables& tables, uint64_t seed, const Names& names, std::optional<int> dealer,
                   int games) {
  check_between("the games of a chain", games, 0, kLongestChain);
  Rng rng(seed);
  const int drawn = static_cast<int>(rng.below(kSeats));
  const int last = dealer ? check_seat<OutOfTurnError>(*dealer, kSeats) : drawn;
  State state = first_deal(tables, names, (last + 3 * games) & 3, rng);
  for (int game = 0; game < games; ++game) {
    while (!state.over()) state.apply(decide(*tables, state.position(), rng), std::nullopt);
    state = state.next_deal(rng.bits(), names);
  }
  return state;
}

}  // namespace upperhand::rikken
