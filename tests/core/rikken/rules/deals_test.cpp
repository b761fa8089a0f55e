#include "rikken/rules/deals.h"

#include <map>

#include "check.h"
#include "rikken/rules/draw.h"

namespace upperhand::rikken::deals_test {

namespace {

// Every way to share the pool, by trying all of them.
void share(Hand pool, const std::array<uint8_t, kSeats>& counts, const Forbidden& forbidden, Hands hands,
           std::map<Hands, int>& into) {
  if (pool == 0) {
    into[hands] = 0;
    return;
  }
  const Hand card = pool & (~pool + 1);
  for (size_t seat = 0; seat < kSeats; ++seat) {
    if (size_of(hands[seat]) == counts[seat] || (forbidden[seat] & card) != 0) continue;
    Hands next = hands;
    next[seat] |= card;
    share(pool ^ card, counts, forbidden, next, into);
  }
}

void check_deals(Hand pool, const std::array<uint8_t, kSeats>& counts, const Forbidden& forbidden) {
  std::map<Hands, int> all;
  share(pool, counts, forbidden, {}, all);
  const Deals deals(pool, counts, {forbidden});
  CHECK(deals.size() == all.size());
  if (all.empty()) return;
  Rng rng(3);
  const int draws = 40 * static_cast<int>(all.size());
  for (int i = 0; i < draws; ++i) {
    const auto found = all.find(deals.draw(rng));
    CHECK(found != all.end());
    ++found->second;
  }
  for (const auto& [hands, count] : all) CHECK(count > 2 && count < 120);  // 40 on average
}

}  // namespace

TEST(deals_are_counted_and_drawn_evenly) {
  Rng rng(8);
  for (int round = 0; round < 60; ++round) {
    const Hand pool = random_part(kDeck, 7, rng);
    Forbidden forbidden{};
    for (Hand& cards : forbidden) cards = lanes(static_cast<unsigned>(rng.below(16) & rng.below(16)));
    check_deals(pool, {0, 3, 2, 2}, forbidden);
    check_deals(pool, {4, 0, 3, 0}, forbidden);
    check_deals(pool, {0, 0, 0, 7}, forbidden);
  }
}

TEST(thirty_nine_hidden_cards_can_be_counted) {
  const Deals deals(lanes(7), {13, 13, 0, 13}, {Forbidden{}});
  CHECK(deals.size() == 84478098072866400ULL);  // 39! / 13!^3
}

}  // namespace upperhand::rikken::deals_test
