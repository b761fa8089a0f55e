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

TEST(perft_of_a_fixed_ending) {
  const Tables tables((Rules()));
  Position position;
  position.hands = {Cards::parse("3D 5D"), Cards::parse("4D 6D"), Cards::parse("7D"), Cards::parse("8D")};
  // Seat 0 leads 3D or 5D; seat 1 has two answers and a pass to the first, one and a pass to the second.
  CHECK(perft<BigTwo>(tables, position, 1) == 2);
  CHECK(perft<BigTwo>(tables, position, 2) == 5);
}

}  // namespace upperhand::big_two::playouts_test
