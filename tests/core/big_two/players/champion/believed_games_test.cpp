#include "big_two/players/champion/believed_games.h"

#include <algorithm>

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"

namespace upperhand::big_two::champion::believed_games_test {

using namespace upperhand::big_two::testing;

namespace {

SearchSettings small() {
  SearchSettings out;
  out.playouts = 12;
  out.deals = 9;
  return out;
}

std::vector<Line> lines_of(const View& view) {
  std::vector<Line> out;
  for (const Move& move : view.legal_moves()) out.push_back({move});
  out.resize(std::min<size_t>(out.size(), 3));
  return out;
}

Position with_hands(const View& view, const Hands& hands) {
  Position out = view.position();
  out.hands = hands;
  return out;
}

void make(const Tables& tables, Position& position, Move move) {
  if (move.is_pass()) return pass(tables, position);
  const Combination one = *classify(tables, move.cards);
  play(tables, position, one.cards, one.kind, one.key);
}

// The score of a seat at the end of a game that is told move by move.
int score_of(const Tables& tables, Position position, const std::vector<Turn>& turns, int seat) {
  for (const Turn& turn : turns) {
    CHECK(turn.seat == position.turn && !position.over);
    make(tables, position, turn.move);
  }
  CHECK(position.over);
  Scores out{};
  scores(tables, position, out);
  return out[static_cast<size_t>(seat)];
}

bool same(const std::vector<BelievedDeal>& a, const std::vector<BelievedDeal>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& one, const auto& other) {
    return one.hands == other.hands && one.chain == other.chain;
  });
}

}  // namespace

TEST(believed_deals_fit_what_a_seat_sees) {
  for (const SharedTables& tables : all_tables()) {
    const State state = moment(tables, tables->players == 2 ? 4 : 8, 1);
    const View view = state.view(state.turn());
    const SearchSettings settings = small();
    BelievedGames games(view, small_network(), settings, 1);
    games.believe();
    CHECK(games.deals().size() >= settings.deals);
    for (const BelievedDeal& deal : games.deals()) {
      Cards held;
      for (size_t seat = 0; seat < kMostSeats; ++seat) {
        CHECK(deal.hands[seat].size() == view.counts()[seat] && !deal.hands[seat].meets(held));
        held |= deal.hands[seat];
      }
      CHECK(deal.hands[static_cast<size_t>(view.seat())] == view.hand());
      CHECK((held - view.hand() - view.possible_cards()).empty());
    }
  }
}

TEST(believed_games_are_the_same_on_any_number_of_threads) {
  const State state = moment(usual(), 24, 2);
  const View view = state.view(state.turn());
  const std::vector<Line> lines = lines_of(view);
  SearchSettings settings = small();
  settings.temperature = 0.5;
  SearchSettings on_three = settings;
  on_three.threads = 3;
  BelievedGames one(view, small_network(), settings, 1), three(view, small_network(), on_three, 1);
  BelievedGames other(view, small_network(), settings, 2);
  for (BelievedGames* games : {&one, &three, &other}) games->believe();
  CHECK(same(one.deals(), three.deals()) && !same(one.deals(), other.deals()));
  const std::vector<Trials> found = one.compare<Hopeful>(lines), again = three.compare<Hopeful>(lines);
  for (size_t i = 0; i < lines.size(); ++i)
    CHECK(found[i] == again[i] && found[i].typical() == again[i].typical() && found[i].size() > 0);
}

TEST(a_game_is_told_as_it_was_compared) {
  for (const double temperature : {0.0, 0.8}) {
    const State state = moment(usual(), 24, 3);
    const View view = state.view(state.turn());
    SearchSettings settings = small();
    settings.temperature = temperature;
    BelievedGames games(view, small_network(), settings, 1);
    games.believe();
    const std::vector<Line> lines = lines_of(view);
    const std::vector<Trials> trials = games.compare<Challengers>(lines);
    for (size_t i = 0; i < lines.size(); ++i) {
      int sum = 0;
      for (uint64_t number = 0; number < trials[i].size(); ++number) {
        const std::vector<Turn> turns = games.replay(lines[i], number);
        CHECK(turns[0].seat == view.seat() && turns[0].move == lines[i][0]);
        const Hands& hands = games.deals()[number % games.deals().size()].hands;
        sum += score_of(*usual(), with_hands(view, hands), turns, view.seat());
      }
      CHECK(trials[i].size() > 0 && trials[i].mean_score() == sum / static_cast<double>(trials[i].size()));
    }
  }
}

// Seat 0 covers its low cards with the 2S, and leads them at its next turns.
TEST(a_line_is_followed_to_its_end) {
  const State state = ending(usual(), {"3D 4D 2S", "5D 6C 7H", "8D 9C TH", "JD QC KH"}, 0);
  const View view = state.view(0);
  const Line line = {Move::parse("2S"), Move::parse("4D")};
  const SearchSettings settings = small();
  BelievedGames games(view, small_network(), settings, 1);
  games.believe();
  for (uint64_t number = 0; number < 3; ++number) {
    const std::vector<Turn> turns = games.replay(line, number);
    CHECK((turns[0] == Turn{0, line[0]}));
    const auto next = std::find_if(turns.begin() + 1, turns.end(), [](const Turn& t) { return t.seat == 0; });
    CHECK(next != turns.end() && next->move == line[1]);
  }
}

TEST(small_endings_are_solved_on_every_believed_deal) {
  const State state = ending(usual(), {"3D 8H 9C", "4D KD", "5D TH", "6D JH"}, 0);
  const View view = state.view(0);
  SearchSettings settings = small();
  settings.solve = 9;
  BelievedGames games(view, small_network(), settings, 1);
  games.believe();
  const std::vector<Line> lines = lines_of(view);
  const std::vector<Trials> trials = games.compare<Hopeful>(lines);
  Solver solver(*usual(), 100'000);
  for (size_t i = 0; i < lines.size(); ++i) {
    int sum = 0;
    for (uint64_t number = 0; number < trials[i].size(); ++number) {
      Position position = with_hands(view, games.deals()[number % games.deals().size()].hands);
      make(*usual(), position, lines[i][0]);
      sum += (*solver.solve(position))[0];
    }
    CHECK(trials[i].size() > 0 && trials[i].mean_score() == sum / static_cast<double>(trials[i].size()));
  }
}

TEST(a_millisecond_is_enough_for_some_games) {
  const State state = moment(usual(), 24, 4);
  const View view = state.view(state.turn());
  for (const bool limit : {false, true}) {
    SearchSettings settings = small();
    (limit ? settings.most_ms : settings.ms) = 1;
    BelievedGames games(view, small_network(), settings, 1);
    games.believe();
    CHECK(!games.deals().empty());
    const std::vector<Line> lines = lines_of(view);
    for (const Trials& trials : games.compare<Hopeful>(lines)) CHECK(trials.size() > 0);
  }
}

}  // namespace upperhand::big_two::champion::believed_games_test
