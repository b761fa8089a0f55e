#include "rikken/players/halving.h"

#include <algorithm>

#include "check.h"
#include "rikken/rules/state.h"

namespace upperhand::rikken::halving_test {

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

// Somebody leads in the middle of a solo.
View in_the_middle() {
  State state = State::deal(std::make_shared<const Tables>(Rules{}), 8, kNames, 3);
  for (const char* move : {"solo8", "pass", "pass", "pass", "trump H"}) state.apply(Move::parse(move), {});
  for (int i = 0; i < 12; ++i) state.apply(state.legal_moves()[0], {});
  return state.view(state.turn());
}

FirstCards found(const View& view, WantedTricks wanted, uint64_t games, unsigned threads,
                 const auto& policy) {
  const Deals deals = view.deals();
  return halved_card_tricks(
      view.tables(), view.seen_position(), wanted, games, [&](Rng& rng) { return deals.draw(rng); }, policy,
      5, threads);
}

// Eight cards, of which card i brings i tricks on every deal.
FirstCards by_number(WantedTricks wanted, std::vector<size_t>& fields) {
  return halved(lane(0) & (bit(8) - 1), wanted, 800, 1,
                [&](uint64_t, std::span<const size_t> running, std::span<Trial> trials) {
                  fields.push_back(running.size());
                  for (size_t i = 0; i < running.size(); ++i)
                    trials[i] = {static_cast<int>(running[i]), false};
                });
}

std::vector<int> tried_most(const FirstCards& sums) {
  std::vector<int> out;
  const uint32_t most = *std::max_element(sums.times.begin(), sums.times.end());
  for (size_t card = 0; card < sums.times.size(); ++card)
    if (sums.times[card] == most) out.push_back(static_cast<int>(card));
  return out;
}

}  // namespace

TEST(the_cards_nearest_to_what_is_wanted_stay) {
  std::vector<size_t> fields;
  const FirstCards most = by_number(WantedTricks::most, fields);
  CHECK(tried_most(most) == std::vector<int>({6, 7}));
  CHECK(most.tricks[7] == 7 * most.times[7] && most.tricks[1] == most.times[1]);
  CHECK(std::is_sorted(fields.rbegin(), fields.rend()) && fields.front() == 8 && fields.back() == 2);
  CHECK(tried_most(by_number(WantedTricks::fewest, fields)) == std::vector<int>({0, 1}));
  // Of 0 and 2, as near to one as each other, the one that came first.
  CHECK(tried_most(by_number(WantedTricks::nearest_to_one, fields)) == std::vector<int>({0, 1}));
}

TEST(every_legal_card_is_tried_and_threads_change_nothing) {
  const View view = in_the_middle();
  for (const WantedTricks wanted : {WantedTricks::most, WantedTricks::fewest, WantedTricks::nearest_to_one}) {
    const FirstCards one = found(view, wanted, 600, 1, RandomCard{});
    const FirstCards three = found(view, wanted, 600, 3, RandomCard{});
    CHECK(one.times == three.times && one.tricks == three.tricks);
    uint64_t games = 0;
    for (size_t card = 0; card < one.times.size(); ++card) {
      games += one.times[card];
      CHECK((one.times[card] != 0) == holds(view.sight().legal, static_cast<int>(card) & 63));
    }
    CHECK(games <= 600 && games > 500);
  }
}

// Over many deals both ways to try cards come to the same averages.
TEST(averages_are_those_of_cards_that_are_drawn) {
  const View view = in_the_middle();
  const Deals deals = view.deals();
  const FirstCards drawn = first_card_tricks(
      view.tables(), view.seen_position(), view.seat(), 40'000, [&](Rng& rng) { return deals.draw(rng); },
      RandomCard{}, 5, 2);
  const FirstCards all = found(view, WantedTricks::most, 40'000, 2, RandomCard{});
  for (const int card : each(view.sight().legal)) {
    const auto at = static_cast<size_t>(card);
    const auto mean = [&](const FirstCards& sums) {
      return static_cast<double>(sums.tricks[at]) / static_cast<double>(sums.times[at]);
    };
    CHECK(std::abs(mean(drawn) - mean(all)) < 0.15);
  }
}

TEST(what_is_wanted_has_three_names) {
  CHECK(wanted_tricks("nearest_to_one") == WantedTricks::nearest_to_one);
  CHECK_THROWS(wanted_tricks("two"), Error, "must be most, fewest or nearest_to_one, not");
}

}  // namespace upperhand::rikken::halving_test
