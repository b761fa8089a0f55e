#include "rikken/players/oracle/ordering.h"

#include "check.h"
#include "rikken/open_cards.h"

namespace upperhand::rikken::ordering_test {

using namespace upperhand::rikken::testing;

using oracle::Avoiding;
using oracle::Choices;
using oracle::Taking;

namespace {

template <class Goal>
Choices ordered(const Position& at, const Goal& goal, int wanted, int hint) {
  const oracle::Table table = table_of(at);
  const oracle::RunningTrick trick = oracle::trick_of(oracle::ending_of(usual_rules(), at));
  const Hand legal = legal_cards(usual_rules(), at);
  Choices out;
  oracle::order(table, goal, trick, wanted, legal, hint, out);
  Hand seen = 0;
  for (size_t i = 0; i < static_cast<size_t>(out.size); ++i) {
    seen |= bit(out.cards[i]);
    CHECK(i == 0 || out.merit[i - 1] >= out.merit[i]);
  }
  CHECK(seen == legal && size_of(seen) == out.size);
  return out;
}

int first_of(const State& state, unsigned side) {
  return ordered(state.position(), Taking{static_cast<uint8_t>(side)}, 1, kNoCard).cards[0];
}

int first_to_avoid(const State& state, int seat, int wanted) {
  return ordered(state.position(), Avoiding{static_cast<uint8_t>(seat)}, wanted, kNoCard).cards[0];
}

}  // namespace

TEST(every_card_is_ordered_once_and_a_hint_comes_first) {
  Rng rng(1);
  for (int round = 0; round < 60; ++round) {
    const Contract contract = round % 2 == 0 ? Contract::solo8 : Contract::misere;
    const Position at = random_moment(usual_rules(), contract, 6, rng);
    const int hint = lowest(pick(legal_cards(usual_rules(), at), rng));
    CHECK(ordered(at, Taking{static_cast<uint8_t>(1 + rng.below(14))}, 1, hint).cards[0] == hint);
    CHECK(ordered(at, Avoiding{static_cast<uint8_t>(rng.below(4))}, 0, hint).cards[0] == hint);
  }
}

TEST(a_leaning_changes_the_order_but_not_the_hint) {
  Rng rng(2);
  for (int round = 0; round < 60; ++round) {
    const Position at = random_moment(usual_rules(), Contract::misere, 6, rng);
    const Hand legal = legal_cards(usual_rules(), at);
    const int hint = lowest(pick(legal, rng)), other = lowest(pick(legal, rng));
    Avoiding goal{static_cast<uint8_t>(rng.below(4))};
    goal.leaning[at.turn][static_cast<size_t>(other)] = 120;
    CHECK(ordered(at, goal, 0, kNoCard).cards[0] == other);
    CHECK(ordered(at, goal, 0, hint).cards[0] == hint);
  }
}

TEST(a_card_that_wins_is_tried_before_one_that_does_not) {
  const Scene solo{.contract = Contract::solo8, .trump = 'S'};
  CHECK(first_of(solo.with({"AD 2C", "KD QC", "QD JC", "JD TC"}), 1) == card("AD"));
  // The partner's ace: lead towards it.
  CHECK(first_of(solo.with({"3D 2C", "KD QC", "QD AC", "JD TC"}), 5) == card("2C"));
  // Last to play while a foe has the trick.
  CHECK(first_of(solo.with({"JD 2C", "KD QC", "QD JC", "AD 2D"}, "JD KD QD"), 8) == card("AD"));
}

TEST(an_ally_who_has_the_trick_is_left_with_it) {
  const State state =
      Scene{.contract = Contract::solo8, .trump = 'S'}.with({"AD 5C", "3D 6C", "KD 2D", "4D 7C"}, "AD 3D");
  CHECK(first_of(state, 5) == card("2D"));
}

TEST(whoever_avoids_tricks_gets_rid_of_high_cards_below_the_best) {
  const Scene misere{.contract = Contract::misere, .declarers = {1}};
  CHECK(first_to_avoid(misere.with({"QD 5C", "AD JD", "KD 2D", "4D 7C"}, "QD"), 1, 0) == card("JD"));
  // One trick is still wanted: it takes it.
  CHECK(first_to_avoid(misere.with({"QD 5C", "AD JD", "KD 2D", "4D 7C"}, "QD"), 1, 1) == card("AD"));
  // A foe that plays after it gets rid of its highest card once somebody else has the trick.
  CHECK(first_to_avoid(misere.with({"QD 5C", "3D JD", "KD 2D", "4D 7C"}, "QD 3D"), 1, 0) == card("KD"));
  // And stays below while it may still be the avoider's.
  CHECK(first_to_avoid(misere.with({"5D 5C", "AD JD", "KD 2D", "4D 7C"}, "5D AD"), 1, 0) == card("2D"));
  // A lead below his only card of a suit, not into a suit that he lacks.
  CHECK(first_to_avoid(misere.with({"2D 3C", "AD JD", "KD 4H", "4D 7C"}), 1, 0) == card("2D"));
}

}  // namespace upperhand::rikken::ordering_test
