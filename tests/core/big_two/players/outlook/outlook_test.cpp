#include "big_two/players/outlook/outlook.h"

#include <cmath>
#include <numeric>

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"

namespace upperhand::big_two::outlook_test {

using namespace upperhand::big_two::testing;

namespace {

template <class Change>
OutlookSettings with(const Change& change) {
  OutlookSettings out;
  out.deals = 7;
  out.games = 8;
  change(out);
  return out;
}

OutlookSettings small() {
  return with([](OutlookSettings&) {});
}

Outlook seen(const State& state, const OutlookSettings& settings, uint64_t seed = 1) {
  return outlook(state, small_network(), settings, seed);
}

bool same(const Playouts& a, const Playouts& b) {
  return a.seats == b.seats && a.games == b.games && a.wins == b.wins && a.scores == b.scores;
}

bool same(const Outlook& a, const Outlook& b) {
  for (size_t seat = 0; seat < kMostSeats; ++seat)
    if (!same(a.believed[seat], b.believed[seat])) return false;
  return same(a.as_it_lies, b.as_it_lies);
}

}  // namespace

// Whatever the others hold, the last card of seat 0 ends the game.
TEST(every_seat_expects_a_sure_win) {
  const State state = ending(usual(), {"3D", "4D 5D", "6D", "7D 8D 9D"}, 0);
  const Outlook found = seen(state, small());
  CHECK(found.as_it_lies.games == 8 && found.as_it_lies.seats == 4);
  CHECK((found.as_it_lies.wins == std::array<uint64_t, kMostSeats>{8, 0, 0, 0}));
  CHECK((found.as_it_lies.scores == std::array<int64_t, kMostSeats>{48, -16, -8, -24}));
  for (const Playouts& sums : found.believed) {
    CHECK(sums.games == 7 && sums.seats == 4 && sums.wins[0] == 7);
    CHECK((sums.scores == std::array<int64_t, kMostSeats>{42, -14, -7, -21}));
  }
}

// Seat 1 has one card left, a 3, and wins only by leading it, which no game lets it do. Seat 0 does not know
// that it is no higher card.
TEST(a_seat_expects_what_it_believes_and_not_what_is_true) {
  const State state = ending(usual(), {"6D 7D", "3D", "TD 4D", "5D"}, 0);
  const Outlook found = seen(state, with([](OutlookSettings& s) {
                               s.deals = s.games = 60;
                               s.temperature = 10;
                             }));
  CHECK(found.as_it_lies.wins[1] == 0 && found.believed[1].wins[1] == 0);
  CHECK(found.believed[0].wins[1] > 0);
}

TEST(an_outlook_is_the_same_on_any_number_of_threads) {
  Rng rng(1);
  for (const size_t rules : {0U, 4U, 5U}) {
    const SharedTables tables = all_tables()[rules];
    State state = rules == 5 ? moment(tables, 4, 1) : random_ending(tables, 5, rng);
    play_on(state, 4, rng);
    OutlookSettings settings = small();
    const Outlook one = seen(state, settings);
    settings.threads = 3;
    CHECK(same(one, seen(state, settings)) && !same(one, seen(state, settings, 2)));
    for (int seat = 0; seat < kMostSeats; ++seat) {
      const Playouts& sums = one.believed[static_cast<size_t>(seat)];
      CHECK(sums.games == (seat < tables->players ? 7U : 0U));
      CHECK(std::accumulate(sums.scores.begin(), sums.scores.end(), int64_t{0}) == 0);
    }
  }
}

TEST(settings_of_an_outlook_have_bounds) {
  const State state = ending(usual(), {"3D", "4D 5D", "6D", "7D"}, 0);
  const auto refused = [&](const auto& change) { return seen(state, with(change)); };
  CHECK_THROWS(refused([](OutlookSettings& s) { s.deals = 0; }), Error, "deals must be from 1");
  CHECK_THROWS(refused([](OutlookSettings& s) { s.deals = 10'001; }), Error, "deals must be from 1");
  CHECK_THROWS(refused([](OutlookSettings& s) { s.games = 0; }), Error, "games must be from 1");
  CHECK_THROWS(refused([](OutlookSettings& s) { s.games = ~size_t{0}; }), Error, "games must be from 1");
  CHECK_THROWS(refused([](OutlookSettings& s) { s.trust.floor = 2; }), Error, "floor must be");
  CHECK_THROWS(refused([](OutlookSettings& s) { s.temperature = std::nan(""); }), Error,
               "temperature must be");
  CHECK_THROWS(refused([](OutlookSettings& s) { s.threads = 0; }), Error, "threads must be from 1");
}

TEST(a_finished_game_has_no_outlook) {
  const State over = ending(usual(), {"3D", "4D 5D", "6D", "7D"}, 0, "3D");
  CHECK_THROWS(seen(over, small()), GameOverError, "nothing is left to expect");
}

}  // namespace upperhand::big_two::outlook_test
