#include "rikken/playouts.h"

#include <cmath>

#include "check.h"

using namespace upperhand;
using namespace upperhand::rikken;

namespace {

// The same policy by another name, so that it is played move by move.
struct SlowCard : RandomCard {};

template <class Policy>
Sums play(const Tables& tables, Contract contract, const Policy& policy, uint64_t seed, unsigned threads) {
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
    const Sums fast = play(tables, contract, RandomCard{}, 1, 1);
    const Sums slow = play(tables, contract, SlowCard{}, 2, 1);
    CHECK(fast.games == slow.games && fast.moves == slow.moves);
    for (size_t seat = 0; seat < kSeats; ++seat) {
      const double one = static_cast<double>(fast.tricks[seat]),
                   other = static_cast<double>(slow.tricks[seat]);
      // A seat's tricks vary by less than 1.7 a game; five deviations of the difference of two sums.
      CHECK(std::abs(one - other) < 5 * 1.7 * std::sqrt(2 * 20000.0));
    }
  }
}

TEST(threads_do_not_change_the_sums) {
  const Tables tables{Rules{}};
  const Sums one = play(tables, Contract::rik, RandomCard{}, 3, 1);
  const Sums four = play(tables, Contract::rik, RandomCard{}, 3, 4);
  CHECK(one.tricks == four.tricks && one.scores == four.scores && one.wins == four.wins);
}
