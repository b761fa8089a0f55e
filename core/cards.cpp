#include "cards.h"

#include <cctype>

#include "errors.h"
#include "text.h"

namespace upperhand {

std::string card_text(int card) {
  return {kRankText[static_cast<size_t>(rank_of(card))], kSuitText[static_cast<size_t>(suit_of(card))]};
}

std::string Cards::text() const {
  std::string out;
  for (int card : *this) {
    if (!out.empty()) out += ' ';
    out += card_text(card);
  }
  return out;
}

namespace {

bool is_separator(char c) { return c == ' ' || c == '\t' || c == ',' || c == '\n' || c == '\r'; }

// Reads one card at `at` and moves past it.
int read_card(std::string_view text, size_t& at) {
  const size_t start = at;
  const auto upper = [&](size_t i) {
    return i < text.size() ? static_cast<char>(std::toupper(static_cast<unsigned char>(text[i]))) : '\0';
  };
  char rank = upper(at++);
  if (rank == '1' && upper(at) == '0') {
    rank = 'T';
    ++at;
  }
  const char suit = upper(at++);
  const size_t rank_index = kRankText.find(rank);
  const size_t suit_index = kSuitText.find(suit);
  if (rank == '\0' || suit == '\0' || rank_index == kRankText.npos || suit_index == kSuitText.npos)
    throw CardsError(in_quotes(text.substr(start, at - start)) +
                     " is not a card: write a rank of 3456789TJQKA2 and a suit of DCHS, as in 3D or TS");
  return static_cast<int>(rank_index * 4 + suit_index);
}

}  // namespace

Cards Cards::parse(std::string_view text) {
  Cards out;
  for (size_t at = 0; at < text.size();) {
    if (is_separator(text[at])) {
      ++at;
      continue;
    }
    const int card = read_card(text, at);
    if (out.holds(card)) throw CardsError(card_text(card) + " is named twice: a deck has one of each card");
    out |= Cards::of(card);
  }
  return out;
}

}  // namespace upperhand
