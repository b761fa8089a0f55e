// Random subsets of a set of cards.
#pragma once

#include <algorithm>

#include "random.h"
#include "rikken/rules/suits.h"

namespace upperhand::rikken {

// Several small random numbers from one random word, as the digits of a fraction in changing bases. The bias
// is below the product of the bases / 2^64.
class Digits {
 public:
  explicit Digits(uint64_t word) : word_(word) {}
  [[gnu::always_inline]] uint64_t below(uint64_t n) {
    const Wide wide = product(word_, n);
    word_ = wide.low;
    return wide.high;
  }
  // What is left of the word.
  uint64_t rest() const { return word_; }

 private:
  uint64_t word_;
};

// One of some cards.
[[gnu::always_inline]] inline Hand pick(Hand cards, Digits& digits) {
  return nth_bit(cards, static_cast<unsigned>(digits.below(static_cast<uint64_t>(size_of(cards)))));
}
[[gnu::always_inline]] inline Hand pick(Hand cards, Rng& rng) {
  Digits digits(rng.bits());
  return pick(cards, digits);
}

// One of some cards, from only the low 21 bits; the bias is below 13 / 2^21. Three such picks from one word
// do not wait for each other.
[[gnu::always_inline]] inline Hand pick_by_bits(Hand cards, uint64_t bits) {
  const auto size = static_cast<uint64_t>(std::popcount(cards));
  return nth_bit(cards, static_cast<unsigned>((bits & 0x1FFFFF) * size >> 21));
}

// A word in which each bit is set with probability `eighths` / 8.
inline uint64_t eighths_of_bits(unsigned eighths, Rng& rng) {
  unsigned place = eighths & (~eighths + 1);  // lower ones would be zeros anyway
  uint64_t out = rng.bits();
  while ((place <<= 1) < 8) out = (eighths & place) != 0 ? out | rng.bits() : out & rng.bits();
  return out;
}

// `count` of the cards, all such sets equally likely. First every card is taken at once, each with about the
// right probability; then random cards are given back or added until the number is right. Before that step,
// all sets of one size are equally likely, so they are after it.
inline Hand random_part(Hand cards, int count, Rng& rng) {
  const int size = size_of(cards);
  if (count >= size) return cards;
  constexpr int kFew = 4;
  Hand part = 0;
  if (std::min(count, size - count) > kFew)
    part = spread_bits(eighths_of_bits(static_cast<unsigned>((8 * count + size / 2) / size), rng), cards);
  int have = size_of(part);
  for (; have > count; --have) part ^= pick(part, rng);
  for (; have < count; ++have) part |= pick(cards & ~part, rng);
  return part;
}

// Four hands of thirteen: the deck in halves, and each half in halves.
inline std::array<Hand, kSeats> random_hands(Rng& rng) {
  const Hand half = random_part(kDeck, 2 * kHandSize, rng);
  const Hand first = random_part(half, kHandSize, rng);
  const Hand third = random_part(kDeck & ~half, kHandSize, rng);
  return {first, half & ~first, third, kDeck & ~half & ~third};
}

}  // namespace upperhand::rikken
