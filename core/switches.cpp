#include "switches.h"

#include <algorithm>

namespace upperhand {

void check_word(std::string_view name, const std::string& value, const Words& allowed) {
  if (!contains(allowed, value))
    throw RulesError(
        Reason{"switch_takes",
               {{"switch", std::string(name)}, {"words", one_of(allowed)}, {"value", in_quotes(value)}}});
}

void check_distinct(std::string_view name, const Words& words) {
  for (size_t i = 0; i < words.size(); ++i)
    for (size_t j = 0; j < i; ++j)
      if (words[i] == words[j])
        throw RulesError(
            Reason{"switch_names_twice", {{"switch", std::string(name)}, {"value", in_quotes(words[i])}}});
}

bool contains(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace upperhand
