#include <cmath>
#include <limits>

#include "big_two/players/champion/endgame.h"
#include "big_two/players/champion/search.h"
#include "check.h"
#include "errors.h"
#include "search/beliefs.h"

namespace upperhand::big_two::champion::settings_test {

namespace {

template <class Change>
SearchSettings with(const Change& change) {
  SearchSettings out;
  change(out);
  return out;
}

}  // namespace

TEST(settings_of_a_search_have_bounds) {
  check(SearchSettings{});
  const double nan = std::nan(""), far = std::numeric_limits<double>::infinity();
  CHECK_THROWS(check(with([](SearchSettings& s) { s.candidates = 0; })), Error,
               "candidates must be from 1 to 64");
  CHECK_THROWS(check(with([](SearchSettings& s) { s.deals = 0; })), Error, "deals must be from 1");
  CHECK_THROWS(check(with([](SearchSettings& s) { s.deals = ~size_t{0}; })), Error, "deals must be");
  CHECK_THROWS(check(with([](SearchSettings& s) { s.playouts = 1; })), Error, "playouts must be from 2");
  CHECK_THROWS(check(with([](SearchSettings& s) { s.playouts = 1'000'000'000; })), Error, "playouts must be");
  CHECK_THROWS(check(with([](SearchSettings& s) { s.threads = 0; })), Error, "threads must be");
  CHECK_THROWS(check(with([](SearchSettings& s) { s.ms = -1; })), Error, "ms must be");
  CHECK_THROWS(check(with([](SearchSettings& s) { s.solve = 53; })), Error, "solve must be");
  for (const double bad : {nan, far, -far, -0.5, 1000.0}) {
    CHECK_THROWS(check(with([&](SearchSettings& s) { s.least_prior = bad; })), Error, "least_prior must be");
    CHECK_THROWS(check(with([&](SearchSettings& s) { s.trust.power = bad; })), Error, "trust must be");
    CHECK_THROWS(check(with([&](SearchSettings& s) { s.trust.floor = bad; })), Error, "floor must be");
    CHECK_THROWS(check(with([&](SearchSettings& s) { s.temperature = bad; })), Error, "temperature must be");
    CHECK_THROWS(check(with([&](SearchSettings& s) { s.errors = bad; })), Error, "errors must be");
    CHECK_THROWS(check(with([&](SearchSettings& s) { s.doubt = bad; })), Error, "doubt must be");
  }
}

TEST(weights_of_beliefs_are_finite_and_not_none) {
  Rng rng(1);
  const double far = std::numeric_limits<double>::infinity();
  CHECK_THROWS(resample({}, 3, rng), Error, "at least one weight");
  CHECK_THROWS(flattened({}, 3), Error, "at least one weight");
  for (const double bad : {std::nan(""), far, -far}) {
    const std::vector<double> weights = {0, bad};
    CHECK_THROWS(resample(weights, 3, rng), Error, "must be finite");
    CHECK_THROWS(flattened(weights, 3), Error, "must be finite");
  }
  const std::vector<double> weights = {0, -1e308, 1e308};
  CHECK((resample(weights, 3, rng) == std::vector<size_t>{2, 2, 2}));
  CHECK_THROWS(resample(weights, 0, rng), Error, "count must be from 1");
  CHECK_THROWS(resample(weights, size_t{1} << 60, rng), Error, "count must be from 1");
  CHECK_THROWS(flattened(weights, std::nan("")), Error, "least must be from 0");
}

TEST(a_solver_looks_at_some_positions_and_not_at_all_there_are) {
  const Tables tables((Rules()));
  CHECK_THROWS(Solver(tables, 0), Error, "most must be from 1");
  CHECK_THROWS(Solver(tables, ~size_t{0}), Error, "most must be from 1");
}

}  // namespace upperhand::big_two::champion::settings_test
