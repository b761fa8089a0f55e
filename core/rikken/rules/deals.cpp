#include "rikken/rules/deals.h"

#include <algorithm>

#include "errors.h"
#include "rikken/rules/draw.h"

namespace upperhand::rikken {

namespace {

constexpr int kMostHidden = 39;

// Pascal's triangle: 39 choose 19 is below 2^37.
constexpr auto kChoose = [] {
  std::array<std::array<uint64_t, kMostHidden + 1>, kMostHidden + 1> out{};
  for (size_t n = 0; n <= kMostHidden; ++n) {
    out[n][0] = 1;
    for (size_t k = 1; k <= n; ++k) out[n][k] = out[n - 1][k - 1] + (k < n ? out[n - 1][k] : 0);
  }
  return out;
}();

uint64_t choose(int n, int k) {
  return k < 0 || k > n ? 0 : kChoose[static_cast<size_t>(n)][static_cast<size_t>(k)];
}

// Random cards, removed from `cards`.
Hand take(Hand& cards, int count, Rng& rng) {
  const Hand out = random_part(cards, count, rng);
  cards ^= out;
  return out;
}

// The two hidden seats of a class of two, and the classes in the order of Split::lower.
struct Pair {
  unsigned bits;
  size_t lower, upper;
};
constexpr std::array<Pair, 3> kPairs = {{{3, 0, 1}, {5, 0, 2}, {6, 1, 2}}};
constexpr unsigned kAnySeat = 7;

}  // namespace

Deals::Deals(Hand pool, const std::array<uint8_t, kSeats>& counts, const std::vector<Forbidden>& cases) {
  for (uint8_t seat = 0; seat < kSeats; ++seat) {
    if (counts[seat] == 0) continue;
    seats_[static_cast<size_t>(hidden_)] = seat;
    room_[static_cast<size_t>(hidden_++)] = counts[seat];
  }
  for (const Forbidden& forbidden : cases) {
    Classes classes;
    for (int card : each(pool)) {
      unsigned may_hold = 0;
      for (int i = 0; i < hidden_; ++i)
        if (!holds(forbidden[seats_[static_cast<size_t>(i)]], card)) may_hold |= 1U << i;
      classes.cards[may_hold] |= bit(card);
    }
    cases_.push_back(classes);
    if (classes.cards[0] == 0) add_case(static_cast<uint32_t>(cases_.size() - 1));
  }
}

void Deals::add_case(uint32_t which) {
  const auto size = [&](unsigned bits) { return size_of(cases_[which].cards[bits]); };
  const std::array<int, 3> room = {room_[0] - size(1), room_[1] - size(2), room_[2] - size(4)};
  for (int a = 0; a <= size(3); ++a)
    for (int b = 0; b <= size(5); ++b)
      for (int c = 0; c <= size(6); ++c) {
        const int first = room[0] - a - b, second = room[1] - (size(3) - a) - c;
        const int third = room[2] - (size(5) - b) - (size(6) - c);
        if (first < 0 || second < 0 || third < 0) continue;
        total_ += choose(size(3), a) * choose(size(5), b) * choose(size(6), c) * choose(size(7), first) *
                  choose(size(7) - first, second);
        splits_.push_back(
            {total_, which, {static_cast<uint8_t>(a), static_cast<uint8_t>(b), static_cast<uint8_t>(c)}});
      }
}

Hands Deals::draw(Rng& rng) const {
  if (total_ == 0) throw Error("no deal fits what this seat knows");
  const uint64_t number = rng.below(total_);
  const Split& split = *std::upper_bound(splits_.begin(), splits_.end(), number,
                                         [](uint64_t n, const Split& one) { return n < one.up_to; });
  Classes rest = cases_[split.which];
  std::array<Hand, 3> held = {rest.cards[1], rest.cards[2], rest.cards[4]};
  for (size_t i = 0; i < kPairs.size(); ++i) {
    Hand& cards = rest.cards[kPairs[i].bits];
    held[kPairs[i].lower] |= take(cards, split.lower[i], rng);
    held[kPairs[i].upper] |= cards;
  }
  Hand& others = rest.cards[kAnySeat];
  for (size_t i = 0; i < 2; ++i) held[i] |= take(others, std::max(0, room_[i] - size_of(held[i])), rng);
  held[2] |= others;
  Hands out{};
  for (int i = 0; i < hidden_; ++i) out[seats_[static_cast<size_t>(i)]] = held[static_cast<size_t>(i)];
  return out;
}

}  // namespace upperhand::rikken
