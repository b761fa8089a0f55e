// Lock step: many games on several threads, each waiting for one decision. The batches of both games build on
// it.
//
// A seat with only one legal move is not asked, nor is one that an opponent has taken. When a game ends, the
// next one takes its place. Features are written directly into the caller's arrays. Threads that use the same
// batch wait for each other.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "checks.h"
#include "game.h"
#include "threads.h"

namespace upperhand {

// Where a batch writes: one row per game, and the moves of all games one after the other. The widths of rows
// are those of the features.
struct DecisionRows {
  uint64_t* states;
  uint64_t* hidden;
  uint64_t* moves;
  int64_t* first;   // games + 1: where the moves of each game begin
  uint8_t* seats;   // games: who decides
  size_t capacity;  // of `moves`
};

// Who sits where: games x 4, the number of the opponent in each seat, counted from 1; 0 is the caller. The
// caller must have a seat in every game; otherwise a game would never reach one of its decisions.
inline void check_seats(std::span<const uint8_t> seats, size_t games, size_t opponents,
                        const auto& players_of) {
  if (seats.size() != games * kMostSeats) throw Error("a seating names who sits on each seat of each game");
  for (size_t game = 0; game < games; ++game) {
    bool asked = false;
    for (size_t seat = 0; seat < players_of(game); ++seat) {
      const uint8_t who = seats[game * kMostSeats + seat];
      if (who > opponents) throw Error("there is no opponent " + std::to_string(who));
      asked = asked || who == 0;
    }
    if (!asked) throw Error("game " + std::to_string(game) + " has no seat for the caller");
  }
}

// A Slot is one of the games. It has the list `moves` of its waiting decision, and `answered`, the decisions
// of opponents since the last count.
template <class Slot>
class LockStep {
 public:
  static constexpr size_t kMostGames = 1'000'000;

  size_t games() const { return slots_.size(); }
  // The total number of moves in the waiting decisions.
  size_t moves() const { return locked(total_moves_); }
  size_t finished() const { return locked(finished_); }
  // How many decisions opponents have made so far.
  size_t answered() const { return locked(answered_); }

 protected:
  LockStep(size_t games, unsigned threads)
      : slots_(check_between("games", games, 1, kMostGames)),
        first_(games + 1),
        threads_(check_threads(threads)) {}

  // Calls `make(slot, its number)` for every slot; each comes to its first decision.
  template <class Make>
  void begin_all(const Make& make) {
    on_threads([&](size_t from, size_t to) {
      for (size_t at = from; at < to; ++at) make(slots_[at], at);
    });
    count();
  }

  // Uses a game while no other thread does.
  template <class Use>
  auto with_slot(size_t game, const Use& use) const {
    const std::lock_guard lock(playing_);
    check_whole();
    return use(slots_[check_between("the number of a game", game, 0, slots_.size() - 1)]);
  }
  auto move_of(size_t game, size_t i) const {
    return with_slot(game, [&](const Slot& slot) {
      return slot.moves[check_between("the number of a move", i, 0, slot.moves.size() - 1)];
    });
  }

  // Writes where moves begin; `encode(slot, game, first move)` writes the rest of a game.
  template <class Encode>
  void observe_each(const DecisionRows& rows, const Encode& encode) const {
    const std::lock_guard lock(playing_);
    check_whole();
    if (rows.capacity < total_moves_)
      throw Error("the array of moves is too short for " + std::to_string(total_moves_) + " of them");
    std::copy(first_.begin(), first_.end(), rows.first);
    on_threads([&](size_t from, size_t to) {
      for (size_t game = from; game < to; ++game) encode(slots_[game], game, first_[game]);
    });
  }

  // Plays the chosen move of every game: `play(slot, game, choice)` says whether that game ended.
  template <class Play>
  void step_each(std::span<const int32_t> given, uint8_t* ended, const Play& play) {
    const std::lock_guard lock(playing_);
    check_whole();
    const std::vector<int32_t> choices = checked(given);
    std::atomic<size_t> finished = 0;
    broken_ = true;
    on_threads([&](size_t from, size_t to) {
      size_t here = 0;
      for (size_t game = from; game < to; ++game) {
        ended[game] = play(slots_[game], game, static_cast<size_t>(choices[game]));
        here += ended[game];
      }
      finished += here;
    });
    finished_ += finished;
    count();
    broken_ = false;
  }

 private:
  static constexpr size_t kAtOnce = 64;  // games

  size_t locked(const size_t& number) const {
    const std::lock_guard lock(playing_);
    return number;
  }
  // Threads take a few games at a time, because games with opponents take longer than others.
  template <class Work>
  void on_threads(const Work& work) const {
    share((slots_.size() + kAtOnce - 1) / kAtOnce, threads_,
          [&](size_t piece) { work(piece * kAtOnce, std::min((piece + 1) * kAtOnce, slots_.size())); });
  }
  void check_whole() const {
    if (broken_) throw Error("this batch failed in the middle of a step: make a new one");
  }
  // A copy, so that no one changes it.
  std::vector<int32_t> checked(std::span<const int32_t> given) const {
    if (given.size() != slots_.size()) throw Error("a step needs a choice for each game");
    std::vector<int32_t> choices(given.begin(), given.end());
    for (size_t game = 0; game < slots_.size(); ++game)
      if (const size_t moves = first_[game + 1] - first_[game];
          choices[game] < 0 || static_cast<size_t>(choices[game]) >= moves)
        throw IllegalMoveError("game " + std::to_string(game) + " has no move " +
                               std::to_string(choices[game]) + ": it has " + std::to_string(moves));
    return choices;
  }
  void count() {
    size_t total = 0;
    for (size_t game = 0; game < slots_.size(); ++game) {
      first_[game] = total;
      total += slots_[game].moves.size();
      answered_ += std::exchange(slots_[game].answered, 0);
    }
    first_.back() = total_moves_ = total;
  }

  std::vector<Slot> slots_;
  std::vector<size_t> first_;
  unsigned threads_;
  mutable std::mutex playing_;
  bool broken_ = false;  // a step failed halfway
  size_t total_moves_ = 0;
  size_t finished_ = 0;
  size_t answered_ = 0;
};

}  // namespace upperhand
