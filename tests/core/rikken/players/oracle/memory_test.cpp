#include "rikken/players/oracle/memory.h"

#include "check.h"

namespace upperhand::rikken::oracle::memory_test {

namespace {

constexpr uint64_t kShapes = 300'000;

// Knowledge about a shape that differs from that about the next one.
KnownTricks about(uint64_t shape) {
  const auto tricks = static_cast<uint8_t>(shape % 13);
  return {shape, tricks, tricks, static_cast<uint8_t>(shape % 52)};
}

}  // namespace

TEST(what_is_known_of_many_shapes_stays_known_while_the_memory_grows) {
  Memory memory;
  for (uint64_t shape = 1; shape <= kShapes; ++shape) memory.add({shape, shape, ~shape}, about(shape));
  uint64_t right = 0;
  for (uint64_t shape = 1; shape <= kShapes; ++shape) {
    std::optional<int> hint;
    const auto found = memory.find({shape, shape, ~shape}, static_cast<int>(shape % 13), hint);
    right += found && found->relevant == shape && hint == static_cast<int>(shape % 52);
  }
  CHECK(right == kShapes);
  memory.forget();
  std::optional<int> hint;
  CHECK(!memory.find({1, 1, ~uint64_t{1}}, 1, hint));
}

TEST(a_memory_that_is_full_begins_anew) {
  Memory memory;
  constexpr uint64_t kBlocks = uint64_t{1} << 19;
  for (uint64_t shape = 1; shape <= kBlocks; ++shape) memory.add({shape, shape, ~shape}, about(shape));
  std::optional<int> hint;
  CHECK(!memory.find({1, 1, ~uint64_t{1}}, 1, hint));
  CHECK(memory.find({kBlocks, kBlocks, ~kBlocks}, static_cast<int>(kBlocks % 13), hint));
}

}  // namespace upperhand::rikken::oracle::memory_test
