#include "big_two/batch.h"

#include <thread>

#include "check.h"
#include "errors.h"

using namespace upperhand;
using namespace upperhand::big_two;

namespace {

SharedTables tables_of(Rules rules) { return std::make_shared<const Tables>(rules); }

struct Arrays {
  explicit Arrays(size_t games, size_t room)
      : states(games * kStateWords),
        hidden(games * kHiddenWords),
        moves(room * kMoveWords),
        first(games + 1),
        seats(games),
        ended(games),
        scores(games * kMostSeats),
        choices(games) {}
  BatchRows rows() {
    return {states.data(), hidden.data(), moves.data(),
            first.data(),  seats.data(),  moves.size() / kMoveWords};
  }

  std::vector<uint64_t> states, hidden, moves;
  std::vector<int64_t> first;
  std::vector<uint8_t> seats, ended;
  std::vector<int32_t> scores, choices;
};

// The scores of all games that end within `steps` steps, each played by chance.
std::vector<int32_t> play(unsigned threads, int steps) {
  Rules open;
  open.opening = "automatic";
  Batch batch({tables_of(Rules{}), tables_of(open)}, 24, 7, threads);
  Arrays arrays(24, 24 * 600);
  Rng rng(3);
  std::vector<int32_t> out;
  for (int step = 0; step < steps; ++step) {
    batch.observe(arrays.rows());
    for (size_t game = 0; game < batch.games(); ++game) {
      const auto count = static_cast<uint64_t>(arrays.first[game + 1] - arrays.first[game]);
      CHECK(count > 1);
      arrays.choices[game] = static_cast<int32_t>(rng.below(count));
    }
    batch.step(arrays.choices, arrays.ended.data(), arrays.scores.data());
    for (size_t game = 0; game < batch.games(); ++game)
      if (arrays.ended[game] != 0)
        out.insert(out.end(), &arrays.scores[game * kMostSeats],
                   &arrays.scores[game * kMostSeats] + kMostSeats);
  }
  CHECK(out.size() == batch.finished() * kMostSeats);
  return out;
}

}  // namespace

TEST(batch_plays_the_same_games_on_any_number_of_threads) {
  const std::vector<int32_t> one = play(1, 120);
  CHECK(one.size() > 40);
  CHECK(one == play(3, 120));
}

TEST(batch_refuses_what_it_cannot_do) {
  CHECK_THROWS(Batch({}, 4, 1, 1), Error, "at least one set of rules");
  Batch batch({tables_of(Rules{})}, 2, 1, 1);
  Arrays small(2, 1);
  CHECK_THROWS(batch.observe(small.rows()), Error, "too short");
  small.choices = {0, 9999};
  CHECK_THROWS(batch.step(small.choices, small.ended.data(), small.scores.data()), IllegalMoveError,
               "game 1 has no move 9999");
}

TEST(batch_hands_an_error_of_a_thread_back) {
  Rules rules;
  rules.players = 3;
  rules.deal = "whole_deck";
  const size_t games = 300;
  Batch batch({tables_of(rules)}, games, 1, 4);
  std::vector<uint64_t> states(games * rl_ppo::kWords), hidden(games * kHiddenWords), moves(batch.moves());
  std::vector<int64_t> first(games + 1);
  std::vector<uint8_t> seats(games);
  const PlaceRows rows{states.data(), hidden.data(), moves.data(), first.data(), seats.data(), moves.size()};
  CHECK_THROWS(batch.observe_places(rows), Error, "up to 13 cards");
}

TEST(batch_answers_several_threads) {
  Batch batch({tables_of(Rules{})}, 100, 1, 2);
  Arrays arrays(100, 100 * 600);
  std::thread other([&] {
    for (int i = 0; i < 200; ++i) CHECK(batch.moves() >= batch.games() && batch.hand(7, 0).size() <= 13);
  });
  for (int step = 0; step < 20; ++step) {
    batch.observe(arrays.rows());
    batch.step(arrays.choices, arrays.ended.data(), arrays.scores.data());
  }
  other.join();
}

TEST(batch_has_no_other_games_seats_or_moves_than_its_own) {
  Batch batch({tables_of(Rules{})}, 2, 1, 1);
  CHECK(batch.hand(1, 3).size() == 13);
  CHECK_THROWS(batch.hand(10'000'000, 0), Error, "the number of a game must be from 0 to 1");
  CHECK_THROWS(batch.hand(0, 4), Error, "there is no seat 4");
  CHECK_THROWS(batch.hand(0, -1), Error, "there is no seat -1");
  CHECK_THROWS(batch.move(0, 10'000'000), Error, "the number of a move must be from 0 to");
  CHECK_THROWS(batch.step(std::vector<int32_t>{0}, nullptr, nullptr), Error, "a choice for each game");
}
