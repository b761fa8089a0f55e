#include "rikken/players/playouts.h"

#include <cmath>

#include "check.h"
#include "rikken/players/policies.h"
#include "search/perft.h"

namespace upperhand::rikken::playouts_test {

namespace {

// The same policy by another name, so that it is played move by move.
struct SlowCard : RandomCard {};

template <class Policy>
TrickPlayouts play(const Tables& tables, Contract contract, const Policy& policy, uint64_t seed,
                   unsigned threads) {
  return rikken::playouts(
      tables,
      [&](Rng&) {
        Rng fixed(7);
        return settled_deal(tables, contract, fixed);
      },
      20000, seed, threads, policy);
}

}  // namespace

TEST(fast_cards_are_as_random_as_slow_ones) {
  const Tables tables{Rules{}};
  for (const Contract contract : {Contract::rik, Contract::solo8, Contract::misere}) {
    const TrickPlayouts fast = play(tables, contract, RandomCard{}, 1, 1);
    const TrickPlayouts slow = play(tables, contract, SlowCard{}, 2, 1);
    CHECK(fast.games == slow.games && fast.moves == slow.moves);
    for (size_t seat = 0; seat < kSeats; ++seat) {
      const double one = static_cast<double>(fast.tricks[seat]),
                   other = static_cast<double>(slow.tricks[seat]);
      // A seat's tricks vary by less than 1.7 per game; five deviations of the difference of two sums.
      CHECK(std::abs(one - other) < 5 * 1.7 * std::sqrt(2 * 20000.0));
    }
  }
}

TEST(threads_do_not_change_the_sums) {
  const Tables tables{Rules{}};
  const TrickPlayouts one = play(tables, Contract::rik, RandomCard{}, 3, 1);
  const TrickPlayouts four = play(tables, Contract::rik, RandomCard{}, 3, 4);
  CHECK(one.tricks == four.tricks && one.scores == four.scores && one.wins == four.wins);
}

TEST(every_policy_plays_every_contract_to_its_end) {
  Rules rules;
  rules.bids = {kContractText.begin() + 1, kContractText.end()};
  rules.troela = "optional";
  rules.all_pass = "schoppen_mie";
  for (const char* called : {"free", "must_when_led"}) {
    rules.called_ace = called;
    rules.must_trump = *called == 'm';
    const Tables tables(rules);
    for (const char* name : {"random", "basic", "advanced"})
      for (size_t contract = 1; contract < kContracts; ++contract) {
        if (static_cast<Contract>(contract) == Contract::troela) continue;
        const TrickPlayouts sums = with_policy(name, [&](const auto& policy) {
          const auto begin = [&](Rng& rng) {
            return settled_deal(tables, static_cast<Contract>(contract), rng);
          };
          return rikken::playouts(tables, begin, 4, 3, 2, policy);
        });
        CHECK(sums.games == 4 && sums.seats == kSeats && sums.moves == 4 * kDeckSize);
        CHECK(sums.tricks[0] + sums.tricks[1] + sums.tricks[2] + sums.tricks[3] == 4 * kHandSize);
        CHECK(sums.scores[0] + sums.scores[1] + sums.scores[2] + sums.scores[3] == 0);
      }
  }
  CHECK_THROWS(with_policy("clever", [](const auto&) { return 0; }), Error,
               "policy must be random, basic or advanced, not 'clever'");
}

TEST(whole_games_are_played_from_the_auction_on) {
  Rules rules;
  rules.shuffle = "groups";
  const Tables tables(rules);
  const Playouts whole = upperhand::playouts<Rikken>(
      tables, [&](Rng& rng) { return Rikken::deal(tables, rng); }, 40, 3, 2,
      [](const Tables&, const Position&, const Moves&, uint32_t count, Rng& rng) {
        return static_cast<uint32_t>(rng.below(count));
      });
  CHECK(whole.games == 40 && whole.scores[0] + whole.scores[1] + whole.scores[2] + whole.scores[3] == 0);
  const TrickPlayouts fast =
      rikken::playouts(tables, [&](Rng& rng) { return Rikken::deal(tables, rng); }, 40, 3, 2, RandomCard{});
  CHECK(fast.games == 40);
  Rng rng(1);
  // Four bids and a pass; on them 3, 2, 1 and 0 higher ones and a pass, and all five on the pass.
  CHECK(perft<Rikken>(tables, Rikken::deal(tables, rng), 2) == 15);
}

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

// In the middle of a solo: seat 2 is to answer.
View in_the_middle() {
  State state = State::deal(std::make_shared<const Tables>(Rules{}), 8, kNames, 3);
  for (const char* move : {"solo8", "pass", "pass", "pass", "trump H"}) state.apply(Move::parse(move), {});
  for (int i = 0; i < 34; ++i) state.apply(state.legal_moves()[0], {});
  return state.view(state.turn());
}

FirstCards counted(const View& view, int seat, unsigned threads, const auto& policy) {
  const Deals deals = view.deals();
  return first_card_tricks(
      view.tables(), view.seen_position(), seat, 3000, [&](Rng& rng) { return deals.draw(rng); }, policy, 5,
      threads);
}

}  // namespace

