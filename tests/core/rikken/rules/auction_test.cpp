#include "rikken/rules/auction.h"

#include "check.h"
#include "rikken/rules/moves.h"

namespace upperhand::rikken::auction_test {

namespace {

Tables tables_with(bool blind_call) {
  Rules rules;
  rules.blind_call = blind_call;
  return Tables(rules);
}

std::string called_from(const char* hand, int trump, bool blind_call) {
  return to_cards(callable(tables_with(blind_call), to_hand(Cards::parse(hand)), trump)).text();
}

}  // namespace

TEST(an_ace_of_a_suit_in_hand_is_called) {
  CHECK(called_from("2D 3C AH 4S 5S 6S 7S 8S 9S TS JS QS KS", kSpades, true) == "AD AC");
  CHECK(called_from("2D 3C AH 4S 5S 6S 7S 8S 9S TS JS QS KS", kHearts, true) == "AD AC AS");
}

TEST(an_ace_is_called_blind_before_a_king_where_that_is_allowed) {
  const char* no_clubs = "AD 2D AH 3H 4S 5S 6S 7S 8S 9S TS JS QS";
  CHECK(called_from(no_clubs, kSpades, true) == "AC");
  CHECK(called_from(no_clubs, kSpades, false) == "KD KH");
}

TEST(kings_and_queens_are_called_when_nothing_higher_is_left) {
  CHECK(called_from("AD AC AH 4S 5S 6S 7S 8S 9S TS JS QS KS", kSpades, true) == "KD KC KH");
  CHECK(called_from("AD KD AC KC AH KH 4S 5S 6S 7S 8S 9S TS", kSpades, true) == "QD QC QH");
}

TEST(who_holds_nothing_but_trumps_calls_blind_anyhow) {
  const char* spades = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS";
  CHECK(called_from(spades, kSpades, false) == "AD AC AH");
  CHECK(called_from(spades, kHearts, false) == "AD AC");
}

TEST(a_joined_bid_stands_beside_the_first) {
  Rules rules;
  rules.join = {"misere"};
  const Tables tables(rules);
  Position position = start({}, 3);
  for (const Contract bid : {Contract::misere, Contract::pass, Contract::misere, Contract::pass})
    make_bid(tables, position, bid);
  CHECK(position.phase == Phase::play);
  CHECK(position.declarers == 0b0101 && position.declarer == 0 && position.turn == 0);
}

TEST(an_auction_that_all_pass_ends_as_the_table_says) {
  const auto after_passes = [](const char* all_pass) {
    Rules rules;
    rules.all_pass = all_pass;
    const Tables tables(rules);
    Position position = start({}, 2);
    for (int i = 0; i < kSeats; ++i) make_bid(tables, position, Contract::pass);
    return position;
  };
  const Position redeal = after_passes("redeal");
  CHECK(redeal.phase == Phase::over && redeal.turn == 2 && redeal.contract == Contract::pass);
  const Position mie = after_passes("schoppen_mie");
  CHECK(mie.phase == Phase::play && mie.contract == Contract::schoppen_mie && mie.declarers == 0);
  CHECK(mie.turn == 3 && mie.declarer == kNobody);
}

TEST(troela_finds_its_partner_who_names_trump) {
  Rules rules;
  rules.bids = {"rik", "troela", "rik_beter", "schoppen_mie"};
  rules.troela = "obligatory";
  const Tables tables(rules);
  Hands hands{};
  hands[1] = to_hand(Cards::parse("AD AC AH"));
  hands[3] = to_hand(Cards::parse("AS"));
  Position position = start(hands, 0);
  Moves moves;
  legal_moves(tables, position, moves);
  CHECK(moves.size == 1 && moves.moves[0] == Move::bid(Contract::troela));
  for (const Contract bid : {Contract::troela, Contract::pass, Contract::pass, Contract::pass})
    make(tables, position, Move::bid(bid));
  CHECK(position.phase == Phase::trump && position.turn == 3 && position.partner == 3 && position.revealed);
  legal_moves(tables, position, moves);
  CHECK(moves.size == 3);
  make(tables, position, Move::trump(kHearts));
  CHECK(position.phase == Phase::play && position.trump == kHearts && position.turn == 1);
}

TEST(rik_beter_has_hearts_and_calls_at_once) {
  Rules rules;
  rules.bids = {"rik", "rik_beter", "solo13", "schoppen_mie"};
  const Tables tables(rules);
  Rng rng(1);
  Position position = Rikken::deal(tables, rng);
  const int first = position.turn;
  for (const Contract bid :
       {Contract::rik, Contract::rik_beter, Contract::pass, Contract::pass, Contract::pass})
    make(tables, position, Move::bid(bid));
  CHECK(position.phase == Phase::call && position.turn == ((first + 1) & 3) && position.trump == kHearts);
  Moves moves;
  legal_moves(tables, position, moves);
  CHECK(moves.size > 0);
  make(tables, position, moves.moves[0]);
  CHECK(position.phase == Phase::play && position.called == moves.moves[0].what);
  CHECK(position.partner != position.declarer);
  Position last = Rikken::deal(tables, rng);
  for (int i = 0; i < 3; ++i) make(tables, last, Move::bid(Contract::pass));
  CHECK(last_to_speak(last) && may_bid(tables, last, Contract::schoppen_mie));
  make(tables, last, Move::bid(Contract::schoppen_mie));
  CHECK(last.phase == Phase::play && last.declarers == 0);
}

}  // namespace upperhand::rikken::auction_test
