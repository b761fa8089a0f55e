#include "rikken/learn/actions.h"

#include "check.h"
#include "errors.h"

namespace upperhand::rikken::actions_test {

TEST(every_action_is_a_move_that_has_its_number) {
  for (const Hand hand : {lane(0), lane(1) | lane(2) | lane(3)})
    for (int action = 0; action < kActions; ++action) CHECK(action_of(move_of(action, hand)) == action);
  CHECK(move_of(0, 0).text() == "pass" && move_of(7, 0).text() == "misere");
  CHECK(move_of(17, 0).text() == "trump D" && move_of(20, 0).text() == "trump S");
  CHECK(move_of(68, lane(kSpades)).text() == "call AS" && move_of(68, lane(0)).text() == "call AS blind");
  CHECK(move_of(73, 0).text() == "3D" && move_of(124, 0).text() == "2S");
  CHECK(move_of(125, 0).text() == "solo8_beter" && move_of(130, 0).text() == "solo13_beter");
}

TEST(there_are_no_other_actions) {
  CHECK_THROWS(move_of(-1, 0), Error, "there is no action -1");
  CHECK_THROWS(move_of(kActions, 0), Error, "numbers below 131");
}

}  // namespace upperhand::rikken::actions_test
