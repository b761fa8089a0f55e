#include "rikken/learn/batch.h"

#include <thread>

#include "check.h"
#include "errors.h"
#include "rikken/players/opponents/opponents.h"
#include "rikken/scene.h"

namespace upperhand::rikken::batch_test {

using namespace upperhand::rikken::testing;

namespace {

constexpr size_t kGames = 10;
constexpr uint64_t kSeed = 7;

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

struct Arrays {
  explicit Arrays(size_t games = kGames, size_t room = kGames * 20)
      : states(games * kStateWords),
        hidden(games * kHiddenWords),
        moves(room * kMoveWords),
        first(games + 1),
        seats(games),
        ended(games),
        scores(games * kMostSeats),
        choices(games) {}
  DecisionRows rows() {
    return {states.data(), hidden.data(), moves.data(),
            first.data(),  seats.data(),  moves.size() / kMoveWords};
  }

  std::vector<uint64_t> states, hidden, moves;
  std::vector<int64_t> first;
  std::vector<uint8_t> seats, ended;
  std::vector<int32_t> scores, choices;
};

// The games of a slot as States.
class Chain {
 public:
  Chain(SharedTables tables, size_t slot) : number_(slot) {
    state_ = State::deal(std::move(tables), seed(), kNames, {});
    play_forced();
  }
  const State& state() const { return *state_; }
  // The scores if the game ended; the next one has begun.
  std::optional<std::vector<int>> step(Move move) {
    state_->apply(move, {});
    play_forced();
    if (!state_->over()) return std::nullopt;
    const std::vector<int> scores = state_->scores();
    state_ = state_->next_deal(seed(), kNames);
    play_forced();
    return scores;
  }

 private:
  uint64_t seed() {
    const uint64_t number = number_;
    number_ += kGames;
    return Rng::derive(kSeed, number, kSeats, 0).bits();
  }
  void play_forced() {
    while (!state_->over() && state_->legal_moves().size() == 1) state_->apply(state_->legal_moves()[0], {});
  }

