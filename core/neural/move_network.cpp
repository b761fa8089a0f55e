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
    const ResidualBlock& block =
        blocks_.emplace_back(ResidualBlock{Norm(weights, name + "norm", width),
                                           Layer(weights, name + "first"), Layer(weights, name + "second")});
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
  size_t most = 0;
  for (const Layer* layer :
       {&state_in_, &state_mid_, &scale_, &shift_, &move_in_, &move_mid_, &joint_, &joint_mid_, &heads_})
    most = std::max({most, layer->stride(), layer->inputs()});
  for (const ResidualBlock& block : blocks_)
    most = std::max({most, block.first.stride(), block.second.stride()});
  return most;
}

MoveNetwork::Workspace::Workspace(const MoveNetwork& network) : width_(network.widest()) {
  for (std::vector<float>* numbers : {&state_, &scale_, &shift_}) numbers->resize(width_);
  make_room(1);
}

void MoveNetwork::Workspace::make_room(size_t rows) {
  in_.make_room(rows, width_);
  for (std::vector<float>* numbers : {&inner_, &outer_, &both_})
    if (numbers->size() < rows * width_) numbers->resize(rows * width_);
}

// Leaves the factors and the shifts that are applied to the moves of this state.
void MoveNetwork::trunk(std::span<const uint64_t> state, Workspace& w) const {
  const Inputs::Row in = w.in_.row(0);
  const size_t width = state_mid_.outputs();
  take_bits(state, in);
  state_in_.apply_bits(w.in_, 1, w.inner_.data());
  take_positive(w.inner_.data(), state_in_.outputs(), in);
  state_mid_.apply(w.in_, 1, w.state_.data());
  for (size_t i = 0; i < width; ++i) w.state_[i] = std::max(w.state_[i], 0.0F);
  for (const ResidualBlock& block : blocks_) {
    block.norm.apply(w.state_.data(), w.inner_.data());
    take_all(w.inner_.data(), width, in);
    block.first.apply(w.in_, 1, w.outer_.data());
    take_positive(w.outer_.data(), block.first.outputs(), in);
    block.second.apply(w.in_, 1, w.inner_.data());
    for (size_t i = 0; i < width; ++i) w.state_[i] += w.inner_[i];
  }
  state_out_.apply(w.state_.data(), w.inner_.data());
  take_positive(w.inner_.data(), width, in);
  scale_.apply(w.in_, 1, w.scale_.data());
  shift_.apply(w.in_, 1, w.shift_.data());
}

void MoveNetwork::heads(std::span<const uint64_t> moves, size_t rows, Workspace& w) const {
  const size_t width = move_mid_.outputs();
  // The outputs of a layer that are above 0 are the inputs of the next.
  const auto pass_on = [&](const Layer& from, const Layer& to, const float* numbers, float* result) {
    for (size_t i = 0; i < rows; ++i)
      take_positive(numbers + i * from.stride(), from.outputs(), w.in_.row(i));
    to.apply(w.in_, rows, result);
  };
  for (size_t i = 0; i < rows; ++i)
    take_bits(moves.subspan(i * shape_.move_words, shape_.move_words), w.in_.row(i));
  move_in_.apply_bits(w.in_, rows, w.inner_.data());
  pass_on(move_in_, move_mid_, w.inner_.data(), w.outer_.data());
  for (size_t i = 0; i < rows; ++i) {
    const float* move = &w.outer_[i * move_mid_.stride()];
    float* both = &w.both_[0];
    for (size_t j = 0; j < width; ++j) {
      both[j] = move[j] * w.scale_[j];
      both[width + j] = move[j] + w.shift_[j];
    }
    take_positive(both, 2 * width, w.in_.row(i));
  }
  joint_.apply(w.in_, rows, w.inner_.data());
  pass_on(joint_, joint_mid_, w.inner_.data(), w.outer_.data());
  pass_on(joint_mid_, heads_, w.outer_.data(), w.inner_.data());
}

MoveNetwork::Outputs MoveNetwork::run(std::span<const uint64_t> state, std::span<const uint64_t> moves,
                                      Workspace& workspace) const {
  const size_t rows = moves.size() / shape_.move_words;
  workspace.make_room(rows);
  trunk(state, workspace);
  heads(moves, rows, workspace);
  return {workspace.inner_.data(), heads_.stride()};
}

}  // namespace upperhand::neural
