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

// What a switch takes: some of these words, in an order of their own where that matters, or a number.
struct Choices {
  Words words{};
  bool ordered = false;  // of a list of words
  bool others = false;   // words that are not listed are possible, too
  int low = 0;
  int high = 0;

  // A list of amounts: each word has a number between the bounds, as in `rik:2`, or two, as in `piek:3-5`.
  bool amounts() const { return !words.empty() && high != 0; }
};

inline Choices one_word(Words words) { return {.words = std::move(words)}; }
inline Choices in_order(Words words) { return {.words = std::move(words), .ordered = true}; }
inline Choices from_to(int low, int high) { return {.low = low, .high = high}; }
// The game reads them.
inline Choices amounts_of(Words words, int low, int high) {
  return {.words = std::move(words), .others = true, .low = low, .high = high};
}

// A switch by name, used for constructors, JSON, listings and documentation.
template <class Rules>
struct SwitchOf {
  std::string_view name;
  std::string_view comment;
  Choices choices;  // none for a switch that is on or off
  SwitchValue (*get)(const Rules&);
  void (*set)(Rules&, const SwitchValue&);  // the value has the type that `get` returns
};

template <class Rules, auto Member>
SwitchOf<Rules> switch_entry(std::string_view name, std::string_view comment, Choices choices = {}) {
  using Type = std::remove_cvref_t<decltype(std::declval<Rules>().*Member)>;
  return {name, comment, std::move(choices), [](const Rules& rules) { return SwitchValue(rules.*Member); },
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

// Each throws RulesError with its reason, which names the switch.
void check_word(std::string_view name, const std::string& value, const Words& allowed);
void check_distinct(std::string_view name, const Words& words);
bool contains(const Words& words, std::string_view word);

// Checks every switch by itself; what two of them say together is checked by the game.
template <class Rules>
void check_choices(const std::vector<SwitchOf<Rules>>& table, const Rules& rules) {
  for (const SwitchOf<Rules>& one : table) {
    const SwitchValue value = one.get(rules);
    const Choices& choices = one.choices;
    if (const int* number = std::get_if<int>(&value))
      check_between<RulesError>(one.name, *number, choices.low, choices.high);
    if (const auto* word = std::get_if<std::string>(&value); word && !choices.others)
      check_word(one.name, *word, choices.words);
    if (const Words* words = std::get_if<Words>(&value)) {
      if (!choices.others)
        for (const std::string& word : *words) check_word(one.name, word, choices.words);
      check_distinct(one.name, *words);
    }
  }
}

}  // namespace upperhand
