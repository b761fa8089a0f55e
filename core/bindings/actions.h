// Shared by both games: what an environment needs, in one call for each observation and each step.
//
// A Game has its State and Rules, the number of its actions (`count`), the number of a move of a View
// (`number`), and the move of a number (`move`).
#pragma once

#include <algorithm>
#include <array>
#include <cstring>

#include "bindings/bindings.h"

namespace upperhand::bindings {

// The eight bits of a byte, the lowest first, as eight bytes.
inline constexpr std::array<std::array<char, 8>, 256> kBytesOfBits = [] {
  std::array<std::array<char, 8>, 256> out{};
  for (unsigned byte = 0; byte < 256; ++byte)
    for (unsigned bit = 0; bit < 8; ++bit) out[byte][bit] = static_cast<char>(byte >> bit & 1);
  return out;
}();

// A byte for each bit of the words and, after them, for each action: 1 if it is legal.
template <class Words>
nb::object to_bytes(const Words& words, const std::vector<int>& legal, int actions) {
  const size_t size = 64 * words.size() + static_cast<size_t>(actions);
  nb::object out = nb::steal(PyByteArray_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)));
  if (!out.is_valid()) throw nb::python_error();
  char* at = PyByteArray_AsString(out.ptr());
  for (uint64_t word : words)
    for (int byte = 0; byte < 8; ++byte, word >>= 8, at += 8)
      std::memcpy(at, kBytesOfBits[word & 255].data(), 8);
  std::memset(at, 0, static_cast<size_t>(actions));
  for (const int action : legal) at[action] = 1;
  return out;
}

template <class Game, class View>
std::vector<int> legal_actions(const View& view) {
  std::vector<int> out;
  for (const auto& move : view.legal_moves()) out.push_back(Game::number(view, move));
  std::sort(out.begin(), out.end());
  return out;
}

template <class Game>
nb::object observation(const typename Game::State& state, int seat) {
  const auto view = state.view(seat);
  return to_bytes(state_features(view), legal_actions<Game>(view), Game::count(state.tables()));
}

template <class Game>
void apply_action(typename Game::State& state, int action, std::optional<int> seat) {
  const bool refused = state.over() || (seat && *seat != state.turn());
  state.apply(refused ? typename Game::Move() : Game::move(state, action), seat);
}

template <class Game>
void bind_actions(nb::module_& m) {
  using State = typename Game::State;
  m.def(
      "action_count", [](const typename Game::Rules& rules) { return Game::count(*rules.tables); }, "rules"_a,
      "How many actions are numbered.");
  m.def(
      "legal_actions", [](const State& state) { return legal_actions<Game>(state.view(state.turn())); },
      "state"_a, nb::sig("def legal_actions(state: State) -> list[int]"),
      "The numbers of the legal moves, ascending; none when the game is over.");
  m.def("observation", &observation<Game>, "state"_a, "seat"_a,
        nb::sig("def observation(state: State, seat: int) -> bytearray"),
        "What a seat's View shows, a byte for each bit of `encode_state`, and after them a byte for each\n"
        "action: 1 if it is legal. All are 0 for a seat that is not to move.");
  m.def("apply_action", &apply_action<Game>, "state"_a, "action"_a, "seat"_a = nb::none(),
        "Makes the move of a number, as `State.apply` does.");
}

}  // namespace upperhand::bindings
