// The Oracle: exact values of endings with all cards open. A reference for players, never a player.
#pragma once

#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "rikken/players/oracle/effort.h"
#include "rikken/players/oracle/ending.h"
#include "rikken/players/oracle/memory.h"

namespace upperhand::rikken::oracle {

struct CardValue {
  uint8_t card;
  uint8_t value;
};

struct Problem {
  Ending ending;
  Objective objective;
};

// What it learns about one ending helps with others of the same trump, sides and duties. Threads that use the
// same Oracle wait for each other.
class Oracle {
 public:
  // Throws TooHardError instead of examining more positions before a trick than this.
  explicit Oracle(uint64_t most_positions = kNoLimit) : effort_{.most = most_positions} {}

  // The value when both sides see all cards and play their best: the tricks that the side has in the end or,
  // if the number does not count, 1 if the objective is reached and 0 if not. If the value after one of the
  // legal cards is known, less work is left.
  int value(const Problem& problem, std::optional<int> after = std::nullopt);
  // The value after each card that the seat to move may play, by card.
  std::vector<CardValue> card_values(const Problem& problem);
  // Positions before a trick that were examined so far.
  uint64_t positions() const;

 private:
  template <class Ask>
  auto asked(const Problem& problem, const Ask& ask);
  void remember_for(const Problem& problem);

  mutable std::mutex asking_;
  Memory memory_;
  Problem last_{};  // the kind of problem that the memory is valid for
  Effort effort_;
};

// The values of many endings, shared among threads.
std::vector<uint8_t> values(std::span<const Problem> problems, unsigned threads);

}  // namespace upperhand::rikken::oracle
