#include "big_two/players/big2ai/flow.h"

#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::big2ai::flow_test {

using namespace upperhand::big_two::testing;

namespace {

Candidate candidate(const char* cards, uint64_t good, int64_t left, bool playable = true, int64_t lost = 0) {
  Candidate out;
  out.set = *classify(*usual(), Cards::parse(cards));
  out.playable = playable;
  out.left = left;
  out.tally = {30, good, lost};
  return out;
}

Verdict concluded(const Candidates& candidates, bool near, Version version = Version::one) {
  const State state = State::deal(usual(), 1, names_of(4));
  Big2aiSettings settings;
  settings.version = version;
  Verdict out;
  conclude(state.view(0), settings, candidates, near, out);
  return out;
}

bool is(const Verdict& verdict, const char* move, const std::vector<int>& steps) {
  return verdict.move == Move::parse(move) && verdict.steps == steps;
}

}  // namespace

TEST(what_needs_no_search_is_decided_at_once) {
  Verdict none, one, more;
  CHECK(decided_at_once({}, none) && is(none, "pass", {1, 2, 3, 13}));
  CHECK(decided_at_once({candidate("3D", 0, 0)}, one) && is(one, "3D", {1, 2, 3, 4}));
  CHECK(!decided_at_once({candidate("3D", 0, 0), candidate("4D", 0, 0)}, more));
}

TEST(the_end_is_near_by_cards_by_sets_or_by_the_table) {
  const auto steps = [](const State& state, bool near) {
    Verdict out;
    CHECK(end_is_near(state.view(0), Big2aiSettings{}, out) == near);
    return out.steps;
  };
  const char* others[] = {"3C 4C 5C 6C 7C", "3H 4H 5H 6H 7H", "8H 9H TH JH QH"};
  const auto holding = [&](const char* hand, Cards gone) {
    const std::vector<Cards> hands = {Cards::parse(hand), Cards::parse(others[0]), Cards::parse(others[1]),
                                      Cards::parse(others[2])};
    return State::from_hands(usual(), hands, names_of(4), 0, gone);
  };
  CHECK((steps(holding("3D 5D 7D 9D", {}), true) == std::vector<int>{5, 6}));
  CHECK((steps(holding("3D 5D 7D 9S JD", {}), false) == std::vector<int>{5, 6, 7, 8}));
  Big2aiSettings few;
  few.n_s = 5;
  Verdict by_sets;
  CHECK(end_is_near(holding("3D 5D 7D 9S JD", {}).view(0), few, by_sets));
  CHECK((by_sets.steps == std::vector<int>{5, 6, 7}));
  // All cards but twenty are gone: worth far more than 300.
  Cards gone = Cards::deck() - Cards::parse("3D 5D 7D 9S JD");
  for (const char* hand : others) gone -= Cards::parse(hand);
  CHECK((steps(holding("3D 5D 7D 9S JD", gone), true) == std::vector<int>{5, 6, 7, 8}));
}

TEST(the_best_rate_is_played_and_of_equals_what_leaves_the_least) {
  CHECK(is(concluded({candidate("3D", 30, 5), candidate("4D", 60, 5), candidate("5D", 60, 3)}, false), "5D",
           {11}));
  CHECK(is(concluded({candidate("3D", 30, 5), candidate("4D", 80, 5)}, true), "4D", {9, 10, 11}));
}

TEST(near_the_end_cards_are_kept_together_where_that_is_better) {
  const Candidates kept = {candidate("3D", 30, 5), candidate("3D 3C", 60, 0, false)};
  CHECK(is(concluded(kept, true), "pass", {9, 13}));
  const Candidates parted = {candidate("3D", 60, 5), candidate("3D 3C", 30, 0, false)};
  CHECK(concluded(parted, true).move == Move::parse("3D"));
}

TEST(near_the_end_the_least_losing_set_is_played_where_no_rate_is_to_be_trusted) {
  CHECK(is(concluded({candidate("3D", 20, 5), candidate("4D", 10, 2)}, true), "4D", {9, 10, 12}));
  // An AI 4.0 that has won no game decides by the points lost.
  CHECK(
      is(concluded({candidate("3D", 0, 2, true, 300), candidate("4D", 0, 5, true, 200)}, true, Version::four),
         "4D", {9, 10, 12}));
  CHECK(
      is(concluded({candidate("3D", 1, 2, true, 300), candidate("4D", 0, 5, true, 200)}, true, Version::four),
         "3D", {9, 10, 12}));
}

TEST(unplayable_sets_hold_a_playable_one) {
  const State state = ending(usual(), {"4D 9D", "5D 5C 6D 7D 8D", "TD", "JD"}, 0, "4D");
  const View view = state.view(1);
  Candidates candidates = playable_sets(view);
  CHECK(candidates.size() == 5);
  CHECK(candidates[0].left == 4);  // points for four cards left
  add_unplayable_sets(view, candidates);
  CHECK(candidates.size() == 6 && !candidates[5].playable && candidates[5].set.kind == Kind::pair);
}

}  // namespace upperhand::big_two::big2ai::flow_test
