#include "big_two/learn/shown.h"

#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::shown_test {

using namespace upperhand::big_two::testing;

TEST(what_was_played_and_passed_on_is_kept) {
  const State state = ending(usual(), {"3D 4D 5D", "6D 7D 8D 8C", "9D 9C TD JD KD", "QD QC AD 2D"}, 0,
                             "5D | 8C | pass | AD | pass | pass | pass | QD QC | pass | pass | pass | 2D");
  const Shown shown = shown_in(state.view(1));
  CHECK(shown.played[0] == Cards::parse("5D") && shown.played[1] == Cards::parse("8C"));
  CHECK(shown.played[2].empty() && shown.played[3] == Cards::parse("AD QD QC 2D"));
  const auto rank = [](char text) { return static_cast<unsigned>(kRankText.find(text)); };
  const uint32_t ace = 1U << rank('A'), queens = 1U << (kRanks + rank('Q'));
  CHECK(shown.passed_on[0].bits() == (ace | queens) && shown.passed_on[1].bits() == (ace | queens));
  CHECK(shown.passed_on[2].bits() == (ace | queens | 1U << rank('8')));
  CHECK(shown.passed_on[3].bits() == 0);
}

TEST(the_kind_of_a_five_card_hand_is_kept_and_nothing_of_a_triple) {
  PassedOn passed;
  passed.note(Kind::triple, Cards::parse("3D 3C 3H"));
  CHECK(passed.bits() == 0);
  passed.note(Kind::straight_flush, Cards::parse("3D 4D 5D 6D 7D"));
  CHECK(passed.bits() == 1U << (PassedOn::kBits - 1));
}

TEST(what_is_shown_move_by_move_is_what_the_history_shows) {
  Rng rng(2);
  for (const SharedTables& tables : all_tables()) {
    State state = State::deal(tables, rng.bits(), names_of(tables->players));
    Shown shown = shown_in(state.view(0));
    while (!state.over()) {
      const std::vector<Move> moves = state.legal_moves();
      const Move move = moves[rng.below(moves.size())];
      shown.note(state.position(), move.cards);
      state.apply(move, std::nullopt);
      CHECK(shown == shown_in(state.view(0)));
    }
  }
}

}  // namespace upperhand::big_two::shown_test
