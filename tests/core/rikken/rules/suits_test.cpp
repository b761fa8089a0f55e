#include "rikken/rules/suits.h"

#include "check.h"
#include "random.h"
#include "rikken/rules/move.h"

namespace upperhand::rikken::suits_test {

TEST(hands_and_cards_are_the_same_cards) {
  CHECK(to_hand(Cards::deck()) == kDeck);
  for (int card : each(kDeck)) CHECK(to_hand(to_cards(bit(card))) == bit(card));
  CHECK(text_of(card_of(kSpades, kAce)) == "AS" && text_of(card_of(0, 0)) == "2D");
  Rng rng(1);
  for (int i = 0; i < 1000; ++i) {
    const Hand hand = rng.bits() & kDeck;
    CHECK(to_hand(to_cards(hand)) == hand && to_cards(hand).size() == size_of(hand));
  }
}

TEST(the_two_is_low_and_the_ace_high) {
  const Hand hearts = to_hand(Cards::parse("2H TH KH AH"));
  CHECK(text_of(lowest(hearts)) == "2H" && text_of(highest(hearts)) == "AH");
  CHECK(above(card_of(kHearts, kKing)) == bit(card_of(kHearts, kAce)));
  CHECK(size_of(below(card_of(kHearts, kAce))) == 12);
}

TEST(every_move_reads_back) {
  std::vector<Move> moves;
  for (int contract = 0; contract < kContracts; ++contract)
    moves.push_back(Move::bid(static_cast<Contract>(contract)));
  for (int suit = 0; suit < kSuits; ++suit) moves.push_back(Move::trump(suit));
  for (int card : each(kDeck)) {
    moves.push_back(Move::card(card));
    moves.push_back(Move::call(card, false));
    moves.push_back(Move::call(card, true));
  }
  for (const Move& move : moves) CHECK(Move::parse(move.text()) == move);
}

}  // namespace upperhand::rikken::suits_test
