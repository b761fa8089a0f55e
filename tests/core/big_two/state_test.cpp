#include "big_two/state.h"

#include "big_two/analysis.h"
#include "big_two/view.h"
#include "check.h"
#include "errors.h"

using namespace upperhand;
using namespace upperhand::big_two;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

State position(const std::vector<std::string>& hands, std::optional<int> leader) {
  std::vector<Cards> cards;
  for (const std::string& hand : hands) cards.push_back(Cards::parse(hand));
  return State::from_hands(std::make_shared<const Tables>(Rules()), cards, kNames, leader, {});
}

}  // namespace

TEST(moves_are_refused_with_their_reason) {
  State state = position({"9D 9S KD", "5D 5H AD", "6D 7D 8D", "TD JD QD"}, 0);
  const State before = state;
  CHECK_THROWS(state.apply(Move::parse("pass"), {}), IllegalMoveError, "whoever leads must play");
  CHECK_THROWS(state.apply(Move::parse("KD"), 1), OutOfTurnError, "the turn of seat 0");
  CHECK_THROWS(state.apply(Move::parse("2S"), {}), IllegalMoveError, "does not hold 2S");
  CHECK_THROWS(state.apply(Move::parse("9D KD"), {}), IllegalMoveError, "no combination");
  CHECK(state == before);
  state.apply(Move::parse("9D 9S"), 0);
  CHECK_THROWS(state.apply(Move::parse("5D 5H"), {}), IllegalMoveError,
               "a pair of 5s does not beat a pair of 9s");
  CHECK_THROWS(state.apply(Move::parse("AD"), {}), IllegalMoveError, "play 2 cards");
}

TEST(random_games_keep_every_card) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    State state = State::deal(std::make_shared<const Tables>(Rules()), seed, kNames);
    Rng rng(seed);
    while (!state.over()) {
      const std::vector<Move> moves = state.legal_moves();
      const View view = state.view(state.turn());
      CHECK(view.legal_moves() == moves);
      CHECK(view.determinise(rng).view(state.turn()) == view);
      state.apply(moves[rng.below(moves.size())], state.turn());
      Cards all = state.position().gone;
      for (Cards hand : state.position().hands) {
        CHECK(!all.meets(hand));
        all |= hand;
      }
      CHECK(all == Cards::deck());
    }
    int sum = 0;
    for (int points : state.scores()) sum += points;
    CHECK(sum == 0);
  }
}

TEST(a_hand_splits_into_the_fewest_plays) {
  const Tables tables((Rules()));
  CHECK(minimum_plays(tables, Cards::parse("3D 4C 5H 6S 7D")) == 1);
  CHECK(minimum_plays(tables, Cards::parse("3D 3C 5H 5S 7D")) == 3);
  CHECK(minimum_plays(tables, Cards::parse("3D 3C 3H 5S 5D 9C")) == 2);
  for (const auto& part : best_partitions(tables, Cards::parse("3D 4C 5H 6S 7D 8C 9C"), 64))
    CHECK(part.size() == 3);
  CHECK_THROWS(minimum_plays(tables, Cards::deck()), CardsError, "at most 18");
}
