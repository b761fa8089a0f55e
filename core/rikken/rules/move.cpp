#include "rikken/rules/move.h"

#include <algorithm>
#include <cctype>

#include "errors.h"
#include "text.h"

namespace upperhand::rikken {

namespace {

// Lower case and without spaces: "call AS blind" and "callASblind" are the same word.
std::string squeezed(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (std::isspace(static_cast<unsigned char>(c)) == 0)
      out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return out;
}

// The rest of a word after a prefix, if it begins with that prefix.
bool take(std::string_view& word, std::string_view beginning) {
  if (!word.starts_with(beginning)) return false;
  word.remove_prefix(beginning.size());
  return true;
}

int only_card(std::string_view text, std::string_view word) {
  try {
    const Cards cards = Cards::parse(word);
    if (cards.size() == 1) return lowest(to_hand(cards));
  } catch (const CardsError& error) {
    throw MalformedMoveError(in_quotes(text) + " is not a move: " + error.what());
  }
  throw MalformedMoveError(
      in_quotes(text) +
      " is not a move: write a bid, as in rik or pass, trump H, call AS, or one card, as in AS");
}

Move read_call(std::string_view text, std::string_view word) {
  const bool blind = word.ends_with("blind");
  if (blind) word.remove_suffix(5);
  return Move::call(only_card(text, word), blind);
}

Move read_trump(std::string_view text, std::string_view word) {
  const size_t suit = word.size() == 1 ? std::string_view("dchs").find(word[0]) : std::string_view::npos;
  if (suit != std::string_view::npos) return Move::trump(static_cast<int>(suit));
  throw MalformedMoveError(in_quotes(text) + " is not a move: trump is one suit of DCHS, as in trump H");
}

}  // namespace

Move Move::parse(std::string_view text) {
  const std::string all = squeezed(text);
  std::string_view word = all;
  if (word == "-") return Move::bid(Contract::pass);
  const auto contract = std::find(kContractText.begin(), kContractText.end(), word);
  if (contract != kContractText.end())
    return Move::bid(static_cast<Contract>(contract - kContractText.begin()));
  if (take(word, "trump")) return read_trump(text, word);
  if (take(word, "call")) return read_call(text, word);
  return Move::card(only_card(text, word));
}

std::string Move::text() const {
  switch (kind) {
    case MoveKind::bid:
      return std::string(text_of(contract()));
    case MoveKind::trump:
      return "trump " + text_of_suit(what);
    case MoveKind::call:
      return "call " + text_of(static_cast<int>(what)) + (blind ? " blind" : "");
    default:
      return text_of(static_cast<int>(what));
  }
}

}  // namespace upperhand::rikken
