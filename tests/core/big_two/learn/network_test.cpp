#include "big_two/learn/network.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::network_test {

using namespace upperhand::big_two::testing;

namespace {

using Numbers = std::vector<float>;

constexpr uint64_t kFixedScores = 0x266e719dcb385732;

float largest(const float* numbers, size_t count) {
  float out = 0;
  for (size_t i = 0; i < count; ++i) out = std::max(out, std::abs(numbers[i]));
  return out;
}

// A layer written the plain way, output by output. Weights of bits have 16 bits, others 8, and other inputs
// are rounded to 4095 units.
Numbers layer(const Weights& weights, const std::string& name, const Numbers& in, bool bits = false) {
  const Matrix& matrix = weights.at(name + ".weight");
  const float top = largest(in.data(), in.size());
  const float unit = bits ? 1 : top / 4095, factor = bits ? 1 : top == 0 ? 0 : 4095 / top;
  Numbers out = weights.at(name + ".bias").numbers;
  for (size_t row = 0; row < matrix.rows; ++row) {
    const float* of_row = &matrix.numbers[row * matrix.columns];
    const float step = largest(of_row, matrix.columns) / (bits ? 32'767.0F : 127.0F);
    long sum = 0;
    for (size_t column = 0; column < matrix.columns; ++column) {
      const auto units = static_cast<long>(std::abs(in[column]) * factor + (bits ? 0 : 0.5F));
      sum += std::lrint(of_row[column] / step) * (in[column] < 0 ? -units : units);
    }
    out[row] = static_cast<float>(sum) * (unit * step) + out[row];
  }
  return out;
}

Numbers positive(Numbers numbers) {
  for (float& number : numbers) number = number > 0 ? number : 0;
  return numbers;
}

Numbers norm(const Weights& weights, const std::string& name, const Numbers& in) {
  const Numbers &scale = weights.at(name + ".weight").numbers, &shift = weights.at(name + ".bias").numbers;
  const auto count = static_cast<float>(in.size());
  float sum = 0, squares = 0;
  for (const float number : in) sum += number;
  const float mean = sum / count;
  for (const float number : in) squares += (number - mean) * (number - mean);
  const float spread = std::sqrt(squares / count + 1e-5F);
  Numbers out;
  for (size_t i = 0; i < in.size(); ++i) out.push_back((in[i] - mean) / spread * scale[i] + shift[i]);
  return out;
}

template <size_t Words>
Numbers bits_of(const std::array<uint64_t, Words>& words) {
  Numbers out;
  for (const uint64_t word : words)
    for (int i = 0; i < 64; ++i) out.push_back((word >> i & 1) != 0 ? 1.0F : 0.0F);
  return out;
}

Numbers trunk(const Weights& weights, const StateWords& state) {
  Numbers x =
      positive(layer(weights, "state_mid", positive(layer(weights, "state_in", bits_of(state), true))));
  for (int i = 0; weights.contains("blocks." + std::to_string(i) + ".norm.weight"); ++i) {
    const std::string name = "blocks." + std::to_string(i) + ".";
    const Numbers inner = positive(layer(weights, name + "first", norm(weights, name + "norm", x)));
    const Numbers more = layer(weights, name + "second", inner);
    for (size_t j = 0; j < x.size(); ++j) x[j] += more[j];
  }
  return positive(norm(weights, "state_out", x));
}

Scored plain_score(const Weights& weights, const StateWords& state, const MoveWords& move) {
  const Numbers x = trunk(weights, state);
  const Numbers scale = layer(weights, "scale", x), shift = layer(weights, "shift", x);
  const Numbers y = layer(weights, "move_mid", positive(layer(weights, "move_in", bits_of(move), true)));
  Numbers both(2 * y.size());
  for (size_t i = 0; i < y.size(); ++i) {
    both[i] = y[i] * scale[i];
    both[y.size() + i] = y[i] + shift[i];
  }
  const Numbers joint = positive(layer(weights, "joint", positive(both)));
  const Numbers head = layer(weights, "heads", positive(layer(weights, "joint_mid", joint)));
  return {head[0], head[1]};
}

bool same_bits(const Scored& a, const Scored& b) {
  return std::bit_cast<uint32_t>(a.logit) == std::bit_cast<uint32_t>(b.logit) &&
         std::bit_cast<uint32_t>(a.outcome) == std::bit_cast<uint32_t>(b.outcome);
}

template <class Words>
Words some_words(Rng& rng) {
  Words out;
  for (uint64_t& word : out) word = rng.bits() & rng.bits() & rng.bits();
  return out;
}

std::vector<Scored> scores_of(const Network& network, const StateWords& state,
                              const std::vector<MoveWords>& moves) {
  Network::Workspace workspace(network);
  std::vector<Scored> out(moves.size());
  network.score(state, moves, workspace, out);
  return out;
}

// Widths that need eight, four, two and one vector of any number of lanes, and some of each filled in part.
Widths uneven() {
  Widths out;
  out.state_in = 236, out.state = 100, out.block = 61, out.move_in = 37, out.move = 9;
  out.joint = 50, out.joint_mid = 17, out.blocks = 2;
  return out;
}

Weights without(const std::string& name) {
  Weights out = small_weights(1);
  out.erase(name);
  return out;
}

}  // namespace

TEST(a_network_scores_as_plain_loops_do_to_the_last_bit) {
  Widths bare;
  bare.blocks = 0;
  Rng rng(3);
  for (const Widths& wide : {Widths{}, uneven(), bare}) {
    const Weights weights = small_weights(rng.bits(), wide);
    const Network network(weights);
    for (int round = 0; round < 4; ++round) {
      const auto state = some_words<StateWords>(rng);
      std::vector<MoveWords> moves;
      for (int i = 0; i < 5; ++i) moves.push_back(some_words<MoveWords>(rng));
      const std::vector<Scored> scored = scores_of(network, state, moves);
      for (size_t i = 0; i < moves.size(); ++i)
        CHECK(same_bits(scored[i], plain_score(weights, state, moves[i])));
    }
  }
}

// The same on every machine, whatever it is compiled for: a number that is kept here.
TEST(the_scores_of_a_fixed_network_are_these) {
  const Network network(small_weights(11, uneven()));
  Rng rng(12);
  uint64_t sum = 0;
  for (int round = 0; round < 8; ++round) {
    const auto state = some_words<StateWords>(rng);
    for (const Scored& one : scores_of(network, state, {some_words<MoveWords>(rng)}))
      sum = scramble(sum ^ std::bit_cast<uint32_t>(one.logit) ^
                     uint64_t{std::bit_cast<uint32_t>(one.outcome)} << 32);
  }
  CHECK(sum == kFixedScores);
}

TEST(a_workspace_serves_decisions_of_any_size_in_turn) {
  const Network network(small_weights(2, uneven()));
  Network::Workspace workspace(network);
  Rng rng(4);
  for (const size_t count : {1U, 40U, 3U, 90U, 1U, 90U, 0U}) {
    const auto state = some_words<StateWords>(rng);
    std::vector<MoveWords> moves(count);
    for (MoveWords& move : moves) move = some_words<MoveWords>(rng);
    std::vector<Scored> out(count);
    network.score(state, moves, workspace, out);
    const std::vector<Scored> fresh = scores_of(network, state, moves);
    for (size_t i = 0; i < count; ++i) CHECK(same_bits(out[i], fresh[i]));
  }
}

TEST(many_decisions_at_once_score_as_each_alone) {
  const Network network(small_weights(7, uneven()));
  Network::Workspace workspace(network);
  Rng rng(9);
  for (const size_t decisions : {1U, 2U, 3U, 7U, 20U}) {
    std::vector<StateWords> states(decisions);
    std::vector<uint32_t> counts;
    std::vector<MoveWords> moves;
    for (StateWords& state : states) {
      state = some_words<StateWords>(rng);
      counts.push_back(static_cast<uint32_t>(rng.below(6)));
      for (uint32_t i = 0; i < counts.back(); ++i) moves.push_back(some_words<MoveWords>(rng));
    }
    std::vector<Scored> out(moves.size());
    network.score(states, counts, moves, workspace, out);
    size_t first = 0;
    for (size_t i = 0; i < decisions; first += counts[i++]) {
      const std::vector<MoveWords> own(moves.begin() + static_cast<ptrdiff_t>(first),
                                       moves.begin() + static_cast<ptrdiff_t>(first + counts[i]));
      const std::vector<Scored> alone = scores_of(network, states[i], own);
      for (size_t k = 0; k < own.size(); ++k) CHECK(same_bits(out[first + k], alone[k]));
    }
  }
}

TEST(a_network_scores_the_legal_moves_of_a_view) {
  const Weights weights = small_weights(6);
  const Network network(weights);
  Rng rng(5);
  for (const SharedTables& tables : all_tables()) {
    State state = State::deal(tables, rng.bits(), names_of(tables->players));
    play_on(state, 12, rng);
    const View view = state.view(state.turn());
    const Features told = features(view);
    const std::vector<Scored> scored = network.score(view);
    CHECK(scored.size() == view.legal_moves().size());
    for (size_t i = 0; i < scored.size(); i += 1 + scored.size() / 4)
      CHECK(same_bits(scored[i], plain_score(weights, told.state, told.moves[i])));
  }
}

TEST(a_network_refuses_weights_that_miss_a_part_or_do_not_fit) {
  for (const char* name : {"state_in.weight", "state_mid.bias", "blocks.0.first.weight", "blocks.0.norm.bias",
                           "state_out.weight", "scale.weight", "shift.bias", "move_in.weight",
                           "move_mid.weight", "joint.bias", "joint_mid.weight", "heads.bias"})
    CHECK_THROWS(Network(without(name)), Error, "no part named " + std::string(name));
  Weights other = small_weights(1);
  other["joint.bias"].numbers.pop_back();
  CHECK_THROWS(Network(other), Error, "joint");
  Rng rng(1);
  for (const char* name : {"state_in", "move_in"}) {
    Weights narrow = small_weights(1);
    add_layer(narrow, name, narrow.at(std::string(name) + ".bias").rows, 192, rng);
    CHECK_THROWS(Network(narrow), Error, "features");
  }
}

TEST(a_unit_of_score_is_what_a_middling_hand_costs) {
  CHECK(score_unit(Tables(Rules{})) == 13);
  CHECK(score_unit(Tables(with_bombs())) == 13 * 9);
  CHECK(score_unit(Tables(severe())) == 13 * 5 * 1.5);
}

}  // namespace upperhand::big_two::network_test
