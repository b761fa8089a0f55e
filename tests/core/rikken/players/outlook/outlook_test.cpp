#include "rikken/players/outlook/outlook.h"

#include <numeric>

#include "check.h"
#include "rikken/scene.h"

namespace upperhand::rikken::outlook_test {

using namespace upperhand::rikken::testing;

namespace {

// Seat 0 plays Misere. The last trick is left, and seat 3 leads: the 7 of seat 0 does not take it.
State last_trick() {
  return Scene{.contract = Contract::misere, .leader = 3, .won = {0, 4, 4, 4}}.with({"7S", "6S", "8S", "9S"});
}

bool same(const Playouts& a, const Playouts& b) {
  return a.seats == b.seats && a.games == b.games && a.wins == b.wins && a.scores == b.scores;
}

bool same(const Outlook& a, const Outlook& b) {
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (!same(a.believed[seat], b.believed[seat])) return false;
  return same(a.as_it_lies, b.as_it_lies);
}

}  // namespace

TEST(an_outlook_of_sure_results_is_exact) {
  const Outlook found = outlook(last_trick(), {.deals = 60, .games = 10}, 1);
  CHECK(found.as_it_lies.games == 10 && found.as_it_lies.seats == kSeats);
  CHECK((found.as_it_lies.wins == std::array<uint64_t, kMostSeats>{10, 0, 0, 0}));
  CHECK((found.as_it_lies.scores == std::array<int64_t, kMostSeats>{150, -50, -50, -50}));
  // Seat 0 sees that the 8 and the 9 are with others, seat 3 that it takes the trick itself.
  CHECK(found.believed[0].wins[0] == 60 && found.believed[3].wins[0] == 60);
  // To seat 1 and to seat 2, seat 0 holds the highest card in one deal of three; this seat then gains.
  for (const size_t seat : {1U, 2U}) {
    CHECK(found.believed[seat].games == 60);
    CHECK(found.believed[seat].wins[0] > 24 && found.believed[seat].wins[0] < 56);
    CHECK(found.believed[seat].wins[seat] == 60 - found.believed[seat].wins[0]);
  }
}

TEST(an_outlook_of_rikken_is_the_same_on_any_number_of_threads) {
  const auto names = std::make_shared<const std::vector<std::string>>(4, "Ann");
  State state = State::deal(all_contracts(), 5, names, 3);
  OutlookSettings settings{.deals = 7, .games = 8, .bids = 3};
  for (int moves = 0; moves < 2; ++moves) {
    settings.threads = 1;
    const Outlook one = outlook(state, settings, 2);
    settings.threads = 3;
    CHECK(same(one, outlook(state, settings, 2)) && !same(one, outlook(state, settings, 3)));
    for (const Playouts& sums : one.believed) {
      CHECK(sums.games == 7 && sums.seats == kSeats);
      CHECK(std::accumulate(sums.scores.begin(), sums.scores.end(), int64_t{0}) == 0);
    }
    for (const char* move : {"solo8", "pass", "pass", "pass", "trump H"})
      if (moves == 0) state.apply(Move::parse(move), std::nullopt);
  }
}

TEST(an_outlook_of_rikken_has_bounds) {
  const State state = last_trick();
  CHECK_THROWS(outlook(state, {.deals = 0}, 1), Error, "deals must be from 1");
  CHECK_THROWS(outlook(state, {.deals = 50'001}, 1), Error, "deals must be from 1");
  CHECK_THROWS(outlook(state, {.games = 0}, 1), Error, "games must be from 1");
  CHECK_THROWS(outlook(state, {.bids = 0}, 1), Error, "bids must be from 1");
  CHECK_THROWS(outlook(state, {.bids = 1'001}, 1), Error, "bids must be from 1");
  CHECK_THROWS(outlook(state, {.threads = 0}, 1), Error, "threads must be from 1");
}

TEST(a_finished_game_of_rikken_has_no_outlook) {
  State state = last_trick();
  Scene::play(state, "9S 7S 6S 8S ");
  CHECK_THROWS(outlook(state, {}, 1), GameOverError, "nothing is left to expect");
}

}  // namespace upperhand::rikken::outlook_test
