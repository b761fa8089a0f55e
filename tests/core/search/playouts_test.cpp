#include "search/playouts.h"

#include "big_two/players/policies.h"
#include "check.h"

namespace upperhand::big_two::playouts_test {

TEST(playouts_are_the_same_on_any_number_of_threads) {
  const Tables tables((Rules()));
  const auto deal = [&](Rng& rng) { return BigTwo::deal(tables, rng); };
  const Playouts one = playouts<BigTwo>(tables, deal, 300, 5, 1, RandomOrPass{});
  const Playouts three = playouts<BigTwo>(tables, deal, 300, 5, 3, RandomOrPass{});
  CHECK(one.games == 300 && one.moves == three.moves && one.wins == three.wins && one.scores == three.scores);
}

}  // namespace upperhand::big_two::playouts_test
