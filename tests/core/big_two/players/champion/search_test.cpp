#include "big_two/players/champion/search.h"

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::champion::search_test {

using namespace upperhand::big_two::testing;

namespace {

SearchSettings small() {
  SearchSettings out;
  out.playouts = 24;
  out.deals = 12;
  out.least_prior = 0;
  return out;
}

SearchOutcome searched(const View& view, const SearchSettings& settings, uint64_t seed = 1) {
  return search(view, small_network(), small_network(), settings, seed);
}

bool same(const SearchOutcome& a, const SearchOutcome& b) {
  if (a.move != b.move || a.forced != b.forced || a.candidates.size() != b.candidates.size()) return false;
  for (size_t i = 0; i < a.candidates.size(); ++i) {
    const SearchedMove &one = a.candidates[i], &other = b.candidates[i];
    if (one.move != other.move || one.prior != other.prior || one.playouts != other.playouts ||
        one.points != other.points || one.wins != other.wins || one.gain != other.gain ||
        one.gain_error != other.gain_error)
      return false;
  }
  return true;
}

}  // namespace

TEST(a_search_finds_the_same_on_any_number_of_threads) {
  for (const size_t rules : {0U, 3U, 5U}) {
    const SharedTables tables = all_tables()[rules];
    const State state = moment(tables, tables->players == 2 ? 8 : 24, 1);
    const View view = state.view(state.turn());
    SearchSettings settings = small();
    settings.temperature = rules == 3 ? 0.8 : 0;
    settings.solve = rules == 5 ? 20 : 0;
    const SearchOutcome one = searched(view, settings);
    settings.threads = 2;
    CHECK(same(one, searched(view, settings)));
    settings.threads = 5;
    CHECK(same(one, searched(view, settings)));
    CHECK(view.why_not(one.move).empty());
  }
}

TEST(a_search_compares_the_favourites_of_the_network) {
  const State state = moment(usual(), 20, 2);
  const View view = state.view(state.turn());
  const SearchOutcome out = searched(view, small());
  CHECK(!out.forced && out.candidates.size() == std::min<size_t>(4, view.legal_moves().size()));
  const std::vector<Scored> scored = small_network().score(view);
  std::vector<double> chance;
  chances(scored, 1, chance);
  CHECK(out.candidates[0].move == view.legal_moves()[preferred(scored)]);
  CHECK(out.candidates[0].gain == 0 && out.candidates[0].playouts > 0);
  for (size_t i = 0; i < out.candidates.size(); ++i) {
    const SearchedMove& one = out.candidates[i];
    const std::vector<Move> moves = view.legal_moves();
    const auto at = std::find(moves.begin(), moves.end(), one.move) - moves.begin();
    CHECK(one.prior == chance[static_cast<size_t>(at)]);
    CHECK(i == 0 || one.prior <= out.candidates[i - 1].prior);
    CHECK(one.playouts <= out.candidates[0].playouts && one.wins >= 0 && one.wins <= 1);
  }
}

TEST(a_search_without_a_choice_compares_nothing) {
  const State state = moment(usual(), 20, 3);
  const View view = state.view(state.turn());
  SearchSettings settings = small();
  settings.least_prior = 1;
  const SearchOutcome alone = searched(view, settings);
  CHECK(alone.candidates.size() == 1 && alone.candidates[0].playouts == 0);
  CHECK(alone.move == alone.candidates[0].move);
  settings = small();
  settings.candidates = 1;
  CHECK(searched(view, settings).candidates.size() == 1);
}

TEST(a_search_plays_a_forced_win_at_once) {
  const State state = ending(usual(), {"3D 2H 2S", "5D 6D", "7D 8D", "9D TD"}, 0);
  const SearchOutcome out = searched(state.view(0), small());
  CHECK(out.forced && out.candidates.empty());
  CHECK(state.view(0).why_not(out.move).empty());
}

// The 2S must cover one of the low cards: led first, it wins nothing.
TEST(a_search_plays_a_forced_win_that_the_network_does_not_like) {
  const State state = ending(usual(), {"3D 4D 2S", "5D 6C 7H", "8D 9C TH", "JD QC KH"}, 0);
  const View view = state.view(0);
  SearchSettings one = small();
  one.candidates = 1;
  int disliked = 0;
  for (uint64_t seed = 0; seed < 12; ++seed) {
    const Network network(small_weights(seed));
    const SearchOutcome out = search(view, network, network, one, 1);
    CHECK(out.forced && out.move != Move::parse("2S"));
    disliked += view.legal_moves()[preferred(network.score(view))] == Move::parse("2S");
  }
  CHECK(disliked > 0);
}

// Two cards each, and only one thing is unknown: which of two seats holds which. The exact value is compared.
TEST(a_search_solves_small_endings) {
  const State state = ending(usual(), {"3D 8H 9C", "4D KD", "5D TH", "6D JH"}, 0);
  SearchSettings settings = small();
  settings.solve = 12;
  settings.playouts = 60;
  const SearchOutcome out = searched(state.view(0), settings);
  CHECK(!out.forced && out.candidates.size() > 1);
  settings.threads = 3;
  CHECK(same(out, searched(state.view(0), settings)));
}

TEST(a_search_by_the_clock_stops) {
  const State state = moment(usual(), 24, 4);
  const View view = state.view(state.turn());
  SearchSettings settings = small();
  settings.ms = 20;
  settings.threads = 2;
  settings.trust.power = 0;
  const SearchOutcome out = searched(view, settings);
  CHECK(out.candidates[0].playouts > 0 && view.why_not(out.move).empty());
}

TEST(a_search_is_for_a_decision) {
  const State state = moment(usual(), 4, 5);
  CHECK_THROWS(searched(state.view((state.turn() + 1) % 4), small()), OutOfTurnError, "not this seat's turn");
}

}  // namespace upperhand::big_two::champion::search_test
