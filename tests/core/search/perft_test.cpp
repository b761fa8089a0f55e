#include "search/perft.h"

#include "big_two/rules/position.h"
#include "check.h"

namespace upperhand::big_two::perft_test {

TEST(perft_of_a_fixed_ending) {
  const Tables tables((Rules()));
  Position position;
  position.hands = {Cards::parse("3D 5D"), Cards::parse("4D 6D"), Cards::parse("7D"), Cards::parse("8D")};
  // Seat 0 leads 3D or 5D; seat 1 has two answers and a pass to the first, one and a pass to the second.
  CHECK(perft<BigTwo>(tables, position, 1) == 2);
  CHECK(perft<BigTwo>(tables, position, 2) == 5);
}

}  // namespace upperhand::big_two::perft_test
