#include "big_two/players/big2ai/forecast.h"

#include <cmath>

#include "big_two/players/big2ai/learned.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::big2ai::forecast_test {

using namespace upperhand::big_two::testing;

namespace {

Forecasting by_deals() {
  Forecasting out;
  out.deals = 60;
  return out;
}

Forecasting by(const Index& index) {
  Forecasting out = by_deals();
  out.index = &index;
  out.recalls = {{.ranks = true, .held = true, .rounds = 3}, {.ranks = false, .held = false, .rounds = 1}};
  return out;
}

void check_forecast(const Forecast& one) {
  double sum = 0;
  for (SetCode code = 0; code < kCodes; ++code) {
    sum += one.chance[code];
    CHECK(one.chance[code] >= 0);
    CHECK(one.chance[code] == 0 || one.possible.holds(code));
  }
  CHECK(std::abs(sum - 1) < 1e-9 || sum == 0);
}

}  // namespace

TEST(forecasts_by_deals_allow_what_the_rules_allow) {
  Rng rng(1);
  Rules lead = with_everything();
  lead.lead_after_unbeatable = true;
  for (const SharedTables& tables : {usual(), tables_of(lead), tables_of(with_bombs()), tables_of(severe())})
    for (int game = 0; game < 3; ++game) {
      State state = State::deal(tables, rng.bits(), names_of(4));
      for (int i = 0; i < 6; ++i) {
        for (int seat = 0; seat < 4; ++seat)
          for (const Forecast& one : forecast(state.view(seat), by_deals(), rng)) {
            check_forecast(one);
            CHECK(one.source == Source::deals && one.related == 0);
          }
        play_on(state, 5, rng);
      }
    }
}

TEST(forecasts_by_learned_games_tell_what_followed_in_them) {
  const std::unique_ptr<Index> index = learned(usual(), 120, 1);
  Rng rng(2);
  int told = 0, own = 0;
  for (const uint64_t seed : {1U, 2U, 3U}) {
    State state = State::deal(usual(), seed, names_of(4));
    for (int i = 0; i < 4; ++i) {
      for (int seat = 0; seat < 4; ++seat)
        for (const Forecast& one : forecast(state.view(seat), by(*index), rng)) {
          check_forecast(one);
          told += one.source != Source::deals;
          own += one.source == Source::own;
          CHECK((one.source == Source::deals) == (one.related == 0));
        }
      state.apply(state.legal_moves()[0], std::nullopt);
    }
  }
  CHECK(told > 20 && own > 10);
}

TEST(forecasts_fall_back_on_deals_where_too_little_was_learned) {
  const std::unique_ptr<Index> index = learned(usual(), 2, 1);
  const State state = State::deal(usual(), 1, names_of(4));
  Rng rng(6);
  for (const Forecast& one : forecast(state.view(state.turn()), by(*index), rng)) {
    check_forecast(one);
    CHECK(one.source == Source::deals);
  }
}

TEST(deals_weigh_beside_learned_games_as_told) {
  const std::unique_ptr<Index> index = learned(usual(), 120, 1);
  const State state = State::deal(usual(), 1, names_of(4));
  const View view = state.view(state.turn());
  Rng rng(3);
  Forecasting both = by(*index);
  const Forecast alone = forecast(view, both, rng)[0];
  both.prior = 1e6;
  const Forecast heavy = forecast(view, both, rng)[0];
  const Forecast deals = forecast(view, by_deals(), rng)[0];
  CHECK(alone.source != Source::deals && heavy.source == alone.source);
  double to_deals = 0, to_alone = 0;
  for (size_t code = 0; code < kCodes; ++code) {
    to_deals += std::abs(heavy.chance[code] - deals.chance[code]);
    to_alone += std::abs(heavy.chance[code] - alone.chance[code]);
  }
  CHECK(to_deals < to_alone);
}

// Seat 1 plays its last card if it can: seats 2 and 3 may have no turn any more.
TEST(forecasts_of_a_game_that_may_end_first) {
  const State state = ending(usual(), {"3D 4D", "2S", "5D 6D", "7D 8D"}, 0, "3D");
  Rng rng(4);
  const auto found = forecast(state.view(0), by_deals(), rng);
  CHECK(found[0].chance[set_code(*usual(), Cards::parse("2S"), Kind::single)] > 0);
  for (const Forecast& one : found) check_forecast(one);
}

TEST(forecasts_refuse_what_cannot_be_foretold) {
  Rng rng(5);
  const State state = State::deal(usual(), 1, names_of(4));
  const auto refused = [&](const View& view, auto change, const char* words) {
    Forecasting how = by_deals();
    change(how);
    CHECK_THROWS(forecast(view, how, rng), Error, words);
  };
  const auto as_it_is = [](Forecasting&) {};
  refused(State::deal(tables_of(for_two()), 1, names_of(2)).view(0), as_it_is, "games of four players");
  refused(ending(usual(), {"3D", "4D", "5D", "6D"}, 0, "3D").view(0), as_it_is, "the game is over");
  refused(state.view(0), [](Forecasting& how) { how.deals = 0; }, "deals must be from 1");
  refused(state.view(0), [](Forecasting& how) { how.prior = -1; }, "prior must be from 0");
  refused(state.view(0), [](Forecasting& how) { how.prior = std::nan(""); }, "prior must be from 0");
  refused(state.view(0), [](Forecasting& how) { how.reach.enough = 0; }, "enough must be at least 1");
  refused(state.view(0), [](Forecasting& how) { how.reach.widen = 50; }, "widen from 0 to 49");
  const Index other(tables_of(with_bombs()), {"Ann"});
  refused(state.view(0), [&](Forecasting& how) { how.index = &other; }, "under other rules");
}

}  // namespace upperhand::big_two::big2ai::forecast_test
