#include "rikken/players/champion/likely_deals.h"

#include <cmath>
#include <map>

#include "check.h"
#include "rikken/scene.h"

namespace upperhand::rikken::champion::likely_deals_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

std::vector<LikelyDeal> drawn(const View& view, const SearchSettings& settings, uint64_t seed) {
  return likely_deals(view, settings, Timer(0), seed);
}

// A random game, with up to so many moves.
State random_game(Rng& rng, int moves) {
  State state = State::deal(all_contracts(), rng.bits(), kNames, 3);
  for (; moves > 0; --moves) {
    const std::vector<Move> legal = state.legal_moves();
    State next = state;
    next.apply(legal[rng.below(legal.size())], std::nullopt);
    if (next.over()) break;
    state = next;
  }
  return state;
}

// Every deal that the seat holds for possible.
std::map<Hands, double> weights_of(const View& view, const Trust& trust) {
  const Evidence evidence(view, trust);
  std::map<Hands, double> out;
  Rng rng(1);
  double sum = 0;
  for (int i = 0; i < 5'000; ++i) {
    const Hands hands = view.deals().draw(rng);
    if (out.contains(hands)) continue;
    double log_weight = 0;
    for (size_t seat = 0; seat < kSeats; ++seat)
      if (hands[seat] != 0) log_weight += evidence.log_weight(seat, hands[seat]);
    sum += out[hands] = std::exp(log_weight);
  }
  for (auto& [hands, weight] : out) weight /= sum;
  return out;
}

}  // namespace

// The seat could not tell a likely deal from the true one.
TEST(a_likely_deal_looks_as_the_true_one_does) {
  Rng rng(1);
  for (int game = 0; game < 24; ++game) {
    const State state = random_game(rng, 2 * game);
    for (int seat = 0; seat < kSeats; ++seat) {
      const View view = state.view(seat);
      for (const LikelyDeal& deal : drawn(view, {.deals = 16}, rng.bits())) {
        const Position position = with_hidden(view.seen_position(), deal.hidden);
        CHECK(sight(view.tables(), position, seat) == view.sight());
        Hand all = position.gone;
        for (size_t other = 0; other < kSeats; ++other) {
          CHECK((position.hands[other] & (all | lanes(position.voids[other]))) == 0);
          CHECK(size_of(position.hands[other]) == view.counts()[other]);
          all |= position.hands[other];
        }
      }
    }
  }
}

// The seat that bid Troela has three aces in every deal.
TEST(what_the_auction_proves_is_kept) {
  Known known{0, Cards::parse("2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C"), 3, {}, {}, {}};
  for (const char* move : {"pass", "troela", "pass"}) known.moves.push_back(Move::parse(move));
  const View view = View::from_known(all_contracts(), kNames, known);
  for (const LikelyDeal& deal : drawn(view, {.deals = 80}, 2)) CHECK(size_of(deal.hidden[1] & kAces) == 3);
}

TEST(deals_come_as_often_as_they_are_likely) {
  const View view = Scene{.contract = Contract::solo8, .trump = 'H', .leader = 1, .won = {6, 2, 1, 1}}
                        .with({"2D 3D TS", "KS 5D QS", "3S 7D AS", "4S 9D JS"}, "KS 3S 4S TS QS ")
                        .view(2);
  const std::map<Hands, double> expected = weights_of(view, {});
  constexpr size_t kDeals = 16'000;
  std::map<Hands, double> found;
  const std::vector<LikelyDeal> deals = drawn(view, {.deals = kDeals}, 3);
  for (const LikelyDeal& deal : deals) found[deal.hidden] += 1.0 / static_cast<double>(deals.size());
  CHECK(found.size() == expected.size());
  for (const auto& [hands, share] : found)
    CHECK(std::abs(share - expected.at(hands)) < 10 * std::sqrt(share / kDeals));
}

TEST(without_evidence_every_deal_is_drawn_on_its_own) {
  const View view = State::deal(all_contracts(), 4, kNames, 3).view(0);
  const std::vector<LikelyDeal> deals = drawn(view, {.deals = 30}, 5);
  CHECK(deals.size() == 30);
  for (size_t i = 0; i < deals.size(); ++i) CHECK(deals[i].chain == i);
}

TEST(likely_deals_are_the_same_on_any_number_of_threads) {
  Rng rng(6);
  const View view = random_game(rng, 20).view(1);
  SearchSettings settings{.deals = 40};
  const std::vector<LikelyDeal> one = drawn(view, settings, 7);
  settings.threads = 3;
  const std::vector<LikelyDeal> three = drawn(view, settings, 7), other = drawn(view, settings, 8);
  CHECK(one.size() == three.size());
  bool differ = false;
  for (size_t i = 0; i < one.size(); ++i) {
    CHECK(one[i].hidden == three[i].hidden && one[i].chain == three[i].chain);
    differ |= one[i].hidden != other[i].hidden;
  }
  CHECK(differ);
}

}  // namespace upperhand::rikken::champion::likely_deals_test
