#include "rikken/rules/state.h"

#include "check.h"
#include "errors.h"
#include "rikken/scene.h"

namespace upperhand::rikken::state_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

State played(const SharedTables& tables, uint64_t seed) {
  State state = State::deal(tables, seed, kNames, {});
  Rng rng(seed);
  while (!state.over()) {
    const std::vector<Move> moves = state.legal_moves();
    state.apply(moves[rng.below(moves.size())], state.turn());
  }
  return state;
}

}  // namespace

TEST(games_of_rikken_end_with_all_tricks_and_no_chips_lost) {
  for (uint64_t seed = 0; seed < 40; ++seed) {
    const State state = played(all_contracts(), seed);
    const std::vector<Trick> tricks = tricks_of(state.history(), state.position());
    std::array<int, kSeats> won{};
    Hand seen = 0;
    for (const Trick& trick : tricks) {
      ++won[trick.winner];
      for (const uint8_t card : trick.cards) seen |= bit(card);
    }
    if (!tricks.empty()) {
      CHECK(tricks.size() == kHandSize && seen == kDeck);
      CHECK(tricks.back().winner == state.position().leader && tricks[1].leader == tricks[0].winner);
    }
    int chips = 0;
    for (size_t seat = 0; seat < kSeats; ++seat) {
      CHECK(won[seat] == state.position().won[seat]);
      chips += state.scores()[seat];
    }
    CHECK(chips == 0 && state.legal_moves().empty());
  }
}

TEST(a_game_that_all_passed_is_dealt_again_from_its_hands) {
  Rules rules;
  rules.shuffle = "never";
  const auto tables = std::make_shared<const Tables>(rules);
  State state = State::deal(tables, 3, kNames, 1);
  for (int i = 0; i < kSeats; ++i) state.apply(Move::bid(Contract::pass), {});
  CHECK(state.over() && tricks_of(state.history(), state.position()).empty());
  const State next = state.next_deal(4, kNames);
  CHECK(next.position().dealer == 2 && next.position().phase == Phase::auction);
  Hand all = 0;
  for (const Hand hand : next.position().hands) all |= hand;
  CHECK(all == kDeck);
}

TEST(a_deal_needs_a_dealer_that_is_there) {
  CHECK_THROWS(State::deal(all_contracts(), 3, kNames, 4), OutOfTurnError, "there is no seat 4");
  CHECK(State::deal(all_contracts(), 3, kNames, 2).turn() == 3);
}

}  // namespace upperhand::rikken::state_test
