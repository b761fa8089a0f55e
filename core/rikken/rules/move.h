// Move: what a seat does in Rikken: a bid, a choice of trump, a call for a partner, or a card.
#pragma once

#include <string>
#include <string_view>

#include "rikken/rules/contract.h"
#include "rikken/rules/suits.h"

namespace upperhand::rikken {

enum class MoveKind : uint8_t { bid, trump, call, card };

struct Move {
  MoveKind kind = MoveKind::bid;
  uint8_t what = 0;    // a contract, a suit or a card
  bool blind = false;  // of a call: the caller has no card of that suit

  static constexpr Move bid(Contract contract) {
    return {MoveKind::bid, static_cast<uint8_t>(contract), false};
  }
  static constexpr Move trump(int suit) { return {MoveKind::trump, static_cast<uint8_t>(suit), false}; }
  static constexpr Move call(int card, bool blind) {
    return {MoveKind::call, static_cast<uint8_t>(card), blind};
  }
  static constexpr Move card(int card) { return {MoveKind::card, static_cast<uint8_t>(card), false}; }

  constexpr Contract contract() const { return static_cast<Contract>(what); }  // of a bid
  constexpr bool is_pass() const { return kind == MoveKind::bid && contract() == Contract::pass; }
  constexpr bool operator==(const Move&) const = default;

  // "pass", "-", "rik", "trump H", "call AS", "call AS blind", "AS"; spaces and case do not matter. Throws
  // MalformedMoveError.
  static Move parse(std::string_view text);
  std::string text() const;
};

}  // namespace upperhand::rikken
