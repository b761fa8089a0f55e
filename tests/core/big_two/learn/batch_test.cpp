#include "big_two/learn/batch.h"

#include <thread>

#include "big_two/learn/place_actions.h"
#include "big_two/players/opponents/simple.h"
#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::batch_test {

using namespace upperhand::big_two::testing;

namespace {

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

// The scores of all games that end within `steps` steps, each played at random.
std::vector<int32_t> play(unsigned threads, int steps) {
  Rules open;
  open.opening = "automatic";
  Batch batch({usual(), tables_of(open)}, 24, 7, threads);
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

// A game of a batch, also played as a State.
class Single {
 public:
  Single(const std::vector<SharedTables>& rules, size_t games, size_t slot, uint64_t seed)
      : tables_(rules[slot % rules.size()]), games_(games), number_(slot), seed_(seed) {
    begin();
  }

  const State& state() const { return *state_; }
  // Plays the chosen move and what follows automatically; returns whether the game ended, with its scores.
  std::optional<std::vector<int>> step(Move move, const std::vector<SharedOpponent>& seats) {
    state_->apply(move, std::nullopt);
    to_decision(seats);
    if (!state_->over()) return std::nullopt;
    const std::vector<int> scores = state_->scores();
    begin();
    to_decision(seats);
    return scores;
  }
  void to_decision(const std::vector<SharedOpponent>& seats) {
    while (!state_->over()) {
      const std::vector<Move> moves = state_->legal_moves();
      const SharedOpponent& opponent = seats[static_cast<size_t>(state_->turn())];
      if (moves.size() > 1 && !opponent) return;
      state_->apply(moves.size() == 1 ? moves[0] : choose(*opponent, state_->view(state_->turn())), {});
    }
  }

 private:
  void begin() {
    const uint64_t seed = Rng::derive(seed_, number_, kMostSeats, 0).bits();
    number_ += games_;
    state_ = State::deal(tables_, seed, names_of(tables_->players));
  }

  SharedTables tables_;
  size_t games_, number_;
  uint64_t seed_;
  std::optional<State> state_;
};

template <class Words>
bool row_is(const std::vector<uint64_t>& rows, size_t row, const Words& words) {
  return std::equal(words.begin(), words.end(), rows.begin() + static_cast<ptrdiff_t>(row * words.size()));
}

void check_game(const Batch& batch, size_t game, const State& state, const Arrays& arrays, size_t opponents) {
  const View view = state.view(state.turn());
  const Features told = features(view);
  const std::vector<Move> moves = view.legal_moves();
  CHECK(batch.position(game) == state.position() && arrays.seats[game] == state.turn());
  CHECK(row_is(arrays.states, game, told.state));
  const auto first = static_cast<size_t>(arrays.first[game]);
  CHECK(static_cast<size_t>(arrays.first[game + 1]) - first == moves.size());
  for (size_t i = 0; i < moves.size(); ++i) {
    CHECK(row_is(arrays.moves, first + i, told.moves[i]));
    CHECK(batch.move(game, i) == moves[i].cards);
  }
  HiddenWords hidden = encode_hidden(state.tables(), state.position(), state.turn());
  for (size_t away = 0; away < opponents; ++away)  // all are the first
    hidden.back() |= uint64_t{1} << (kHiddenFactBits + 11 * static_cast<int>(away));
  CHECK(row_is(arrays.hidden, game, hidden));
}

// Steps a batch and single States side by side; the caller has seat 0, or all.
void check_lock_step(const std::vector<SharedTables>& rules, const SharedOpponent& opponent, unsigned threads,
                     int steps) {
  constexpr size_t kGames = 12;
  Seating seating;
  if (opponent) {
    seating.opponents = {opponent};
    for (size_t i = 0; i < kGames * kMostSeats; ++i) seating.seats.push_back(i % kMostSeats != 0);
  }
  const std::vector<SharedOpponent> seats = {nullptr, opponent, opponent, opponent};
  Batch batch(rules, kGames, 7, threads, seating);
  std::vector<Single> singles;
  for (size_t game = 0; game < kGames; ++game) {
    singles.emplace_back(rules, kGames, game, 7).to_decision(seats);
  }
  Arrays arrays(kGames, kGames * 600);
  Rng rng(3);
  size_t finished = 0;
  for (int step = 0; step < steps; ++step) {
    batch.observe(arrays.rows());
    for (size_t game = 0; game < kGames; ++game) {
      const auto players = static_cast<size_t>(rules[game % rules.size()]->players);
      check_game(batch, game, singles[game].state(), arrays, opponent ? players - 1 : 0);
      const auto count = static_cast<uint64_t>(arrays.first[game + 1] - arrays.first[game]);
      arrays.choices[game] = static_cast<int32_t>(rng.below(count));
    }
    std::vector<Cards> chosen;
    for (size_t game = 0; game < kGames; ++game)
      chosen.push_back(batch.move(game, static_cast<size_t>(arrays.choices[game])));
    batch.step(arrays.choices, arrays.ended.data(), arrays.scores.data());
    for (size_t game = 0; game < kGames; ++game) {
      const auto scores = singles[game].step({chosen[game]}, seats);
      CHECK(scores.has_value() == (arrays.ended[game] != 0));
      finished += scores.has_value();
      for (size_t seat = 0; scores && seat < scores->size(); ++seat)
        CHECK(arrays.scores[game * kMostSeats + seat] == (*scores)[seat]);
    }
  }
  CHECK(finished > 0 && batch.finished() == finished);
}

}  // namespace

TEST(a_batch_keeps_step_with_single_games_under_all_rules) {
  check_lock_step(all_tables(), nullptr, 1, 70);
  check_lock_step({usual(), tables_of(severe())}, nullptr, 3, 60);
}

TEST(a_batch_keeps_step_with_single_games_against_opponents) {
  check_lock_step({usual(), tables_of(with_bombs()), tables_of(for_two())},
                  std::make_shared<const LowestOpponent>(), 2, 30);
}

TEST(a_batch_tells_places_as_an_observation_of_a_view_does) {
  constexpr size_t kGames = 6;
  const std::vector<SharedTables> rules = {usual(), tables_of(with_everything()), tables_of(for_two())};
  Batch batch(rules, kGames, 7, 2);
  std::vector<Single> singles;
  for (size_t game = 0; game < kGames; ++game)
    singles.emplace_back(rules, kGames, game, 7).to_decision(std::vector<SharedOpponent>(kMostSeats));
  std::vector<uint64_t> states(kGames * rl_ppo::kWords), hidden(kGames * kHiddenWords), moves(kGames * 600);
  std::vector<int64_t> first(kGames + 1);
  std::vector<uint8_t> seats(kGames), ended(kGames);
  std::vector<int32_t> choices(kGames), scores(kGames * kMostSeats);
  for (int step = 0; step < 12; ++step) {
    batch.observe_places(
        {states.data(), hidden.data(), moves.data(), first.data(), seats.data(), moves.size()});
    CHECK(first[kGames] == static_cast<int64_t>(batch.moves()));
    for (size_t game = 0; game < kGames; ++game) {
      const State& state = singles[game].state();
      const View view = state.view(seats[game]);
      CHECK(row_is(states, game, rl_ppo::observe(view)));
      CHECK(row_is(hidden, game, encode_hidden(state.tables(), state.position(), state.turn())));
      for (size_t i = 0; i < view.legal_moves().size(); ++i)
        CHECK(moves[static_cast<size_t>(first[game]) + i] ==
              static_cast<uint64_t>(rl_ppo::action_of(view.hand(), batch.move(game, i))));
    }
    for (size_t game = 0; game < kGames; ++game)
      singles[game].step({batch.move(game, 0)}, std::vector<SharedOpponent>(kMostSeats));
    batch.step(choices, ended.data(), scores.data());
  }
  CHECK(batch.answered() == 0);
}

TEST(batch_plays_the_same_games_on_any_number_of_threads) {
  const std::vector<int32_t> one = play(1, 120);
  CHECK(one.size() > 40);
  CHECK(one == play(3, 120));
}

TEST(batch_refuses_what_it_cannot_do) {
  CHECK_THROWS(Batch({}, 4, 1, 1), Error, "at least one set of rules");
  CHECK_THROWS(Batch({usual()}, 0, 1, 1), Error, "games must be from 1");
  CHECK_THROWS(Batch({usual()}, 1, 1, 0), Error, "from 1 to 1024");
  CHECK_THROWS(Batch({usual()}, 1, 1, 1025), Error, "from 1 to 1024");
  Batch batch({usual()}, 2, 1, 1);
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

}  // namespace upperhand::big_two::batch_test
