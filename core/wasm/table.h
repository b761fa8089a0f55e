// Table: one game as the page plays it. What it tells has the form of the playroom's messages, which
// src/upperhand/server/web/wire defines: so the same page shows a game of the server and a game of its own.
// Their English texts stay empty, because the page has words of its own.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "big_two/learn/network.h"
#include "switches.h"

namespace upperhand::wasm {

// How a game begins, as lines of text: `game rikken`, `seed 7`, `dealer 2`, `hand 3D 4D ...` for each seat
// unless there is a seed, `name Ann` for each seat, and `switch players=3` for each switch of the rules.
struct Setup {
  explicit Setup(std::string_view lines);

  std::string game;
  std::optional<uint64_t> seed;
  std::optional<int> dealer;
  std::vector<Cards> hands;
  std::shared_ptr<const std::vector<std::string>> names;
  std::vector<std::pair<std::string, std::string>> switches;
};

class Table {
 public:
  virtual ~Table() = default;

  // Whose turn it is, the ply, whether the game is over, who deals, and what kind of decision it is.
  virtual std::string facts() const = 0;
  // What a seat sees, what it may do, and why not the rest.
  virtual std::string seen(int seat) const = 0;
  // Every move so far, as it is shown.
  virtual std::string moves() const = 0;
  // Makes a move; gives the reason why it cannot be made, or null.
  virtual std::string play(std::string_view move) = 0;
  // The move of a player of this strength, whose chance depends on the seed of the table only.
  virtual std::string decide(double strength, uint64_t seed, uint64_t game) const = 0;
  // The hands as dealt.
  virtual std::string dealt() const = 0;
  // Of a finished game: the scores, in words, and how they were counted.
  virtual std::string result() const = 0;
  // The next game of a match.
  virtual std::unique_ptr<Table> next(uint64_t seed) const = 0;
};

// The networks of Big Two's players. Either may be null: then the levels that need it cannot play.
struct Networks {
  std::shared_ptr<const big_two::Network> best, rollout;
};

std::unique_ptr<Table> big_two_table(const Setup& setup, const Networks& networks);
std::unique_ptr<Table> rikken_table(const Setup& setup);

// One value of a switch, read as the type that it has; words of a list are parted by slashes.
SwitchValue read_switch(const SwitchValue& usual, std::string_view text);

// The switches of a setup as rules.
template <class Rules>
Rules rules_of(const Setup& setup, const std::vector<SwitchOf<Rules>>& table) {
  Rules out;
  for (const auto& [name, value] : setup.switches) {
    const SwitchOf<Rules>& one = find_switch(table, name);
    one.set(out, read_switch(one.get({}), value));
  }
  return out;
}

}  // namespace upperhand::wasm
