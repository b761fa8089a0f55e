// Bounds: what is certain before a trick without searching, and which cards it depends on.
#pragma once

#include <optional>

#include "rikken/players/oracle/goals.h"
#include "rikken/players/oracle/table.h"

namespace upperhand::rikken::oracle {

// An answer, and the cards it depends on.
struct Certain {
  bool reached;
  Hand relevant;
};

// For endings whose only duty is to follow suit.
std::optional<Certain> certain(const Table& table, const Taking& goal, int leader, int wanted);
std::optional<Certain> certain(const Table& table, const Avoiding& goal, int leader, int wanted);

// The same when a card has been led.
std::optional<Certain> certain_after_lead(const Table& table, const Taking& goal, const RunningTrick& trick,
                                          int wanted);
inline std::optional<Certain> certain_after_lead(const Table&, const Avoiding&, const RunningTrick&, int) {
  return std::nullopt;
}

}  // namespace upperhand::rikken::oracle
