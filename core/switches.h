// Rules as a table of switches, shared by all games: names, comments, values and their checks.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "checks.h"
#include "random.h"
#include "text.h"

namespace upperhand {

using Words = std::vector<std::string>;
using SwitchValue = std::variant<bool, int, std::string, Words>;

// A switch by name, used for constructors, JSON, listings and documentation.
template <class Rules>
struct SwitchOf {
  std::string_view name;
  std::string_view comment;
  SwitchValue (*get)(const Rules&);
  void (*set)(Rules&, const SwitchValue&);  // the value has the type that `get` returns
};

template <class Rules, auto Member>
SwitchOf<Rules> switch_entry(std::string_view name, std::string_view comment) {
  using Type = std::remove_cvref_t<decltype(std::declval<Rules>().*Member)>;
  return {name, comment, [](const Rules& rules) { return SwitchValue(rules.*Member); },
          [](Rules& rules, const SwitchValue& value) { rules.*Member = std::get<Type>(value); }};
}

template <class Rules>
const SwitchOf<Rules>& find_switch(const std::vector<SwitchOf<Rules>>& table, std::string_view name) {
  Words names;
  for (const SwitchOf<Rules>& one : table) {
    if (one.name == name) return one;
    names.emplace_back(one.name);
  }
  throw RulesError("there is no switch " + in_quotes(name) + "; the switches are " + one_of(names));
}

template <class Rules>
size_t hash_of(const std::vector<SwitchOf<Rules>>& table, const Rules& rules) {
  size_t out = 0;
  const auto mix = [&](size_t part) { out = scramble(out ^ part); };
  for (const SwitchOf<Rules>& one : table)
    std::visit(
        [&](const auto& value) {
          if constexpr (std::is_same_v<std::decay_t<decltype(value)>, Words>)
            for (const std::string& word : value) mix(std::hash<std::string>()(word));
          else
            mix(std::hash<std::decay_t<decltype(value)>>()(value));
        },
        one.get(rules));
  return out;
}

// Each throws RulesError with its reason.
void check_word(std::string_view name, const std::string& value, const Words& allowed);
void check_distinct(std::string_view name, const Words& words);
bool contains(const Words& words, std::string_view word);

}  // namespace upperhand
