#include "switches.h"

#include <algorithm>

namespace upperhand {

void check_word(std::string_view name, const std::string& value, const Words& allowed) {
  if (!contains(allowed, value))
    throw RulesError(std::string(name) + " must be " + one_of(allowed) + ", not " + quoted(value));
}

void check_distinct(std::string_view name, const Words& words) {
  for (size_t i = 0; i < words.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (words[i] == words[j]) throw RulesError(std::string(name) + " names " + quoted(words[i]) + " twice");
}

bool contains(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace upperhand
