#include "checks.h"

#include <cmath>
#include <cstdint>
#include <limits>

#include "check.h"

namespace upperhand::checks_test {

TEST(numbers_between_bounds_pass_and_others_are_refused) {
  CHECK(check_between("depth", 3, 0, 3) == 3);
  CHECK(check_between("share", 0.25, 0, 1) == 0.25);
  CHECK_THROWS(check_between("depth", -1, 0, 3), Error, "depth must be from 0 to 3, not -1");
  CHECK_THROWS(check_between("n", ~uint64_t{0}, 0, 9), Error,
               "n must be from 0 to 9, not 18446744073709551615");
  CHECK_THROWS(check_between("share", 1.5, 0, 1), Error, "share must be from 0 to 1, not 1.5");
  CHECK_THROWS(check_between("share", std::nan(""), 0, 1), Error, "not nan");
  CHECK_THROWS(check_between("share", std::numeric_limits<double>::infinity(), 0, 1), Error, "not inf");
  CHECK_THROWS(check_between<RulesError>("players", 5, 2, 4), RulesError,
               "players must be from 2 to 4, not 5");
}

TEST(seats_that_there_are_pass) {
  CHECK(check_seat(2, 3) == 2);
  CHECK_THROWS(check_seat(3, 3), Error, "there is no seat 3: the seats are 0 to 2");
  CHECK_THROWS(check_seat<OutOfTurnError>(-1, 4), OutOfTurnError, "there is no seat -1");
}

}  // namespace upperhand::checks_test
