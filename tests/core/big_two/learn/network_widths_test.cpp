#include <limits>

#include "big_two/learn/place_actions.h"
#include "big_two/players/champion/search.h"
#include "big_two/players/rl_ppo/network.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::network_widths_test {

namespace {

Matrix matrix(size_t rows, size_t columns, float number = 0.01F) {
  return {rows, columns, std::vector<float>(rows * columns, number)};
}

void add_layer(Weights& weights, const std::string& name, size_t outputs, size_t inputs) {
  weights[name + ".weight"] = matrix(outputs, inputs);
  weights[name + ".bias"] = matrix(outputs, 1);
}

// A small network whose layers all have another width.
Weights small() {
  Weights out;
  add_layer(out, "state_in", 12, kStateWords * 64);
  add_layer(out, "state_mid", 10, 12);
  add_layer(out, "blocks.0.norm", 10, 1);
  add_layer(out, "blocks.0.first", 14, 10);
  add_layer(out, "blocks.0.second", 10, 14);
  add_layer(out, "state_out", 10, 1);
  add_layer(out, "scale", 6, 10);
  add_layer(out, "shift", 6, 10);
  add_layer(out, "move_in", 8, kMoveWords * 64);
  add_layer(out, "move_mid", 6, 8);
  add_layer(out, "joint", 9, 12);
  add_layer(out, "joint_mid", 7, 9);
  add_layer(out, "heads", 2, 7);
  return out;
}

Weights places() {
  Weights out;
  add_layer(out, "first", 20, rl_ppo::kWords * 64);
  add_layer(out, "second", 15, 20);
  add_layer(out, "policy", rl_ppo::kActions, 15);
  return out;
}

State some_state() {
  return State::deal(std::make_shared<const Tables>(Rules{}), 1,
                     std::make_shared<const std::vector<std::string>>(4, "somebody"));
}

}  // namespace

TEST(every_layer_must_fit_those_beside_it) {
  const Network network(small());
  const State state = some_state();
  CHECK(network.score(state.view(state.turn())).size() == state.legal_moves().size());
  for (const auto& [name, part] : small()) {
    Weights wider = small(), narrower = small(), missing = small();
    wider[name] = matrix(part.rows, part.columns + 1);
    CHECK_THROWS(Network(wider), Error, "");
    wider[name] = matrix(part.rows + 1, part.columns);
    CHECK_THROWS(Network(wider), Error, "");
    narrower[name] = matrix(part.rows - 1, part.columns);
    CHECK_THROWS(Network(narrower), Error, "");
    if (name.starts_with("blocks.0.norm.w")) continue;  // without it there is no block
    missing.erase(name);
    CHECK_THROWS(Network(missing), Error, "no part named " + name);
  }
}

TEST(layers_that_widen_together_must_fit_too) {
  // Each is sound by itself and feeds, or is fed by, a layer of another width.
  for (const auto& [name, outputs, inputs] :
       std::vector<std::tuple<std::string, size_t, size_t>>{{"state_mid", 10, 8},
                                                            {"state_mid", 11, 12},
                                                            {"blocks.0.norm", 100'000, 1},
                                                            {"blocks.0.first", 14, 11},
                                                            {"blocks.0.second", 9, 14},
                                                            {"state_out", 11, 1},
                                                            {"scale", 5, 10},
                                                            {"shift", 6, 9},
                                                            {"move_mid", 7, 8},
                                                            {"joint", 9, 6},
                                                            {"joint_mid", 7, 10},
                                                            {"heads", 1, 7},
                                                            {"heads", 2, 8}}) {
    Weights weights = small();
    add_layer(weights, name, outputs, inputs);
    CHECK_THROWS(Network(weights), Error, "");
  }
  Weights foreign = small();
  add_layer(foreign, "state_in", 12, 64);
  CHECK_THROWS(Network(foreign), Error, "other features than version");
}

TEST(weights_are_finite_and_of_the_size_they_say) {
  for (const float bad : {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity()}) {
    Weights weights = small();
    weights["joint.weight"].numbers[5] = bad;
    CHECK_THROWS(Network(weights), Error, "the weights of joint.weight hold a number that is not finite");
  }
  Weights empty = small();
  empty["joint.weight"].numbers.clear();
  CHECK_THROWS(Network(empty), Error, "do not fit each other");
}

TEST(figures_that_overflow_stay_comparable) {
  Weights weights = small();
  for (auto& [name, part] : weights)
    for (float& one : part.numbers) one = name.starts_with("state_in.b") ? -3e38F : 3e38F;
  const State state = some_state();
  for (const Scored& one : Network(weights).score(state.view(state.turn()))) {
    CHECK(std::isfinite(one.logit));
    CHECK(std::isfinite(one.outcome));
  }
}

TEST(a_network_of_places_fits_too) {
  const rl_ppo::PlaceNetwork network(places());
  const State state = some_state();
  CHECK(network.score(state.view(state.turn())).size() == state.legal_moves().size());
  for (const auto& [name, part] : places()) {
    Weights wider = places();
    wider[name] = matrix(part.rows + 1, part.columns);
    CHECK_THROWS(rl_ppo::PlaceNetwork(wider), Error, "");
    wider[name] = matrix(part.rows, part.columns + 1);
    CHECK_THROWS(rl_ppo::PlaceNetwork(wider), Error, "");
  }
}

}  // namespace upperhand::big_two::network_widths_test
