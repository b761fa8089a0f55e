#include "search/exchanges.h"

#include <array>
#include <map>

#include "check.h"

namespace upperhand::exchanges_test {

namespace {

// A hand of the first pile weighs as much as its number of low cards, plus one.
double weight(uint64_t cards) { return 1 + std::popcount(cards & 3); }

double log_weight(size_t owner, uint64_t cards) { return owner == 0 ? std::log(weight(cards)) : 0; }

std::vector<Pile> two_and_two() { return {{0, 0b0011, log_weight(0, 0b0011)}, {1, 0b1100, 0}}; }

// How often the first pile holds each hand.
template <class Possible>
std::map<uint64_t, double> visits(const Possible& possible, int steps) {
  Exchanges exchanges(two_and_two(), Rng(5));
  std::map<uint64_t, double> out;
  for (int i = 0; i < steps; ++i) {
    exchanges.step(possible, [](size_t owner, uint64_t cards, double) { return log_weight(owner, cards); });
    out[exchanges.piles()[0].cards] += 1.0 / steps;
  }
  return out;
}

}  // namespace

TEST(exchanges_come_to_every_deal_as_often_as_it_weighs) {
  const std::map<uint64_t, double> found = visits([](const Exchange&) { return true; }, 60'000);
  CHECK(found.size() == 6);
  for (const auto& [hand, share] : found) CHECK(std::abs(share - weight(hand) / 12) < 0.015);
}

TEST(an_impossible_deal_is_never_reached) {
  const auto possible = [](const Exchange& exchange) {
    const uint64_t first = exchange.one.owner == 0 ? exchange.ones : exchange.others;
    return (first & 0b1000) == 0;
  };
  const std::map<uint64_t, double> found = visits(possible, 60'000);
  CHECK(found.size() == 3);
  for (const auto& [hand, share] : found) CHECK(std::abs(share - weight(hand) / 7) < 0.02);
}

TEST(an_exchange_keeps_the_sizes_of_the_piles) {
  const std::array<int, 3> sizes = {1, 3, 2};
  Exchanges exchanges({{0, 0b1, 0}, {1, 0b1110, 0}, {2, 0b110000, 0}}, Rng(6));
  for (int i = 0; i < 200; ++i) {
    exchanges.step([](const Exchange&) { return true; }, [](size_t, uint64_t, double) { return 0.0; });
    uint64_t all = 0;
    for (const Pile& pile : exchanges.piles()) {
      CHECK((all & pile.cards) == 0 && std::popcount(pile.cards) == sizes[pile.owner]);
      all |= pile.cards;
    }
    CHECK(all == 0b111111);
  }
}

TEST(one_pile_exchanges_nothing) {
  Exchanges exchanges({{0, 0b11, 0}}, Rng(7));
  exchanges.step([](const Exchange&) { return true; }, [](size_t, uint64_t, double) { return 0.0; });
  CHECK(exchanges.piles()[0].cards == 0b11);
}

}  // namespace upperhand::exchanges_test
