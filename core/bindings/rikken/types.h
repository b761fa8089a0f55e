// Shared by the binding files of Rikken.
#pragma once

#include "bindings/bindings.h"
#include "rikken/learn/opponent.h"

namespace upperhand::bindings {

// The Python value `Rules`: the compiled tables, which contain the switches.
struct PyRikkenRules {
  using Rules = rikken::Rules;
  using Tables = rikken::Tables;
  static const std::vector<rikken::Switch>& switches() { return rikken::switches(); }

  rikken::SharedTables tables;
};

// The Python value `Opponent`.
struct PyRikkenOpponent {
  rikken::SharedOpponent one;
};

inline std::optional<int> seat_or_none(uint8_t seat) {
  return seat == rikken::kNobody ? std::nullopt : std::optional<int>(seat);
}
inline std::optional<std::string> suit_or_none(uint8_t suit) {
  return suit == rikken::kNoSuit ? std::nullopt : std::optional(rikken::text_of_suit(suit));
}
inline std::optional<Cards> card_or_none(uint8_t card) {
  return card == rikken::kNoCard ? std::nullopt : std::optional(rikken::to_cards(rikken::bit(card)));
}
std::optional<std::string_view> contract_or_none(rikken::Contract contract);

// Reads what a person writes; invalid text is refused with one sentence.
rikken::Contract contract_of(std::string_view name);
int suit_of_text(std::string_view text);
int one_card(Cards cards, std::string_view what);

}  // namespace upperhand::bindings
