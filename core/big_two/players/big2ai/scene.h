// What a search asks a View again and again, computed once.
#pragma once

#include "big_two/players/big2ai/expected_value.h"
#include "big_two/players/big2ai/hidden_hands.h"
#include "big_two/players/big2ai/possibility.h"

namespace upperhand::big_two::big2ai {

struct Scene {
  explicit Scene(const View& from)
      : view(from),
        tables(from.tables()),
        seat(static_cast<uint8_t>(from.seat())),
        possibility(tables),
        hidden(from) {
    for (size_t kind = 0; kind < kKinds; ++kind) drawn_on[kind] = kinds_drawn_on(static_cast<Kind>(kind));
  }

  int opponents() const { return tables.players - 1; }
  // N_total of eq. 1: every card not yet played, including the own hand.
  static int unplayed(Cards gone) { return kDeckSize - gone.size(); }

  const View& view;
  const Tables& tables;
  uint8_t seat;
  Possibility possibility;
  HiddenHands hidden;
  // The kinds that an opponent's set is drawn from, by the kind on the table: those that may answer it (its
  // own kind or, if the rules allow it, all kinds of its size), and the rare sets that may be played on it.
  std::array<unsigned, kKinds> drawn_on{};

 private:
  unsigned kinds_drawn_on(Kind table) const {
    unsigned kinds = bit_of(table) | tables.beaten_by[index_of(table)];
    if (tables.rules.must_match == "size")
      for (size_t kind = 0; kind < kKinds; ++kind)
        if (kKindSize[kind] == size_of(table)) kinds |= 1U << kind;
    return kinds & tables.kinds;
  }
};

}  // namespace upperhand::big_two::big2ai
