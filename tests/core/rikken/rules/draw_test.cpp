#include "rikken/rules/draw.h"

#include <cmath>

#include "check.h"

namespace upperhand::rikken::draw_test {

namespace {

constexpr int kDraws = 20000;

// Whether a count over this many tries is as close to its probability as all but one in ten million are.
bool near(int count, double chance) {
  const double mean = kDraws * chance;
  return std::abs(count - mean) <= 5.5 * std::sqrt(mean * (1 - chance)) + 0.5;
}

// Each card is taken as often as any other, and each two of them together.
void check_part(Hand cards, int count) {
  Rng rng(static_cast<uint64_t>(count));
  std::array<int, 64> taken{};
  std::array<int, 64> with_next{};
  for (int i = 0; i < kDraws; ++i) {
    const Hand part = random_part(cards, count, rng);
    CHECK((part & ~cards) == 0);
    CHECK(size_of(part) == std::min(count, size_of(cards)));
    for (int card : each(part)) ++taken[static_cast<size_t>(card)];
    for (int card : each(part & (part >> 1))) ++with_next[static_cast<size_t>(card)];
  }
  const double size = size_of(cards), first = std::min(1.0, count / size);
  for (int card : each(cards)) CHECK(near(taken[static_cast<size_t>(card)], first));
  const double both = size < 2 ? 0 : std::min(1.0, first * (count - 1) / (size - 1));
  for (int card : each(cards & (cards >> 1))) CHECK(near(with_next[static_cast<size_t>(card)], both));
}

}  // namespace

TEST(parts_of_a_set_are_fair) {
  for (const int count : {0, 1, 4, 5, 6, 13, 20, 26, 39, 46, 47, 48, 51, 52}) check_part(kDeck, count);
  for (const int count : {1, 3, 6, 7, 12, 13}) check_part(lane(kHearts), count);
  check_part(lane(kHearts) | lane(kSpades) | bit(0), 13);
}

TEST(random_hands_are_fair) {
  Rng rng(1);
  std::array<std::array<int, 64>, kSeats> held{};
  std::array<int, 64> together{};
  for (int i = 0; i < kDraws; ++i) {
    const auto hands = random_hands(rng);
    CHECK((hands[0] ^ hands[1] ^ hands[2] ^ hands[3]) == kDeck);
    for (size_t seat = 0; seat < kSeats; ++seat) {
      CHECK(size_of(hands[seat]) == kHandSize);
      for (int card : each(hands[seat])) ++held[seat][static_cast<size_t>(card)];
      for (int card : each(hands[seat] & (hands[seat] >> 1))) ++together[static_cast<size_t>(card)];
    }
  }
  for (const auto& seat : held)
    for (int card : each(kDeck)) CHECK(near(seat[static_cast<size_t>(card)], 1.0 / 4));
  for (int card : each(kDeck & (kDeck >> 1))) CHECK(near(together[static_cast<size_t>(card)], 12.0 / 51));
}

TEST(digits_of_a_word_are_fair) {
  Rng rng(2);
  std::array<int, 13> first{}, fourth{};
  for (int i = 0; i < kDraws; ++i) {
    Digits digits(rng.bits());
    ++first[digits.below(13)];
    CHECK(digits.below(12) < 12);
    CHECK(digits.below(1) == 0);
    ++fourth[digits.below(13)];
  }
  for (size_t number = 0; number < 13; ++number) {
    CHECK(near(first[number], 1.0 / 13));
    CHECK(near(fourth[number], 1.0 / 13));
  }
}

}  // namespace upperhand::rikken::draw_test
