// Batch: many games of Big Two in lock step, each waiting for one decision, on several threads.
//
// A seat with only one legal move is not asked: the move is played. The same goes for a seat that an opponent
// has taken. When a game ends, the next one takes its place; its deal depends only on the seed and its
// number. Features are written directly into the caller's arrays. Threads that use the same batch wait for
// each other.
#pragma once

#include <mutex>
#include <span>
#include <vector>

#include "big_two/learn/opponent.h"

namespace upperhand::big_two {

// Where a batch writes: one row per game, and the moves of all games one after the other.
struct BatchRows {
  uint64_t* states;  // games x kStateWords
  uint64_t* hidden;  // games x kHiddenWords; may be null
  uint64_t* moves;   // capacity x kMoveWords
  int64_t* first;    // games + 1: where the moves of each game begin
  uint8_t* seats;    // games: who decides
  size_t capacity;   // of `moves`
};

// The same with the observations of `rl_ppo`, and each move as the number of its action.
struct PlaceRows {
  uint64_t* states;  // games x rl_ppo::kWords
  uint64_t* hidden;  // games x kHiddenWords
  uint64_t* moves;   // capacity
  int64_t* first;    // games + 1
  uint8_t* seats;    // games
  size_t capacity;   // of `moves`
};

// Which opponents sit at the tables of a batch.
struct Seating {
  std::vector<SharedOpponent> opponents;
  // Games x 4: the number of the opponent in each seat, counted from 1; 0 is the caller. Empty: the caller
  // has every seat.
  std::vector<uint8_t> seats;
};

class Batch {
 public:
  static constexpr size_t kMostGames = 1'000'000;

  // Game i uses rules number i modulo the number of rules.
  Batch(std::vector<SharedTables> rules, size_t games, uint64_t seed, unsigned threads, Seating seating = {});

  size_t games() const { return slots_.size(); }
  // The total number of moves in the waiting decisions.
  size_t moves() const { return locked(total_moves_); }
  size_t finished() const { return locked(finished_); }
  // How many decisions opponents have made so far.
  size_t answered() const { return locked(answered_); }
  // The i-th legal move of the waiting decision; none: a pass.
  Cards move(size_t game, size_t i) const;
  Position position(size_t game) const;
  // What a seat holds now.
  Cards hand(size_t game, int seat) const;

  void observe(const BatchRows& rows) const;
  void observe_places(const PlaceRows& rows) const;
  // Plays the chosen move of every game. `ended` says which games ended, and `scores` (games x 4) what each
  // seat won in them; the next game has begun in their place.
  void step(std::span<const int32_t> choices, uint8_t* ended, int32_t* scores);

 private:
  struct GameSlot {
    Position position;
    Shown shown;
    rl_ppo::KindsPlayed kinds_played{};
    std::array<uint8_t, kMostSeats> seats{};  // as in Seating
    uint32_t rules = 0;
    int ply = 0;
    uint32_t answered = 0;  // decisions of opponents since the last count
    uint64_t number = 0;    // of the game in this slot
    std::vector<uint64_t> moves;
    std::vector<Kind> kinds;
  };

  size_t locked(const size_t& number) const {
    const std::lock_guard lock(playing_);
    return number;
  }
  // Throws Error after a step that was not completed.
  void check_whole() const;
  const GameSlot& slot(size_t game) const;
  // What both kinds of rows share; `encode(slot, counts, game, first move)` writes the rest of a game.
  template <class Rows, class Encode>
  void observe_each(const Rows& rows, const Encode& encode) const;
  template <class Work>
  void on_threads(const Work& work) const;
  void begin(GameSlot& slot);
  void check_seating() const;
  // Plays on to the caller's next decision; false if the game ended before it.
  bool to_decision(GameSlot& slot);
  void play(GameSlot& slot, size_t i);
  void list(GameSlot& slot);
  // Which opponents sit in the other seats, 11 bits for each.
  uint64_t guests(const GameSlot& slot) const;
  // The move of the opponent whose turn it is.
  size_t answer(GameSlot& slot) const;
  void count();

  std::vector<SharedTables> rules_;
  std::vector<std::array<uint64_t, 2>> rule_words_;
  Seating seating_;
  std::vector<GameSlot> slots_;
  std::vector<size_t> first_;
  uint64_t seed_;
  unsigned threads_;
  mutable std::mutex playing_;
  bool broken_ = false;  // a step failed halfway
  size_t total_moves_ = 0;
  size_t finished_ = 0;
  size_t answered_ = 0;
};

}  // namespace upperhand::big_two
