#include <charconv>

#include "wasm/table.h"

namespace upperhand::wasm {

namespace {

template <class Number>
Number number_of(std::string_view text) {
  Number out{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (error != std::errc() || end != text.data() + text.size())
    throw Error(in_quotes(text) + " is not a whole number");
  return out;
}

// The part before a sign, and the part after it.
std::pair<std::string_view, std::string_view> parted(std::string_view text, char sign) {
  const size_t at = text.find(sign);
  if (at == text.npos) return {text, {}};
  return {text.substr(0, at), text.substr(at + 1)};
}

}  // namespace

Setup::Setup(std::string_view lines) {
  std::vector<std::string> seats;
  while (!lines.empty()) {
    const auto [line, rest] = parted(lines, '\n');
    lines = rest;
    const auto [what, value] = parted(line, ' ');
    if (what == "game") game = value;
    if (what == "seed") seed = number_of<uint64_t>(value);
    if (what == "dealer") dealer = number_of<int>(value);
    if (what == "hand") hands.push_back(Cards::parse(value));
    if (what == "name") seats.emplace_back(value);
    if (what == "switch") switches.emplace_back(parted(value, '='));
  }
  names = std::make_shared<const std::vector<std::string>>(std::move(seats));
}

SwitchValue read_switch(const SwitchValue& usual, std::string_view text) {
  switch (usual.index()) {
    case 0:
      return text == "true";
    case 1:
      return number_of<int>(text);
    case 2:
      return std::string(text);
    default:
      Words out;
      for (std::string_view left = text; !left.empty();) {
        const auto [word, rest] = parted(left, '/');
        out.emplace_back(word);
        left = rest;
      }
      return out;
  }
}

}  // namespace upperhand::wasm