TEST(first_cards_are_counted_alike_by_the_fast_way_and_the_slow_one) {
  const View view = in_the_middle();
  const FirstCards fast = counted(view, view.seat(), 1, RandomCard{}),
                   slow = counted(view, view.seat(), 1, SlowCard{});
  const FirstCards threads = counted(view, view.seat(), 3, RandomCard{});
  CHECK(fast.times == threads.times && fast.tricks == threads.tricks);
  Hand seen = 0;
  for (size_t card = 0; card < fast.times.size(); ++card) {
    if (fast.times[card] == 0) {
      CHECK(slow.times[card] == 0);
      continue;
    }
    seen |= bit(static_cast<int>(card));
    const auto mean = [&](const FirstCards& one) {
      return static_cast<double>(one.tricks[card]) / static_cast<double>(one.times[card]);
    };
    CHECK(std::abs(mean(fast) - mean(slow)) < 0.25);
  }
  CHECK(seen == view.sight().legal);
  // With a strategy the first card is still any legal one.
  const FirstCards wise = counted(view, view.seat(), 2, StrategyCard<basic::choose>{});
  for (const int card : each(seen)) CHECK(wise.times[static_cast<size_t>(card)] > 300);
}

TEST(a_contract_can_be_supposed_before_it_is_bid) {
  const State state = State::deal(std::make_shared<const Tables>(Rules{}), 8, kNames, 3);
  const View view = state.view(1);
  const int called = lowest(kAces & ~view.hand() & ~lane(kHearts));
  const Position rik =
      supposed(view.tables(), view.seen_position(), view.seat(), Contract::rik, kHearts, called);
  CHECK(rik.phase == Phase::play && rik.declarer == 1 && rik.declarers == 2 && rik.called == called);
  CHECK(rik.trump == kHearts && rik.turn == 0 &&
        rik.blind == ((view.hand() & lane(suit_of_card(called))) == 0));
  const Deals deals = view.deals();
  const FirstCards sums = first_card_tricks(
      view.tables(), rik, 1, 200, [&](Rng& rng) { return deals.draw(rng); }, RandomCard{}, 5, 2);
  uint64_t all = 0;
  for (const int card : each(kDeck)) {
    all += sums.times[static_cast<size_t>(card)];
    CHECK(sums.times[static_cast<size_t>(card)] == 0 || holds(view.hand(), card));
  }
  CHECK(all == 200);
  const Position misere =
      supposed(view.tables(), view.seen_position(), view.seat(), Contract::misere, kNoSuit, kNoCard);
  CHECK(misere.trump == kNoSuit && misere.called == kNoCard && !misere.blind);
}

}  // namespace upperhand::rikken::playouts_test
