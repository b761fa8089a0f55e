#include "rikken/rules/known.h"

#include "check.h"
#include "rikken/scene.h"

namespace upperhand::rikken::known_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

SharedTables tables_with(const char* troela, const char* all_pass) {
  Rules rules = all_contracts()->rules;
  rules.troela = troela;
  rules.all_pass = all_pass;
  rules.called_ace = "must_when_led";
  return std::make_shared<const Tables>(rules);
}

Known known_to(const State& state, int seat) {
  const Position& truth = state.position();
  Known out{seat, to_cards(truth.dealt[static_cast<size_t>(seat)]), truth.dealer, {}, {}, {}};
  for (const Turn& turn : state.history()) out.moves.push_back(turn.move);
  const Sight seen = state.view(seat).sight();
  for (int other = 0; other < kSeats; ++other)
    if (const Hand hand = seen.exposed[static_cast<size_t>(other)]; hand != 0)
      out.exposed[other] = to_cards(hand);
  if (truth.contract == Contract::troela && truth.revealed) out.partner = truth.partner;
  return out;
}

void check_views(const State& state) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const View view = View::from_known(state.shared_tables(), state.names(), known_to(state, seat));
    CHECK(view == state.view(seat) && view.text() == state.view(seat).text());
    CHECK(view.deals().size() == state.view(seat).deals().size());
  }
}

// Three of four bids are a pass, so that the auction ends anywhere; three aces are bid if allowed.
Move any_move(const State& state, Rng& rng) {
  const std::vector<Move> legal = state.legal_moves();
  if (legal.front().kind != MoveKind::bid) return legal[rng.below(legal.size())];
  for (const Move move : legal)
    if (move == Move::bid(Contract::troela)) return move;
  return rng.below(4) != 0 && legal.back().is_pass() ? legal.back() : legal[rng.below(legal.size())];
}

// Seat 0 holds all diamonds but the ace, and begins.
Known known_by_hand(std::initializer_list<const char*> moves) {
  Known out{0, Cards::parse("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD AC"), 3, {}, {}, {}};
  for (const char* move : moves) out.moves.push_back(Move::parse(move));
  return out;
}

Course replayed(const Known& known) { return replay(*all_contracts(), known); }

}  // namespace

TEST(what_a_seat_of_rikken_knows_makes_its_view) {
  Rng rng(5);
  for (const char* troela : {"optional", "obligatory"})
    for (const char* all_pass : {"redeal", "schoppen_mie", "dealer_plays"})
      for (int game = 0; game < 10; ++game) {
        State state = State::deal(tables_with(troela, all_pass), rng.bits(), kNames, {});
        check_views(state);
        while (!state.over()) {
          state.apply(any_move(state, rng), std::nullopt);
          check_views(state);
        }
      }
}

TEST(a_course_of_rikken_has_no_hidden_card) {
  const Course course = replayed(known_by_hand({"pass", "rik", "pass", "pass", "trump H", "call AS", "2D"}));
  CHECK(size_of(course.position.hands[0]) == 12 && course.position.hands[1] == 0);
  CHECK(course.position.dealt[1] == 0 && !course.position.blind && course.position.declarer == 1);
  CHECK(course.counts == (std::array<uint8_t, kSeats>{12, 13, 13, 13}));
  CHECK(replayed(known_by_hand({"pass", "rik", "pass", "pass", "trump H", "call AS blind"})).position.blind);
}

TEST(the_partner_of_troela_is_told_or_holds_an_ace) {
  Known known = known_by_hand({"pass", "troela", "pass", "pass"});
  CHECK(replayed(known).position.turn == 0);  // its own ace of clubs is the fourth
  known.dealt = Cards::parse("2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD KC");
  CHECK_THROWS(replayed(known), Error, "name the partner");
  known.partner = 1;
  CHECK_THROWS(replayed(known), Error, "seat 1 does not hold the fourth ace");
  known.partner = 3;
  CHECK(replayed(known).position.turn == 3);
  known.moves.push_back(Move::parse("trump D"));
  CHECK(View::from_known(all_contracts(), kNames, known).position().partner == 3);
}

