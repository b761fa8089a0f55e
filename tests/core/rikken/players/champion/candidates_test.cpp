#include "rikken/players/champion/candidates.h"

#include <algorithm>

#include "check.h"
#include "rikken/players/bidder.h"
#include "rikken/players/dial/dial.h"
#include "rikken/scene.h"

namespace upperhand::rikken::champion::candidates_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

std::vector<std::string> texts_of(const std::vector<Move>& moves) {
  std::vector<std::string> out;
  for (const Move move : moves) out.push_back(move.text());
  std::sort(out.begin(), out.end());
  return out;
}

}  // namespace

// The queen is out, so king and jack are equal; the nine is not, as somebody holds the ten.
TEST(of_equal_cards_only_the_highest_is_compared) {
  const State state = Scene{.contract = Contract::solo8, .trump = 'H', .won = {9, 0, 0, 0}}.with(
      {"KS JS 9S 2D", "TS 3D 4D 5D", "6D 7D 8D 9D", "TD JD QD KD"});
  CHECK((texts_of(candidates(state.view(0), 3)) == std::vector<std::string>{"2D", "9S", "KS"}));
}

TEST(the_called_card_equals_no_other) {
  const State state = Scene{.contract = Contract::rik, .trump = 'H', .called = "AS", .leader = 2}.with(
      {"2D 3D 4D", "5D 6D 7D", "AS KS QS", "TS JS TD"});
  CHECK((texts_of(candidates(state.view(2), 3)) == std::vector<std::string>{"AS", "KS"}));
}

TEST(bids_are_those_of_the_dial_and_the_usual_choice_comes_first) {
  State state = State::deal(all_contracts(), 5, kNames, 3);
  CHECK(candidates(state.view(0), 2) == dial::thinkable(state.view(0), 2));
  for (const char* move : {"rik", "pass", "pass", "pass"}) state.apply(Move::parse(move), std::nullopt);
  while (state.position().phase != Phase::play) {
    const View view = state.view(state.turn());
    const std::vector<Move> found = candidates(view, 2);
    CHECK(found[0] == say(view.tables(), view.position()));
    CHECK(found.size() == view.legal_moves().size());
    state.apply(found[0], std::nullopt);
  }
}

}  // namespace upperhand::rikken::champion::candidates_test
