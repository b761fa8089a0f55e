#include "big_two/rules/view.h"

#include <map>

#include "big_two/scene.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::view_test {

using namespace upperhand::big_two::testing;

namespace {

// The same game played again on the hands that were guessed.
State replayed(const State& guess) {
  State out = guess.beginning();
  const size_t made = out.history().size();  // by the rules themselves
  for (size_t i = made; i < guess.history().size(); ++i)
    out.apply(guess.history()[i].move, guess.history()[i].seat);
  return out;
}

void check_view(const State& state, int seat, Rng& rng) {
  const View view = state.view(seat);
  const Position& truth = state.position();
  CHECK(view.hand() == truth.hands[static_cast<size_t>(seat)]);
  Cards hidden;
  for (size_t other = 0; other < kMostSeats; ++other) {
    CHECK(view.counts()[other] == truth.hands[other].size());
    if (static_cast<int>(other) == seat) continue;
    CHECK(view.position().hands[other].empty());
    hidden |= truth.hands[other];
  }
  CHECK(view.possible_cards().holds(hidden) && view.unseen().holds(view.possible_cards()));
  CHECK(view.undealt() == view.unseen().size() - hidden.size());
  const State guess = view.determinise(rng);
  CHECK(guess.view(seat) == view && guess.view(seat).hash() == view.hash());
  CHECK(guess.view(seat).text() == view.text());
  CHECK(replayed(guess) == guess);
}

Rules for_three_with_rest() {
  Rules rules = for_three();
  rules.deal = "thirteen";
  return rules;
}

}  // namespace

TEST(a_view_cannot_be_told_from_that_of_any_guess) {
  Rng rng(1);
  std::vector<SharedTables> tables = all_tables();
  tables.push_back(tables_of(for_three_with_rest()));
  for (const SharedTables& rules : tables)
    for (int game = 0; game < 3; ++game) {
      State state = State::deal(rules, rng.bits(), names_of(rules->players));
      for (int i = 0; i < 8; ++i) {
        for (int seat = 0; seat < rules->players; ++seat) check_view(state, seat, rng);
        play_on(state, 1 + static_cast<int>(rng.below(4)), rng);
      }
    }
}

// Two players with 13 cards each: the opener has the lowest of 26, and nobody saw the other 26.
TEST(guesses_before_the_opening_leave_the_lowest_card_with_the_opener) {
  const SharedTables tables = tables_of(for_two());
  Rng rng(2);
  for (uint64_t seed = 0; seed < 10; ++seed) {
    const State state = State::deal(tables, seed, names_of(2));
    const int opener = state.turn();
    const View other = state.view(1 - opener);
    CHECK(other.possible_cards() == other.unseen() && other.undealt() == 26);
    for (int i = 0; i < 20; ++i) {
      const Position guess = other.determinise(rng).position();
      const Cards dealt = guess.hands[0] | guess.hands[1];
      CHECK(guess.hands[static_cast<size_t>(opener)].holds(tables->lowest_card(dealt)));
    }
    const View own = state.view(opener);
    const Cards lowest = own.must_contain();
    CHECK(lowest == tables->lowest_card(own.hand()) && other.must_contain().empty());
    for (const int card : own.possible_cards()) CHECK(tables->place(card) > tables->place(lowest.lowest()));
  }
}

TEST(guesses_are_uniform) {
  const State state = ending(usual(), {"3D 4D", "5D 6D", "7D", "8D"}, 0);
  const View view = state.view(0);
  Rng rng(3);
  std::map<Hands, int> seen;
  for (int i = 0; i < 2400; ++i) ++seen[view.determinise(rng).position().hands];
  CHECK(seen.size() == 12);
  for (const auto& [hands, count] : seen) CHECK(count > 130 && count < 270);  // 200 with a deviation of 14
}

TEST(a_view_in_words) {
  const State state = ending(usual(), {"3D 4D", "5D 6D", "7D 8D", "9D TD"}, 0, "4D | pass");
  CHECK(state.view(1).text() ==
        "seat 0 Ann: 1 cards, led\n"
        "seat 1 Bob: 2 cards, this view, passed\n"
        "seat 2 Cid: 2 cards, to move\n"
        "seat 3 Dee: 2 cards\n"
        "hand: 5D 6D\n"
        "table: 4D (single) by 0 Ann\n"
        "unseen: 3D 7D 8D 9D TD\n"
        "undealt: 0\n"
        "history: 0 4D | 1 pass\n");
  State over = ending(usual(), {"3D 4D", "5D 6D", "7D", "9D TD"}, 2, "7D");
  CHECK(over.view(2).text().find("hand: -\ntable: 7D (single) by 2 Cid\n") != std::string::npos);
  CHECK(over.view(0).text().find("winner: 2 Cid\n") != std::string::npos);
  const State opening = State::deal(usual(), 1, names_of(4));
  CHECK(opening.view(opening.turn()).text().find("must contain: 3D\nhistory: -\n") != std::string::npos);
}

TEST(a_view_says_why_a_move_is_refused) {
  State state = ending(usual(), {"3D 4D", "5D 6D", "7D", "9D TD"}, 0, "4D");
  CHECK(state.view(1).why_not(Move::parse("6D")).empty());
  CHECK(state.view(2).why_not(Move::parse("7D")).text() == "out_of_turn turn=1 seat=2");
  CHECK(state.view(2).legal_moves().empty() && state.view(1).legal_moves().size() == 3);
  play_moves(state, "pass | 7D");
  CHECK(state.view(3).why_not(Move()).text() == "game_won seat=2");
  CHECK_THROWS(state.view(4), OutOfTurnError, "there is no seat 4");
  CHECK_THROWS(state.view(-1), OutOfTurnError, "there is no seat -1");
}

TEST(views_that_differ_in_anything_are_not_equal) {
  const State state = ending(usual(), {"3D 4D", "5D 6D", "7D 8D", "9D TD"}, 0);
  const View view = state.view(0);
  CHECK(view == state.view(0) && !(view == state.view(1)));
  CHECK(!(view == ending(usual(), {"3D 4D", "5D 6D", "7D 8D", "9D TD"}, 0, "3D").view(0)));
  CHECK(!(view == ending(tables_of(with_everything()), {"3D 4D", "5D 6D", "7D 8D", "9D TD"}, 0).view(0)));
}

}  // namespace upperhand::big_two::view_test
