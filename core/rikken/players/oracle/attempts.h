// Attempts: questions about a seat that wants exactly one trick, or none, in slices of effort.
//
// How long such a search takes is a matter of luck: a card that settles a position early on may be tried
// last. So a search that has used up its slice is given up and begun anew, with another order of cards and a
// longer slice. What it has found out stays in memory, so that every attempt has less to do.
#pragma once

#include <algorithm>

#include "errors.h"
#include "random.h"
#include "rikken/players/oracle/search.h"

namespace upperhand::rikken::oracle {

class Attempts {
 public:
  Attempts(const Ending& ending, int seat, Memory& memory, Effort& effort, uint64_t first_slice = 2000)
      : ending_(ending), seat_(seat), memory_(memory), effort_(effort), first_slice_(first_slice) {}

  // As a search says it.
  bool reaches(int wanted) {
    return asked([&](auto& search) { return search.reaches(wanted); });
  }
  bool reaches_by(int card, int wanted) {
    return asked([&](auto& search) { return search.reaches_by(card, wanted); });
  }

 private:
  // By this much a later attempt changes the merit of a card at most. How much, and how long the slices are,
  // was found by trial on deals of their own; half or twice as much is not much worse.
  static constexpr int kSpread = 32;

  template <class Ask>
  bool asked(const Ask& ask) {
    Rng rng(1);
    Avoiding goal{static_cast<uint8_t>(seat_)};
    for (uint64_t slice = first_slice_;; slice += slice / 10 + 1) {
      if (const auto found = within(slice, goal, ask)) return *found;
      for (auto& merits : goal.leaning)
        for (int8_t& merit : merits)
          merit = static_cast<int8_t>(static_cast<int>(rng.below(2 * kSpread + 1)) - kSpread);
    }
  }
  // Nothing if the slice is used up.
  template <class Ask>
  std::optional<bool> within(uint64_t slice, const Avoiding& goal, const Ask& ask) {
    Effort effort{effort_.positions, std::min(effort_.most, effort_.positions + slice)};
    try {
      Search<Avoiding> search(ending_, goal, memory_, effort);
      const bool found = ask(search);
      effort_.positions = effort.positions;
      return found;
    } catch (const TooHardError&) {
      effort_.positions = effort.positions;
      if (effort.most == effort_.most) throw;
      return std::nullopt;
    }
  }

  const Ending& ending_;
  int seat_;
  Memory& memory_;
  Effort& effort_;
  uint64_t first_slice_;
};

}  // namespace upperhand::rikken::oracle
