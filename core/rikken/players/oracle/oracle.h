// The Oracle: exact values of endings whose cards all lie open. A reference for players, never one of them.
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

// What it found out about one ending helps with others of the same trump, sides and duties. Threads that ask
// one Oracle wait for each other.
class Oracle {
 public:
  // Throws TooHardError rather than look at more positions before a trick than these.
  explicit Oracle(uint64_t most_positions = kNoLimit) : effort_{.most = most_positions} {}

  // When both sides see all cards and play their best: the tricks that the side has in the end or, where not
  // the number counts, 1 if the objective is reached and 0 if not. Where the value
  // after one of the cards that may be played is known, less is left to find out.
  int value(const Problem& problem, std::optional<int> after = std::nullopt);
  // The value after each card that the seat to move may play, by card.
  std::vector<CardValue> card_values(const Problem& problem);
  // Positions before a trick that were looked at so far.
  uint64_t positions() const;

 private:
  template <class Ask>
  auto asked(const Problem& problem, const Ask& ask);
  void remember_for(const Problem& problem);

  mutable std::mutex asking_;
  Memory memory_;
  Problem last_{};  // whose kind the memory is about
  Effort effort_;
};

// The values of many endings, shared among threads.
std::vector<uint8_t> values(std::span<const Problem> problems, unsigned threads);

}  // namespace upperhand::rikken::oracle
