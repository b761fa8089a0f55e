// Move: what a seat does in Big Two: plays cards, or passes.
#pragma once

#include <string>
#include <string_view>

#include "cards.h"

namespace upperhand::big_two {

struct Move {
  Cards cards;  // none: a pass

  bool is_pass() const { return cards.empty(); }
  bool operator==(const Move&) const = default;

  // "5D 5S", "5D5S", "pass" or "-". Throws MalformedMoveError.
  static Move parse(std::string_view text);
  std::string text() const { return is_pass() ? "pass" : cards.text(); }
};

}  // namespace upperhand::big_two
