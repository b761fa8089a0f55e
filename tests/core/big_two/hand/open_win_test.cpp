#include "big_two/hand/open_win.h"

#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::open_win_test {

using namespace upperhand::big_two::testing;

namespace {

std::optional<bool> wins(const State& state, int seat, size_t most = 1000) {
  return OpenWin(state.tables(), seat, most).wins(state.position());
}

}  // namespace

TEST(the_leader_of_a_pair_goes_out_before_an_opponent_with_higher_singles) {
  const State hands = ending(tables_of(for_two()), {"3D 3C", "2S 2H AS"}, 0);
  CHECK(wins(hands, 0) == true);
  CHECK(wins(hands, 1) == false);
}

TEST(a_low_single_lets_the_opponent_in) {
  const State hands = ending(tables_of(for_two()), {"3D 4C", "2S 5H"}, 0);
  CHECK(wins(hands, 0) == false);
  CHECK(wins(hands, 1) == true);
}

TEST(it_gives_up_after_so_many_positions) {
  const State hands = ending(tables_of(for_two()), {"3D 4C 5S 6D", "2S 5H 7D 8D"}, 0);
  CHECK(!wins(hands, 0, 2).has_value());
}

}  // namespace upperhand::big_two::open_win_test
