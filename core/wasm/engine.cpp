// The engine in the page: functions that a program in JavaScript calls. Text is given in memory from `room`,
// and an answer is text at `answer`, whose length the call returns. One game at a time; an error stops the
// engine (there are no exceptions here), and the page then starts another and replays the moves.
#include <cstring>

#include "wasm/json.h"
#include "wasm/table.h"

using namespace upperhand;
using namespace upperhand::wasm;

namespace {

std::unique_ptr<Table> table;
Networks networks;
neural::Weights weights;
std::vector<char> given;
std::string told;

std::string_view given_text() { return {given.data(), given.size()}; }

size_t tell(std::string text) {
  told = std::move(text);
  return told.size();
}

}  // namespace

#define EXPORTED(name) extern "C" __attribute__((export_name(#name)))

// Memory for what the next call is given.
EXPORTED(room) char* room(size_t size) {
  given.resize(size);
  return given.data();
}
EXPORTED(answer) const char* answer() { return told.data(); }

// A part of the network's weights: its name is given, and memory for its numbers comes back.
EXPORTED(add_weights) float* add_weights(size_t rows, size_t columns) {
  neural::Matrix& matrix = weights[std::string(given_text())];
  matrix.rows = rows;
  matrix.columns = columns;
  matrix.numbers.resize(rows * columns);
  return matrix.numbers.data();
}
// The parts that were added become the network that scores moves, or the small one that plays games to their
// end.
EXPORTED(make_network) void make_network(bool rollout) {
  auto& made = rollout ? networks.rollout : networks.best;
  made = std::make_shared<const big_two::Network>(weights);
  weights.clear();
}

EXPORTED(start) void start() {
  const Setup setup(given_text());
  table = setup.game == "rikken" ? rikken_table(setup) : big_two_table(setup, networks);
}
EXPORTED(next_game) void next_game(uint64_t seed) { table = table->next(seed); }
EXPORTED(play) size_t play() { return tell(table->play(given_text())); }
EXPORTED(facts) size_t facts() { return tell(table->facts()); }
EXPORTED(moves) size_t moves() { return tell(table->moves()); }
EXPORTED(seen) size_t seen(int seat) { return tell(table->seen(seat)); }
EXPORTED(dealt) size_t dealt() { return tell(table->dealt()); }
EXPORTED(result) size_t result() { return tell(table->result()); }
EXPORTED(decide) size_t decide(double strength, uint64_t seed, uint64_t game) {
  return tell(table->decide(strength, seed, game));
}
