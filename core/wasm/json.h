// JSON as text, for what the engine tells the page.
#pragma once

#include <concepts>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cards.h"
#include "reason.h"

namespace upperhand::wasm {

std::string quoted(std::string_view text);
std::string json_of(const Reason& reason);

inline std::string json_of(bool value) { return value ? "true" : "false"; }
template <std::integral Number>
  requires(!std::same_as<Number, bool>)
std::string json_of(Number number) {
  return std::to_string(number);
}
template <class Value>
std::string json_of(const std::optional<Value>& value) {
  return value ? json_of(*value) : "null";
}

// What `write` makes of every item, in brackets.
template <class Items, class Write>
std::string list_of(const Items& items, const Write& write) {
  std::string out = "[";
  for (const auto& item : items) out += (out.size() > 1 ? "," : "") + write(item);
  return out + "]";
}

using Field = std::pair<std::string_view, std::string>;  // a name, and a value as JSON

template <class Fields>
std::string object_of(const Fields& fields) {
  std::string out = "{";
  for (const auto& [name, value] : fields) out += (out.size() > 1 ? "," : "") + quoted(name) + ":" + value;
  return out + "}";
}
inline std::string object_of(std::initializer_list<Field> fields) {
  return object_of<std::initializer_list<Field>>(fields);
}

// A reason by its code and its values as JSON.
std::string reason_of(std::string_view code, std::initializer_list<Field> values = {});

// Each card by itself, from low to high.
std::string cards_of(Cards cards);

}  // namespace upperhand::wasm
