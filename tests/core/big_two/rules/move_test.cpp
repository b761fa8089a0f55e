#include "big_two/rules/move.h"

#include "check.h"
#include "errors.h"

namespace upperhand::big_two::move_test {

TEST(moves_read_what_they_write) {
  for (const char* text : {"5D 5S", "pass", "3D 4C 5H 6S TS"}) CHECK(Move::parse(text).text() == text);
  CHECK(Move::parse(" - ").is_pass() && Move::parse("PASS\t").is_pass());
  CHECK(Move::parse("5s5d") == Move::parse("5D 5S"));
}

TEST(what_is_no_move_is_refused) {
  CHECK_THROWS(Move::parse(""), MalformedMoveError, "write its cards");
  CHECK_THROWS(Move::parse("5D 5X"), MalformedMoveError, "'5D 5X' is not a move: '5x' is not a card");
  CHECK_THROWS(Move::parse("5D 5D"), MalformedMoveError, "named twice");
}

}  // namespace upperhand::big_two::move_test
