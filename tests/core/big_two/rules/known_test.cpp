#include "big_two/rules/known.h"

#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::known_test {

using namespace upperhand::big_two::testing;

namespace {

Known known_to(const State& state, int seat) {
  Known out{seat, state.dealt()[static_cast<size_t>(seat)], state.turn(), {}};
  if (!state.history().empty()) out.first = state.history().front().seat;
  for (const Turn& turn : state.history()) out.moves.push_back(turn.move);
  return out;
}

void check_views(const State& state) {
  for (int seat = 0; seat < state.tables().players; ++seat) {
    const View view = View::from_known(state.shared_tables(), state.names(), known_to(state, seat));
    CHECK(view == state.view(seat) && view.text() == state.view(seat).text());
  }
}

// Seat 0 has no card below 4D; "3D | pass" are moves from the first of seat 1.
Course replayed(std::string_view moves, const Tables& tables = *usual()) {
  Known known{0, Cards::parse("4D 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2C"), 1, {}};
  for (size_t at = 0; at < moves.size();) {
    const size_t end = std::min(moves.find('|', at), moves.size());
    known.moves.push_back(Move::parse(moves.substr(at, end - at)));
    at = end + 1;
  }
  return replay(tables, known);
}

}  // namespace

TEST(what_a_seat_knows_makes_its_view) {
  Rng rng(4);
  for (const SharedTables& tables : all_tables())
    for (int game = 0; game < 5; ++game) {
      State state = State::deal(tables, rng.bits(), names_of(tables->players));
      check_views(state);
      while (!state.over()) {
        const std::vector<Move> legal = state.legal_moves();
        state.apply(legal[rng.below(legal.size())], std::nullopt);
        check_views(state);
      }
    }
}

TEST(a_course_has_no_hidden_card) {
  const Course course = replayed("3D | 4S | pass | pass");
  CHECK(course.position.hands[0].size() == 13 && course.position.hands[1].empty());
  CHECK(course.counts == (std::array<uint8_t, kMostSeats>{13, 12, 12, 13}));
  CHECK(course.position.turn == 1 && course.history.size() == 4);
}

TEST(what_no_deal_of_big_two_allows_is_refused) {
  CHECK_THROWS(replay(*usual(), {4, {}, 0, {}}), OutOfTurnError, "there is no seat 4");
  CHECK_THROWS(replay(*usual(), {0, {}, 4, {}}), OutOfTurnError, "there is no seat 4");
  CHECK_THROWS(replay(*usual(), {0, Cards::parse("3D"), 0, {}}), CardsError, "other_count_dealt");
  CHECK_THROWS(replayed("", Tables(for_three())), CardsError, "opener_is_dealt_18");
  CHECK_THROWS(replay(*usual(), {0, Cards(0x1FFF), 1, {}}), CardsError, "another_seat_opens seat=0 card=3D");
  CHECK_THROWS(replay(*usual(), {0, Cards(0x3FFE), 0, {}}), CardsError, "too_high_to_open count=52 card=3C");
  CHECK_THROWS(replayed("", Tables(with_bombs())), IllegalMoveError, "opens by itself");
  CHECK_THROWS(replayed("pass"), IllegalMoveError,
               "move_impossible number=1 seat=1 move=pass why=(leader_must_play");
  CHECK_THROWS(replayed("3C"), IllegalMoveError, "(too_high_to_open count=52 card=3C");
  CHECK_THROWS(replayed("4H", Tables(for_two())), IllegalMoveError,
               "(lower_card_opens card=4D seat=0 other=4H");
  CHECK_THROWS(replayed("3D | 3D"), IllegalMoveError, "number=2 seat=2 move=3D why=(played_before cards=3D");
  CHECK_THROWS(replayed("3D | 4D"), IllegalMoveError, "(dealt_to cards=4D seat=0");
  CHECK_THROWS(replayed("3D | 4S | 4H"), IllegalMoveError, "number=3 seat=3 move=4H why=(does_not_beat");
  CHECK_THROWS(replayed("3D | 4S | pass | 5D"), IllegalMoveError, "(not_held seat=0 cards=5D");
  CHECK_THROWS(replayed("3H | 4D | 3S | 4C | 3D", Tables(for_two())), IllegalMoveError,
               "number=3 seat=1 move=3S why=(does_not_beat play=(a_single card=3S) table=(a_single card=4D)");
  CHECK_THROWS(replayed("3H | 4D | pass | 4C | 5D | pass | 3D", Tables(for_two())), IllegalMoveError,
               "number=7 seat=1 move=3D why=(not_dealt cards=3D lowest=3H");
}

}  // namespace upperhand::big_two::known_test
