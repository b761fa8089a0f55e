#include "big_two/players/champion/analysis.h"

#include <algorithm>
#include <cmath>

#include "big_two/hand/forced_win.h"
#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"

namespace upperhand::big_two::champion::analysis_test {

using namespace upperhand::big_two::testing;

namespace {

SearchSettings small() {
  SearchSettings out;
  out.playouts = 24;
  out.deals = 12;
  out.least_prior = 0;
  return out;
}

Analysis analysed(const View& view, const SearchSettings& settings, const std::vector<Move>& also = {},
                  uint64_t seed = 1) {
  return analyse(view, small_network(), small_network(), settings, also, seed);
}

bool same(const Analysis& a, const Analysis& b) {
  const auto same_move = [](const AnalysedMove& one, const AnalysedMove& other) {
    return one.move == other.move && one.prior == other.prior && one.playouts == other.playouts &&
           one.points == other.points && one.wins == other.wins && one.gain == other.gain &&
           one.counted_points == other.counted_points && one.counted_wins == other.counted_wins &&
           one.proven == other.proven && one.error == other.error && one.line == other.line;
  };
  const auto same_holder = [](const Holder& one, const Holder& other) {
    return one.card == other.card && one.chances == other.chances;
  };
  return std::equal(a.candidates.begin(), a.candidates.end(), b.candidates.begin(), b.candidates.end(),
                    same_move) &&
         std::equal(a.holders.begin(), a.holders.end(), b.holders.begin(), b.holders.end(), same_holder);
}

const AnalysedMove& figures(const Analysis& found, const char* move) {
  for (const AnalysedMove& one : found.candidates)
    if (one.move == Move::parse(move)) return one;
  upperhand::testing::fail(__FILE__, __LINE__, std::string("not analysed: ") + move);
}

// Each unseen card is with one of the others, or undealt, and they hold as many as they have.
void check_holders(const Analysis& found, const View& view) {
  std::array<double, kMostSeats> held{};
  Cards seen;
  for (const Holder& one : found.holders) {
    seen |= one.card;
    double sum = 0;
    for (size_t seat = 0; seat < kMostSeats; ++seat) {
      CHECK(one.chances[seat] >= 0 && (static_cast<int>(seat) != view.seat() || one.chances[seat] == 0));
      held[seat] += one.chances[seat];
      sum += one.chances[seat];
    }
    CHECK(sum < 1 + 1e-9 && (view.undealt() > 0 || sum > 1 - 1e-9));
  }
  CHECK(seen == view.unseen());
  for (size_t seat = 0; seat < kMostSeats; ++seat)
    CHECK(static_cast<int>(seat) == view.seat() || std::abs(held[seat] - view.counts()[seat]) < 1e-9);
}

}  // namespace

TEST(an_analysis_finds_the_same_on_any_number_of_threads) {
  for (const size_t rules : {0U, 3U, 5U}) {
    const SharedTables tables = all_tables()[rules];
    const State state = moment(tables, tables->players == 2 ? 8 : 20, 1, 5);
    const View view = state.view(state.turn());
    SearchSettings settings = small();
    settings.temperature = rules == 3 ? 0.8 : 0;
    const Analysis one = analysed(view, settings);
    settings.threads = 3;
    CHECK(same(one, analysed(view, settings)) && !same(one, analysed(view, settings, {}, 2)));
    check_holders(one, view);
  }
}

TEST(moves_asked_for_are_analysed_beside_the_favourites) {
  const State state = moment(usual(), 20, 2, 5);
  const View view = state.view(state.turn());
  const std::vector<SearchedMove> liked = by_liking(view, small_network());
  SearchSettings settings = small();
  settings.candidates = 2;
  const Analysis found = analysed(view, settings, {liked.back().move, liked[0].move});
  CHECK(found.candidates.size() == 3);
  for (const size_t expected : {size_t{0}, size_t{1}, liked.size() - 1}) {
    const AnalysedMove& one = figures(found, liked[expected].move.text().c_str());
    CHECK(one.prior == liked[expected].prior && one.playouts > 0 && !one.proven);
    CHECK(one.wins >= 0 && one.wins <= 1 && one.counted_wins >= 0 && one.counted_wins <= 1);
    CHECK((one.line[0] == Turn{static_cast<uint8_t>(view.seat()), one.move}));
  }
  for (size_t i = 1; i < found.candidates.size(); ++i)
    CHECK(found.candidates[i].counted_points <= found.candidates[i - 1].counted_points);
}

// The last card of seat 0 ends the game: it gets 2 + 1 + 3 points.
TEST(a_single_move_has_figures_too) {
  const State state = ending(usual(), {"3D", "4D 5D", "6D", "7D 8D 9D"}, 0);
  const Analysis found = analysed(state.view(0), small());
  CHECK(found.candidates.size() == 1);
  const AnalysedMove& one = found.candidates[0];
  CHECK(one.proven && one.playouts > 0 && one.points == 6 && one.wins == 1 && one.error == 0);
  CHECK((one.line == std::vector<Turn>{{0, Move::parse("3D")}}));
}

// The 2S must cover one of the low cards: led first, it wins nothing.
TEST(a_sure_win_has_chance_1_and_nothing_beside_it_counts_more) {
  const State state = ending(usual(), {"3D 4D 2S", "5D 6C 7H", "8D 9C TH", "JD QC KH"}, 0);
  const View view = state.view(0);
  SearchSettings settings = small();
  settings.candidates = 1;
  for (uint64_t seed = 0; seed < 4; ++seed) {
    const Network network(small_weights(seed));
    const Analysis found = analyse(view, network, network, settings, view.legal_moves(), seed);
    CHECK(found.candidates.size() == 3 && found.candidates[0].proven);
    for (const AnalysedMove& one : found.candidates) {
      CHECK(one.proven == !forced_win(view, one.move).empty());
      if (one.proven) CHECK(one.wins == 1 && one.counted_wins == 1 && one.points > 0);
      CHECK(one.counted_points <= found.candidates[0].counted_points);
    }
    CHECK(!figures(found, "2S").proven);
    CHECK(found.candidates[0].line.back().seat == 0);
  }
}

TEST(an_analysis_of_a_millisecond_has_figures) {
  const State state = moment(usual(), 20, 3, 5);
  const View view = state.view(state.turn());
  for (const bool limit : {false, true}) {
    SearchSettings settings = small();
    (limit ? settings.most_ms : settings.ms) = 1;
    const Analysis found = analysed(view, settings);
    CHECK(found.candidates.size() == 4);
    for (const AnalysedMove& one : found.candidates) CHECK(one.playouts > 0 && !one.line.empty());
    check_holders(found, view);
  }
}

TEST(an_analysis_refuses_what_makes_no_sense) {
  const State state = ending(usual(), {"3D 8H", "4D KD", "5D TH", "6D JH"}, 0);
  SearchSettings settings = small();
  CHECK_THROWS(analysed(state.view(1), settings), OutOfTurnError, "not this seat's turn");
  CHECK_THROWS(analysed(state.view(0), settings, {Move::parse("4D")}), IllegalMoveError, "4D");
  CHECK_THROWS(analysed(state.view(0), settings, {Move::parse("3D"), Move{}}), IllegalMoveError, "lead");
  settings.playouts = 1;
  CHECK_THROWS(analysed(state.view(0), settings), Error, "playouts must be from 2");
  const State over = ending(usual(), {"3D", "4D 5D", "6D", "7D"}, 0, "3D");
  CHECK_THROWS(analysed(over.view(0), small()), OutOfTurnError, "not this seat's turn");
}

}  // namespace upperhand::big_two::champion::analysis_test