  uint64_t number_;
  std::optional<State> state_;
};

template <class Words>
bool row_is(const std::vector<uint64_t>& rows, size_t row, const Words& words) {
  return std::equal(words.begin(), words.end(), rows.begin() + static_cast<ptrdiff_t>(row * words.size()));
}

void check_game(const Batch& batch, size_t game, const State& state, const Arrays& arrays) {
  const View view = state.view(state.turn());
  const Features told = features(view);
  const std::vector<Move> moves = view.legal_moves();
  CHECK(batch.position(game) == state.position() && arrays.seats[game] == state.turn());
  CHECK(row_is(arrays.states, game, told.state));
  CHECK(row_is(arrays.hidden, game, encode_hidden(state.position(), SuitOrder(view.sight()), state.turn())));
  const auto first = static_cast<size_t>(arrays.first[game]);
  CHECK(static_cast<size_t>(arrays.first[game + 1]) - first == moves.size());
  for (size_t i = 0; i < moves.size(); ++i) {
    CHECK(row_is(arrays.moves, first + i, told.moves[i]));
    CHECK(batch.move(game, i) == moves[i]);
  }
}

std::vector<SharedTables> variants() {
  Rules strict = all_contracts()->rules;
  strict.called_ace = "must_when_declarer_leads";
  strict.all_pass = "schoppen_mie";
  strict.shuffle = "never";
  strict.scores = "stichting";
  Rules grouped;
  grouped.shuffle = "groups";
  return {all_contracts(), std::make_shared<const Tables>(strict), std::make_shared<const Tables>(grouped)};
}

Seating against(SharedOpponent opponent) {
  Seating out;
  out.opponents = {std::move(opponent)};
  for (size_t i = 0; i < kGames * kSeats; ++i) out.seats.push_back(i % kSeats != 0);
  return out;
}

}  // namespace

TEST(a_batch_of_rikken_keeps_step_with_chains_of_states) {
  const std::vector<SharedTables> rules = variants();
  Batch batch(rules, kGames, kSeed, 2);
  std::vector<Chain> chains;
  for (size_t game = 0; game < kGames; ++game) chains.emplace_back(rules[game % rules.size()], game);
  Arrays arrays;
  Rng rng(3);
  size_t finished = 0;
  for (int step = 0; step < 120; ++step) {
    batch.observe(arrays.rows());
    std::vector<Move> chosen;
    for (size_t game = 0; game < kGames; ++game) {
      check_game(batch, game, chains[game].state(), arrays);
      const auto count = static_cast<uint64_t>(arrays.first[game + 1] - arrays.first[game]);
      arrays.choices[game] = static_cast<int32_t>(rng.below(count));
      chosen.push_back(batch.move(game, static_cast<size_t>(arrays.choices[game])));
    }
    batch.step(arrays.choices, arrays.ended.data(), arrays.scores.data());
    for (size_t game = 0; game < kGames; ++game) {
      const auto scores = chains[game].step(chosen[game]);
      CHECK(scores.has_value() == (arrays.ended[game] != 0));
      finished += scores.has_value();
      for (size_t seat = 0; scores && seat < kSeats; ++seat)
        CHECK(arrays.scores[game * kMostSeats + seat] == (*scores)[seat]);
    }
  }
  CHECK(finished > kGames && batch.finished() == finished && batch.answered() == 0);
  int64_t counted = 0;
  for (const ContractTally& tally : batch.contracts()) {
    counted += tally.games;
    CHECK(tally.made <= tally.declared);
  }
  CHECK(counted == static_cast<int64_t>(finished));
}

TEST(a_batch_of_rikken_asks_the_caller_alone) {
  for (const SharedOpponent& opponent : std::initializer_list<SharedOpponent>{
           std::make_shared<const RandomOpponent>(true), std::make_shared<const BasicOpponent>(),
           std::make_shared<const AdvancedOpponent>(), std::make_shared<const CuriousOpponent>(),
           std::make_shared<const MonteCarloOpponent>(5)}) {
    Batch batch(variants(), kGames, 1, 2, against(opponent));
    Arrays arrays;
    for (int step = 0; step < 20; ++step) {
      batch.observe(arrays.rows());
      for (size_t game = 0; game < kGames; ++game)
        CHECK(arrays.seats[game] == 0 && arrays.hidden[game * kHiddenWords + 4] >> kHiddenFactBits != 0);
      batch.step(arrays.choices, arrays.ended.data(), arrays.scores.data());
    }
    CHECK(batch.answered() > 0);
  }
}

TEST(a_speaker_leaves_the_cards_to_the_caller) {
  Seating seating;
  seating.opponents = {std::make_shared<const CuriousOpponent>()};
  seating.speakers.assign(kGames, 1);
  Batch batch({all_contracts()}, kGames, 1, 1, seating);
  Arrays arrays;
  for (int step = 0; step < 60; ++step) {
    batch.observe(arrays.rows());
    for (size_t game = 0; game < kGames; ++game) CHECK(batch.move(game, 0).kind == MoveKind::card);
    batch.step(arrays.choices, arrays.ended.data(), arrays.scores.data());
  }
  for (const ContractTally& tally : batch.contracts()) CHECK(tally.declared == 0);
  seating.opponents = {std::make_shared<const RandomOpponent>(false)};
  CHECK_THROWS(Batch({all_contracts()}, kGames, 1, 1, seating), Error, "its speaker passes");
}

TEST(a_batch_of_rikken_refuses_what_it_cannot_do) {
  CHECK_THROWS(Batch({}, 4, 1, 1), Error, "at least one set of rules");
  CHECK_THROWS(Batch({all_contracts()}, 0, 1, 1), Error, "games must be from 1");
  Batch batch({all_contracts()}, 2, 1, 1);
  Arrays small(2, 1);
  CHECK_THROWS(batch.observe(small.rows()), Error, "too short");
  small.choices = {0, 9999};
  CHECK_THROWS(batch.step(small.choices, small.ended.data(), small.scores.data()), IllegalMoveError,
               "game 1 has no move 9999");
  CHECK_THROWS(batch.hand(0, 4), Error, "there is no seat 4");
  CHECK_THROWS(batch.hand(2, 0), Error, "the number of a game must be from 0 to 1");
}

TEST(a_batch_of_rikken_answers_several_threads) {
  Batch batch({all_contracts()}, 100, 1, 2);
  Arrays arrays(100, 100 * 20);
  std::thread other([&] {
    for (int i = 0; i < 200; ++i) CHECK(batch.moves() >= batch.games() && size_of(batch.hand(7, 0)) <= 13);
  });
  for (int step = 0; step < 20; ++step) {
    batch.observe(arrays.rows());
    batch.step(arrays.choices, arrays.ended.data(), arrays.scores.data());
  }
  other.join();
}

}  // namespace upperhand::rikken::batch_test
