// Rounds: a game as one seat sees it, round by round; updated turn by turn, in searches and in learning.
//
// A round begins with each turn of that seat, the viewpoint; the turns before its first one are also a round.
// A round has three features: the first set played in it (Feature 1), the level of the table (Feature 2) and
// the number of cards that the next player holds (Feature 3). The features of an earlier round are taken at
// its end, those of the running round when the viewpoint had moved, so that the same features serve for all
// three answers.
#pragma once

#include <type_traits>

#include "big_two/players/big2ai/levels.h"
#include "big_two/players/big2ai/set_code.h"
#include "big_two/rules/view.h"

namespace upperhand::big_two::big2ai {

inline constexpr int kMostRounds = 5;
inline constexpr uint8_t kNoRound = 255;

// Before the viewpoint moves, or after it: then its set or its pass begins the running round.
enum class Moment : uint8_t { before, after };

struct Round {
  uint8_t first = kNoRound;  // the code of the first set; kPass while none was played
  uint8_t level = 0;
  uint8_t held = 0;

  bool operator==(const Round&) const = default;
};

class Rounds {
 public:
  Rounds() = default;
  // `held`: the cards of the seat after the viewpoint, when the game begins.
  explicit Rounds(int viewpoint, int held = 13)
      : viewpoint_(static_cast<uint8_t>(viewpoint)), held_(static_cast<uint8_t>(held)) {}

  // A turn of any seat: its set with the value of its cards, or a pass (kPass, no cards).
  void turn(int seat, Cards cards, SetCode code, int value);

  int viewpoint() const { return viewpoint_; }
  int value() const { return value_; }            // of all cards played so far
  int level() const { return level_of(value_); }  // T, now
  const SetMask& played() const { return played_; }
  // The i-th last round at a moment, 0 is the last. After: 0 is the running round as the viewpoint began it.
  Round last(Moment moment, int i) const {
    if (i == 0 && moment == Moment::after) return begun_;
    return rounds_[static_cast<size_t>(i)];
  }
  // The viewpoint has moved in the running round.
  bool has_moved() const { return begun_.first != kNoRound; }

  bool operator==(const Rounds&) const = default;

 private:
  std::array<Round, kMostRounds> rounds_{};  // the latest first; the running round in its present state
  Round begun_;
  uint8_t viewpoint_ = 0;
  uint8_t held_ = 13;
  uint16_t value_ = 0;
  SetMask played_;
};
static_assert(std::is_trivially_copyable_v<Rounds> && sizeof(Rounds) <= 48);

// The game so far, as the seat of a View sees it.
Rounds rounds_of(const View& view);

}  // namespace upperhand::big_two::big2ai
