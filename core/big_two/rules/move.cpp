#include "big_two/rules/move.h"

#include <algorithm>
#include <cctype>

#include "errors.h"
#include "text.h"

namespace upperhand::big_two {

namespace {

std::string trimmed_lower(std::string_view text) {
  const auto space = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!text.empty() && space(text.front())) text.remove_prefix(1);
  while (!text.empty() && space(text.back())) text.remove_suffix(1);
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); });
  return out;
}

}  // namespace

Move Move::parse(std::string_view text) {
  const std::string word = trimmed_lower(text);
  if (word == "pass" || word == "-") return {};
  try {
    const Cards cards = Cards::parse(word);
    if (!cards.empty()) return {cards};
  } catch (const CardsError& error) {
    throw MalformedMoveError(in_quotes(text) + " is not a move: " + error.what());
  }
  throw MalformedMoveError(in_quotes(text) + " is not a move: write its cards, as in 5D 5S, or pass");
}

}  // namespace upperhand::big_two
