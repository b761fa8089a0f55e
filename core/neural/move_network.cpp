#include "neural/move_network.h"

#include <algorithm>

#include "checks.h"

namespace upperhand::neural {

MoveNetwork::MoveNetwork(const Weights& weights, const NetworkShape& shape)
    : shape_(shape),
      state_in_(weights, "state_in"),
      state_mid_(weights, "state_mid"),
      state_out_(weights, "state_out", state_mid_.outputs()),
      scale_(weights, "scale"),
      shift_(weights, "shift"),
      move_in_(weights, "move_in"),
      move_mid_(weights, "move_mid"),
      joint_(weights, "joint"),
      joint_mid_(weights, "joint_mid"),
      heads_(weights, "heads") {
  if (state_in_.inputs() != shape.state_words * 64 || move_in_.inputs() != shape.move_words * 64)
    throw Error("the weights belong to other features than version " + std::to_string(shape.version));
  read_blocks(weights);
  check_widths();
}

// A block returns as many numbers as it takes.
void MoveNetwork::read_blocks(const Weights& weights) {
  const size_t width = state_mid_.outputs();
  for (int i = 0; weights.contains("blocks." + std::to_string(i) + ".norm.weight"); ++i) {
    const std::string name = "blocks." + std::to_string(i) + ".";
    const ResidualBlock& block = blocks_.emplace_back(ResidualBlock{Norm(weights, name + "norm", width),
                                                                    RoundedLayer(weights, name + "first"),
                                                                    RoundedLayer(weights, name + "second")});
    block.first.check_inputs(width, "the block");
    block.second.check_inputs(block.first.outputs(), name + "first");
    block.second.check_outputs(width, "the block");
  }
}

void MoveNetwork::check_widths() const {
  const size_t width = move_mid_.outputs();
  state_mid_.check_inputs(state_in_.outputs(), "state_in");
  scale_.check_inputs(state_mid_.outputs(), "state_out");
  shift_.check_inputs(state_mid_.outputs(), "state_out");
  move_mid_.check_inputs(move_in_.outputs(), "move_in");
  scale_.check_outputs(width, "move_mid, which it scales,");
  shift_.check_outputs(width, "move_mid, which it shifts,");
  joint_.check_inputs(2 * width, "move_mid, scaled and shifted,");
  joint_mid_.check_inputs(joint_.outputs(), "joint");
  heads_.check_inputs(joint_mid_.outputs(), "joint_mid");
  check_between("the outputs of heads", heads_.outputs(), shape_.heads, kWidest);
}

size_t MoveNetwork::widest() const {
  size_t most = std::max(state_in_.inputs(), move_in_.inputs());
  for (const Layer* layer : std::initializer_list<const Layer*>{
           &state_in_, &state_mid_, &scale_, &shift_, &move_in_, &move_mid_, &joint_, &joint_mid_, &heads_})
    most = std::max(most, layer->stride());
  for (const ResidualBlock& block : blocks_) most = std::max(most, block.first.stride());
  return std::max(most, 2 * move_mid_.outputs());
}

MoveNetwork::Workspace::Workspace(const MoveNetwork& network)
    : width_(network.widest()), places_(width_), both_(2 * network.move_mid_.outputs()) {
  make_room(1);
}

void MoveNetwork::Workspace::make_room(size_t rows) {
  in_.make_room(rows, width_);
  for (std::vector<float>* numbers : {&state_, &inner_, &outer_, &scale_, &shift_})
    if (numbers->size() < rows * width_) numbers->resize(rows * width_);
}

namespace {

// The bits of each row of words through a layer.
void pass_bits(const BitLayer& layer, std::span<const uint64_t> words, size_t rows, uint16_t* places,
               float* out) {
  const size_t width = words.size() / std::max<size_t>(rows, 1);
  for (size_t i = 0; i < rows; ++i) {
    const size_t size = take_bits(words.subspan(i * width, width), places);
    layer.apply({places, size}, out + i * layer.stride());
  }
}

// The outputs of a layer that are above 0 as inputs of the next.
void take_positive(const Layer& from, const RoundedLayer& to, const float* numbers, size_t rows,
                   RoundedRows& in) {
  for (size_t i = 0; i < rows; ++i)
    round_positive(numbers + i * from.stride(), from.outputs(), to.most(), in.row(i));
}

}  // namespace

// Leaves the factors and the shifts that are applied to the moves of these states.
void MoveNetwork::trunk(std::span<const uint64_t> states, size_t rows, Workspace& w) const {
  const size_t width = state_mid_.outputs(), stride = state_mid_.stride();
  uint16_t* places = w.places_.data();
  pass_bits(state_in_, states, rows, places, w.inner_.data());
  take_positive(state_in_, state_mid_, w.inner_.data(), rows, w.in_);
  state_mid_.apply(w.in_, rows, places, w.state_.data());
  for (size_t i = 0; i < rows * stride; ++i) w.state_[i] = std::max(w.state_[i], 0.0F);
  for (const ResidualBlock& one : blocks_) block(one, rows, w);
  for (size_t i = 0; i < rows; ++i) {
    state_out_.apply(&w.state_[i * stride], &w.inner_[0]);
    round_positive(&w.inner_[0], width, std::min(scale_.most(), shift_.most()), w.in_.row(i));
  }
  scale_.apply(w.in_, rows, places, w.scale_.data());
  shift_.apply(w.in_, rows, places, w.shift_.data());
}

void MoveNetwork::block(const ResidualBlock& block, size_t rows, Workspace& w) const {
  const size_t stride = state_mid_.stride();
  for (size_t i = 0; i < rows; ++i) {
    block.norm.apply(&w.state_[i * stride], &w.inner_[0]);
    round_all(&w.inner_[0], state_mid_.outputs(), block.first.most(), w.in_.row(i));
  }
  block.first.apply(w.in_, rows, w.places_.data(), w.outer_.data());
  take_positive(block.first, block.second, w.outer_.data(), rows, w.in_);
  block.second.apply(w.in_, rows, w.places_.data(), w.inner_.data());
  for (size_t i = 0; i < rows * stride; ++i) w.state_[i] += w.inner_[i];
}

void MoveNetwork::join(std::span<const uint32_t> counts, Workspace& w) const {
  const size_t width = move_mid_.outputs(), stride = move_mid_.stride();
  size_t row = 0;
  for (size_t decision = 0; decision < counts.size(); ++decision) {
    const float *scale = &w.scale_[decision * stride], *shift = &w.shift_[decision * stride];
    for (const size_t end = row + counts[decision]; row < end; ++row) {
      const float* move = &w.outer_[row * stride];
      for (size_t j = 0; j < width; ++j) {
        w.both_[j] = move[j] * scale[j];
        w.both_[width + j] = move[j] + shift[j];
      }
      round_positive(w.both_.data(), 2 * width, joint_.most(), w.in_.row(row));
    }
  }
}

void MoveNetwork::heads(std::span<const uint64_t> moves, std::span<const uint32_t> counts, size_t rows,
                        Workspace& w) const {
  uint16_t* places = w.places_.data();
  pass_bits(move_in_, moves, rows, places, w.inner_.data());
  take_positive(move_in_, move_mid_, w.inner_.data(), rows, w.in_);
  move_mid_.apply(w.in_, rows, places, w.outer_.data());
  join(counts, w);
  joint_.apply(w.in_, rows, places, w.inner_.data());
  take_positive(joint_, joint_mid_, w.inner_.data(), rows, w.in_);
  joint_mid_.apply(w.in_, rows, places, w.outer_.data());
  take_positive(joint_mid_, heads_, w.outer_.data(), rows, w.in_);
  heads_.apply(w.in_, rows, places, w.inner_.data());
}

MoveNetwork::Outputs MoveNetwork::run(std::span<const uint64_t> states, std::span<const uint64_t> moves,
                                      std::span<const uint32_t> counts, Workspace& workspace) const {
  const size_t rows = moves.size() / shape_.move_words;
  workspace.make_room(std::max(rows, counts.size()));
  trunk(states, counts.size(), workspace);
  heads(moves, counts, rows, workspace);
  return {workspace.inner_.data(), heads_.stride()};
}

}  // namespace upperhand::neural
