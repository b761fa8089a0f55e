#include <map>

#include "big_two/learn/place_actions.h"
#include "big_two/players/opponents/simple.h"
#include "big_two/players/rl_ppo/network.h"
#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::rl_ppo_test {

using namespace upperhand::big_two::testing;

namespace {

// Sets of places that a play can take, by size and then in dictionary order.
std::map<std::vector<int>, int> numbered() {
  std::vector<std::vector<int>> sets = {{}};
  std::map<std::vector<int>, int> out;
  for (size_t size = 1; size <= 5; ++size) {
    std::vector<std::vector<int>> larger;
    for (const std::vector<int>& set : sets)
      for (int place = set.empty() ? 0 : set.back() + 1; place < rl_ppo::kPlaces; ++place) {
        larger.push_back(set);
        larger.back().push_back(place);
      }
    sets = larger;
    for (const std::vector<int>& set : sets) {
      bool fits = size == 5 || set.back() - set.front() <= 3;
      if (size == 4) fits = set[1] - set[0] <= 3 && set[3] - set[2] <= 3;
      if (fits) out.emplace(set, static_cast<int>(out.size()));
    }
  }
  return out;
}

Weights place_weights(uint64_t seed) {
  Rng rng(seed);
  Weights out;
  add_layer(out, "first", 21, rl_ppo::kWords * 64, rng);
  add_layer(out, "second", 18, 21, rng);
  add_layer(out, "policy", rl_ppo::kActions, 18, rng);
  return out;
}

float plain_output(const Weights& weights, const std::string& name, const std::vector<float>& in,
                   size_t row) {
  const Matrix& matrix = weights.at(name + ".weight");
  float out = weights.at(name + ".bias").numbers[row];
  for (size_t i = 0; i < in.size(); ++i)
    if (in[i] > 0) out += in[i] * matrix.numbers[row * matrix.columns + i];
  return out;
}

std::vector<float> plain_layer(const Weights& weights, const std::string& name,
                               const std::vector<float>& in) {
  std::vector<float> out;
  for (size_t row = 0; row < weights.at(name + ".weight").rows; ++row)
    out.push_back(plain_output(weights, name, in, row));
  return out;
}

std::vector<float> bits_of(const rl_ppo::PlaceWords& words) {
  std::vector<float> out;
  for (const uint64_t word : words)
    for (int i = 0; i < 64; ++i) out.push_back(static_cast<float>(word >> i & 1));
  return out;
}

// The numbers of an observation that are 1, from `first` on, counted from there.
std::vector<int> told(const rl_ppo::PlaceWords& words, int first, int count) {
  std::vector<int> out;
  for (int i = 0; i < count; ++i)
    if ((words[static_cast<size_t>((first + i) / 64)] >> ((first + i) % 64) & 1) != 0) out.push_back(i);
  return out;
}

constexpr int kOpponents = 286, kGone = 367, kTable = 383;

}  // namespace

TEST(actions_are_numbered_by_size_and_then_by_place) {
  const std::map<std::vector<int>, int> expected = numbered();
  CHECK(expected.size() == rl_ppo::kActions - 1);
  Rng rng(1);
  Cards hand;
  while (hand.size() < rl_ppo::kPlaces) hand |= Cards::of(static_cast<int>(rng.below(kDeckSize)));
  std::vector<int> places;
  for (const int card : hand) places.push_back(card);
  for (const auto& [set, number] : expected) {
    Cards played;
    for (const int place : set) played |= Cards::of(places[static_cast<size_t>(place)]);
    CHECK(rl_ppo::action_of(hand, played) == number);
  }
  CHECK(rl_ppo::action_of(hand, Cards()) == rl_ppo::kActions - 1);
}

TEST(cards_without_a_number_are_refused) {
  const Cards hand = Cards::parse("3D 4D 5D 6D 7D 8D 9D");
  CHECK_THROWS(rl_ppo::action_of(hand, Cards::parse("3D 9D")), Error, "no number");
  CHECK_THROWS(rl_ppo::action_of(hand, Cards::parse("2S")), Error, "no number");
  CHECK_THROWS(rl_ppo::action_of(Cards::suit(0) | Cards::of(1), Cards()), Error, "up to 13 cards");
}

TEST(an_observation_tells_the_hand_card_by_card) {
  const State state = ending(usual(), {"3D 3C 4D 5D 6D 7D 9S", "8D 8C", "TD", "JD QD"}, 0);
  const rl_ppo::PlaceWords words = rl_ppo::observe(state.view(0));
  // 3D: its rank, its suit, a pair, a straight, a flush.
  CHECK((told(words, 0, 22) == std::vector<int>{0, 13, 17, 20, 21}));
  CHECK((told(words, 22, 22) == std::vector<int>{0, 14, 17, 20}));  // 3C
  CHECK((told(words, 6 * 22, 22) == std::vector<int>{6, 16}));      // 9S
  CHECK(told(words, 7 * 22, 6 * 22).empty());                       // no more cards
  CHECK((told(words, kOpponents, 27) == std::vector<int>{1}));      // two cards, nothing played
  CHECK((told(words, kOpponents + 27, 27) == std::vector<int>{0}));
  CHECK((told(words, kTable, 29) == std::vector<int>{17}));  // nothing to beat
  // Gone at the start are all queens but one, and all kings, aces and twos.
  CHECK(told(words, kGone, 16).size() == 15);
}