TEST(open_hands_are_told_and_checked) {
  Known known = known_by_hand({"pass", "open_misere", "pass", "pass", "2D", "AD", "2C", "3C", "AS"});
  CHECK_THROWS(replayed(known), CardsError, "hand_lies_open seat=1 count=11 given=0");
  known.exposed[1] = Cards::parse("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH");
  CHECK(to_cards(replayed(known).position.hands[1]) == known.exposed[1]);
  known.exposed[2] = Cards::parse("KH");
  CHECK_THROWS(replayed(known), CardsError, "hand_is_hidden seat=2 from=0");
  known.exposed = {{1, Cards::parse("2H 3H 4H 5H 6H 7H 8H 9H TH JH KD")}};
  CHECK_THROWS(replayed(known), CardsError, "open_hand_repeats seat=1 cards=KD");
  // Seat 1 has played a heart on diamonds, and cannot hold the ace of them.
  known.moves[5] = Move::parse("KH");
  known.moves.resize(8);
  known.moves.push_back(Move::parse("3D"));
  known.exposed = {{1, Cards::parse("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH AD")}};
  CHECK_THROWS(replayed(known), IllegalMoveError, "why=(no_deal_allows_it");
}

TEST(a_partner_is_not_told_before_it_is_known) {
  Known known = known_by_hand({"pass", "rik", "pass", "pass", "trump H", "call AS"});
  known.partner = 2;
  CHECK_THROWS(View::from_known(all_contracts(), kNames, known), Error,
               "seat 2 is not known to be the partner");
}

// Seat 1 draws all trumps and then plays two of the three aces that it must hold to call a king.
TEST(a_call_binds_the_caller_to_its_last_card) {
  Known known{0, Cards::parse("2S 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"), 0, {}, {}, {}};
  for (const char* move : {"rik", "pass", "pass", "pass", "trump S", "call KH"})
    known.moves.push_back(Move::parse(move));
  for (const std::string_view trick :
       {"AS 3S 4S 2S", "KS 2C 2H 2D", "QS 3C 3H 3D", "JS 4C 4H 4D", "TS 5C 5H 5D", "9S 6C 6H 6D",
        "8S 7C 7H 7D", "7S 8C 8H 8D", "6S 9C 9H 9D", "5S TC TH TD", "AD JC JH JD", "AC QC QH QD"})
    for (size_t at = 0; at < trick.size(); at += 3) known.moves.push_back(Move::parse(trick.substr(at, 2)));
  known.moves.push_back(Move::parse("AH"));
  CHECK(replayed(known).counts[1] == 0);
  known.moves.back() = Move::parse("KC");
  CHECK_THROWS(replayed(known), IllegalMoveError, "number=55 seat=1 move=KC why=(no_deal_allows_it");
}

TEST(what_no_deal_of_rikken_allows_is_refused) {
  Known known = known_by_hand({});
  known.seat = 4;
  CHECK_THROWS(replayed(known), OutOfTurnError, "there is no seat 4");
  known = known_by_hand({});
  known.dealt = Cards::parse("AS");
  CHECK_THROWS(replayed(known), CardsError, "other_count_dealt");
  CHECK_THROWS(replayed(known_by_hand({"pass", "AS"})), IllegalMoveError,
               "number=2 seat=1 move=AS why=(bid_wanted");
  CHECK_THROWS(replayed(known_by_hand({"solo8", "rik"})), IllegalMoveError,
               "(does_not_outbid bid=rik other=solo8");
  CHECK_THROWS(replayed(known_by_hand({"pass", "pass", "pass", "pass", "rik"})), IllegalMoveError,
               "number=5 seat=3 move=rik why=(game_over");
  const auto solo = [](std::initializer_list<const char*> cards) {
    Known out = known_by_hand({"pass", "solo8", "pass", "pass", "trump H"});
    for (const char* card : cards) out.moves.push_back(Move::parse(card));
    return replayed(out);
  };
  CHECK_THROWS(solo({"2D", "3D"}), IllegalMoveError, "(in_the_hand_of card=3D seat=0");
  CHECK_THROWS(solo({"2D", "2C", "2C"}), IllegalMoveError, "(played_before cards=2C");
  CHECK_THROWS(solo({"2D", "2C", "3C", "4C"}), IllegalMoveError, "why=(no_deal_allows_it");
  CHECK_THROWS(
      solo({"2D", "AD", "2C", "3C", "4C", "5C", "6S", "AC", "3D", "2H", "2S", "4S", "5H", "8S", "7C"}),
      IllegalMoveError, "(shown_not_to_hold card=7C");
}

}  // namespace upperhand::rikken::known_test
