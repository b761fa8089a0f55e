// What a strategy for card play answers, and the few functions on sets of cards that such strategies share.
#pragma once

#include "random.h"
#include "rikken/rules/sight.h"

namespace upperhand::rikken {

struct Choice {
  int card;
  const char* reason;  // the word of the rule that chose it: a player makes a sentence from it
};

// What a rule leaves to chance: it plays one of these cards, each with equal probability.
struct Options {
  Hand cards;
  const char* reason;
};

constexpr Hand lowest_of(Hand cards) { return bit(lowest(cards)); }
constexpr Hand highest_of(Hand cards) { return bit(highest(cards)); }

constexpr Hand lowest_of_each_suit(Hand cards) {
  Hand out = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand held = cards & lane(suit);
    out |= held & (~held + 1);
  }
  return out;
}

constexpr Hand highest_of_each_suit(Hand cards) {
  Hand out = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    if (const Hand held = cards & lane(suit); held != 0) out |= bit(highest(held));
  return out;
}

// The highest card of each suit that is in no finished trick.
constexpr Hand masters(const Sight& sight) { return highest_of_each_suit(kDeck & ~sight.gone); }

// One of the cards, each with equal probability; there must be at least one, and a single card uses no random
// number.
inline int any_of(Hand cards, Rng& rng) {
  const auto count = static_cast<unsigned>(size_of(cards));
  return nth(cards, count == 1 ? 0 : static_cast<unsigned>(rng.below(count)));
}

inline Choice drawn(const Options& options, Rng& rng) { return {any_of(options.cards, rng), options.reason}; }

}  // namespace upperhand::rikken