TEST(an_observation_tells_what_was_played_and_lies_there) {
  Rules rules = with_everything();
  const SharedTables tables = tables_of(rules);
  const State house = ending(tables, {"3D 3C 3H KD KC 4D", "4C 4H 4S AD AC 5D", "6D 7D", "8D 8C"}, 0,
                             "3D 3C 3H KD KC | 4C 4H 4S AD AC | pass");
  const rl_ppo::PlaceWords words = rl_ppo::observe(house.view(3));
  // The fours rank it, no suit does, and one seat has passed.
  CHECK((told(words, kTable, 29) == std::vector<int>{1, 25, 27}));
  CHECK((told(words, kOpponents, 27) == std::vector<int>{0, 26}));
  // AD and AC are its first aces and twos.
  CHECK((told(words, kOpponents + 27, 27) == std::vector<int>{0, 13, 14, 26}));
  const auto on_table = [&](const std::vector<std::string>& hands, const char* play) {
    return told(rl_ppo::observe(ending(tables, hands, 0, play).view(1)), kTable, 29);
  };
  CHECK((on_table({"5S 3D", "6D 7D", "8D", "9D"}, "5S") == std::vector<int>{2, 16, 18, 26}));
  CHECK((on_table({"5S 5H 3D", "6D 6C", "8D", "9D"}, "5S 5H") == std::vector<int>{2, 16, 19, 26}));
  CHECK((on_table({"5S 5H 5D 3D", "6D 6C", "8D", "9D"}, "5S 5H 5D") == std::vector<int>{2, 16, 20, 26}));
  CHECK(
      (on_table({"5S 5H 4C 4D 3D", "6D 6C", "8D", "9D"}, "5S 5H 4C 4D") == std::vector<int>{2, 16, 21, 26}));
  CHECK(
      (on_table({"5S 5H 5C 5D 3D", "6D 6C", "8D", "9D"}, "5S 5H 5C 5D") == std::vector<int>{2, 16, 22, 26}));
  CHECK((on_table({"3H 4H 5H 6H 7H 8D", "6D 6C", "8C", "9D"}, "3H 4H 5H 6H 7H") ==
         std::vector<int>{4, 15, 23, 24, 26}));
}

TEST(an_observation_is_of_a_decision_with_up_to_thirteen_cards) {
  const State state = State::deal(usual(), 1, names_of(4));
  CHECK_THROWS(rl_ppo::observe(state.view((state.turn() + 1) % 4)), OutOfTurnError, "not this seat's turn");
  const State large = State::deal(tables_of(for_three()), 1, names_of(3));
  CHECK_THROWS(rl_ppo::observe(large.view(large.turn())), Error, "up to 13 cards");
}

TEST(a_network_of_places_scores_as_plain_loops_do) {
  const Weights weights = place_weights(2);
  const rl_ppo::PlaceNetwork network(weights);
  Rng rng(3);
  for (int round = 0; round < 6; ++round) {
    State state = State::deal(usual(), rng.bits(), names_of(4));
    play_on(state, 10, rng);
    const View view = state.view(state.turn());
    const std::vector<Move> moves = view.legal_moves();
    const std::vector<float> scored = network.score(view);
    const std::vector<float> second =
        plain_layer(weights, "second", plain_layer(weights, "first", bits_of(rl_ppo::observe(view))));
    CHECK(scored.size() == moves.size());
    size_t best = 0;
    for (size_t i = 0; i < moves.size(); ++i) {
      const int action = rl_ppo::action_of(view.hand(), moves[i].cards);
      CHECK(scored[i] == plain_output(weights, "policy", second, static_cast<size_t>(action)));
      if (scored[i] > scored[best]) best = i;
    }
    CHECK(choose(PlaceOpponent(network), view) == moves[best]);
  }
}

TEST(a_network_of_places_needs_weights_of_its_shape) {
  Rng rng(1);
  for (const char* name : {"first", "second", "policy"}) {
    Weights weights = place_weights(1);
    add_layer(weights, name, weights.at(std::string(name) + ".bias").rows, 17, rng);
    CHECK_THROWS(rl_ppo::PlaceNetwork(weights), Error, "412 numbers");
  }
  Weights few = place_weights(1);
  add_layer(few, "policy", 1000, 18, rng);
  CHECK_THROWS(rl_ppo::PlaceNetwork(few), Error, "1695 actions");
}

TEST(an_opponent_that_cannot_see_its_hand_whole_plays_the_first_move) {
  const State large = State::deal(tables_of(for_three()), 1, names_of(3));
  const View view = large.view(large.turn());
  CHECK(choose(PlaceOpponent(rl_ppo::PlaceNetwork(place_weights(1))), view) == view.legal_moves()[0]);
  CHECK_THROWS(choose(LowestOpponent(), large.view((large.turn() + 1) % 3)), OutOfTurnError, "in its turn");
}

}  // namespace upperhand::big_two::rl_ppo_test
