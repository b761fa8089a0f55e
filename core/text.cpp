#include "text.h"

namespace upperhand {

std::string in_quotes(std::string_view text) {
  constexpr size_t kLongest = 40;
  std::string out = "'";
  for (char c : text.substr(0, kLongest)) out += c >= ' ' && c <= '~' ? c : '?';
  if (text.size() > kLongest) out += "...";
  return out + "'";
}

std::string one_of(const std::vector<std::string>& words) {
  std::string out;
  for (size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? " or " : ", ";
    out += words[i];
  }
  return out;
}

}  // namespace upperhand
