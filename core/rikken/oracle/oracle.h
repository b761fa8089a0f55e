// The Oracle: exact values of endings whose cards all lie open. A reference for players, never one of them.
#pragma once

#include <span>
#include <vector>

#include "rikken/oracle/ending.h"
#include "rikken/oracle/memory.h"

namespace upperhand::rikken::oracle {

struct CardValue {
  uint8_t card;
  uint8_t value;
};

struct Problem {
  Ending ending;
  Objective objective;
};

// What it found out about one ending helps with others of the same trump, sides and duties.
class Oracle {
 public:
  // When both sides see all cards and play their best: the tricks that the side has in the end or, where not
  // the number counts, 1 if the objective is reached and 0 if not.
  int value(const Problem& problem);
  // The value after each card that the seat to move may play, by card.
  std::vector<CardValue> card_values(const Problem& problem);
  // Positions before a trick that were looked at so far.
  uint64_t positions() const { return positions_; }

 private:
  template <class Ask>
  auto asked(const Problem& problem, const Ask& ask);
  void remember_for(const Problem& problem);

  Memory memory_;
  Problem last_{};  // whose kind the memory is about
  uint64_t positions_ = 0;
};

// The values of many endings, shared among threads.
std::vector<uint8_t> values(std::span<const Problem> problems, unsigned threads);

}  // namespace upperhand::rikken::oracle
