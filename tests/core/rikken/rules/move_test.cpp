#include "rikken/rules/move.h"

#include "check.h"
#include "errors.h"

namespace upperhand::rikken::move_test {

TEST(moves_of_rikken_read_what_they_write) {
  for (size_t contract = 0; contract < kContracts; ++contract) {
    const Move bid = Move::bid(static_cast<Contract>(contract));
    CHECK(Move::parse(bid.text()) == bid);
  }
  for (int suit = 0; suit < kSuits; ++suit) CHECK(Move::parse(Move::trump(suit).text()) == Move::trump(suit));
  for (const int card : each(kDeck)) {
    CHECK(Move::parse(Move::card(card).text()) == Move::card(card));
    for (const bool blind : {false, true})
      CHECK(Move::parse(Move::call(card, blind).text()) == Move::call(card, blind));
  }
  CHECK(Move::parse("-").is_pass() && Move::parse(" Trump h ") == Move::trump(kHearts));
  CHECK(Move::parse("CALL as BLIND").text() == "call AS blind");
}

TEST(what_is_no_move_of_rikken_is_refused) {
  CHECK_THROWS(Move::parse("trump X"), MalformedMoveError, "trump is one suit of DCHS");
  CHECK_THROWS(Move::parse("trump"), MalformedMoveError, "trump is one suit of DCHS");
  CHECK_THROWS(Move::parse("call"), MalformedMoveError, "write a bid");
  CHECK_THROWS(Move::parse("AS KS"), MalformedMoveError, "write a bid");
  CHECK_THROWS(Move::parse("AX"), MalformedMoveError, "is not a card");
}

}  // namespace upperhand::rikken::move_test
