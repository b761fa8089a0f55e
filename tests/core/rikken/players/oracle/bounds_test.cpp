#include "rikken/players/oracle/bounds.h"

#include "check.h"
#include "rikken/open_cards.h"
#include "rikken/players/oracle/relevance.h"

namespace upperhand::rikken::bounds_test {

using namespace upperhand::rikken::testing;

using oracle::Aim;
using oracle::Avoiding;
using oracle::Certain;
using oracle::Objective;
using oracle::Taking;

namespace {

// The same ending with the cards below the lowest relevant one of each suit dealt anew: everybody holds as
// many of each suit as before.
Position with_low_cards_mixed(Position at, Hand relevant, Rng& rng) {
  const Hand low = ~oracle::from_lowest(relevant) & kDeck;
  for (int suit = 0; suit < kSuits; ++suit) {
    Hand mixed = 0;
    for (const Hand hand : at.hands) mixed |= hand & low & lane(suit);
    for (Hand& hand : at.hands) {
      const Hand own = hand & low & lane(suit);
      const Hand part = random_part(mixed, size_of(own), rng);
      hand = (hand & ~own) | part;
      mixed &= ~part;
    }
  }
  return at;
}

// Returns how often something was certain.
template <class Goal>
int check_certain(const Position& at, const Goal& goal, const Objective& objective, int wanted, Rng& rng) {
  const std::optional<Certain> sure = oracle::certain(table_of(at), goal, at.leader, wanted);
  if (!sure) return 0;
  for (int again = 0; again < 3; ++again) {
    const Position like = again == 0 ? at : with_low_cards_mixed(at, sure->relevant, rng);
    const int value = plain_value(usual_rules(), like, objective);
    CHECK(sure->reached == (objective.aim == Aim::most_tricks ? value >= wanted : value == 1));
  }
  return 1;
}

// The same after the lead of a card; if its rank does not matter, the lead of any card as low.
int check_certain_after_lead(const Position& before, int card, const Taking& goal, int wanted, Rng& rng) {
  Position at = before;
  play_card(usual_rules(), at, card);
  const auto trick = oracle::trick_of(oracle::ending_of(usual_rules(), at));
  const std::optional<Certain> sure = oracle::certain_after_lead(table_of(at), goal, trick, wanted);
  if (!sure) return 0;
  for (int again = 0; again < 3; ++again) {
    Position like = again == 0 ? before : with_low_cards_mixed(before, sure->relevant, rng);
    const bool matters = again == 0 || holds(oracle::from_lowest(sure->relevant), card);
    const int led = matters ? card : lowest(like.hands[like.turn] & lane(suit_of_card(card)));
    play_card(usual_rules(), like, led);
    CHECK(sure->reached == (plain_value(usual_rules(), like, {Aim::most_tricks, goal.side, 0}) >= wanted));
  }
  return 1;
}

}  // namespace

TEST(bounds_on_tricks_hold_and_rest_on_the_cards_they_name) {
  Rng rng(1);
  int found = 0;
  for (int round = 0; round < 600; ++round) {
    const int trump = round % 3 == 0 ? int{kNoSuit} : static_cast<int>(rng.below(3));
    const Position at = random_open(usual_rules(), 2 + round % 3, round % 2 == 0 ? 7 : 15, trump, rng);
    const auto side = static_cast<uint8_t>(1 + rng.below(14));
    for (int wanted = 1; wanted <= size_of(at.hands[0]); ++wanted)
      found += check_certain(at, Taking{side}, {Aim::most_tricks, side, 0}, wanted, rng);
  }
  CHECK(found > 600);
}

TEST(bounds_after_a_lead_hold_and_rest_on_the_cards_they_name) {
  Rng rng(4);
  std::array<int, 2> found{};
  for (int round = 0; round < 600; ++round) {
    const int trump = round % 3 == 0 ? int{kNoSuit} : static_cast<int>(rng.below(3));
    const Position at = random_open(usual_rules(), 2 + round % 3, round % 2 == 0 ? 7 : 15, trump, rng);
    const auto side = static_cast<uint8_t>(1 + rng.below(14));
    for (const int card : each(at.hands[at.turn]))
      for (int wanted = 1; wanted <= size_of(at.hands[0]); ++wanted)
        found[trump == kNoSuit ? 0 : 1] += check_certain_after_lead(at, card, Taking{side}, wanted, rng);
  }
  CHECK(found[0] > 150 && found[1] > 500);
}

TEST(a_seat_waits_with_its_high_cards_until_their_suit_must_be_led) {
  const Scene misere{.contract = Contract::misere};
  const State state = misere.with({"AD KD 2S", "AS KS 5D", "QD JD 3S", "4S 5S 6S"});
  const auto sure = oracle::certain(table_of(state.position()), Taking{0b0101}, 0, 3);
  CHECK(sure && !sure->reached && sure->relevant == cards("AS"));
}

TEST(bounds_on_avoiding_hold_and_rest_on_the_cards_they_name) {
  Rng rng(2);
  std::array<int, 2> found{};  // when another seat leads, and when it leads itself
  for (int round = 0; round < 800; ++round) {
    const int trump = round % 4 == 0 ? static_cast<int>(rng.below(3)) : int{kNoSuit};
    const Position at = random_open(usual_rules(), 2 + round % 3, 7, trump, rng);
    const auto seat = static_cast<uint8_t>(rng.below(kSeats));
    const auto side = static_cast<uint8_t>(1U << seat);
    const size_t who = at.leader == seat ? 1 : 0;
    found[who] += check_certain(at, Avoiding{seat}, {Aim::none, side, 0}, 0, rng);
    CHECK(!oracle::certain(table_of(at), Avoiding{seat}, at.leader, 1));
  }
  CHECK(found[0] > 200 && found[1] > 30);
}

TEST(a_high_card_is_safe_if_nobody_can_lead_its_suit_that_often) {
  const Scene misere{.contract = Contract::misere};
  const auto sure = [&](const State& state, int seat, int leader) {
    return oracle::certain(table_of(state.position()), Avoiding{static_cast<uint8_t>(seat)}, leader, 0);
  };
  // Two rounds of diamonds at most, so that the ace never falls.
  const State kept = misere.with({"2D 4D AD", "3D 5D 2C", "6D 7D 3C", "8D 9D 4C"});
  CHECK(sure(kept, 0, 1) && sure(kept, 0, 1)->reached);
  // It leads the four: somebody must beat it, and the ace stays.
  CHECK(sure(kept, 0, 0) && sure(kept, 0, 0)->reached);
  // A third round is possible.
  CHECK(!sure(misere.with({"2D 4D AD", "3D 5D TD", "6D 7D 3C", "8D 9D 4C"}), 0, 1));
}

TEST(a_lead_below_the_lowest_card_of_the_avoider_settles_it) {
  const Scene misere{.contract = Contract::misere};
  const State state = misere.with({"5D AC", "3D KC", "4D QC", "2H JC"});
  const auto sure = oracle::certain(table_of(state.position()), Avoiding{0}, 1, 0);
  CHECK(sure && !sure->reached && sure->relevant == cards("5D"));
  // Not if another seat must go higher, or has to ruff.
  CHECK(!oracle::certain(table_of(misere.with({"5D 3C", "3D KC", "6D QC", "2H JC"}).position()), Avoiding{0},
                         1, 0));
}

TEST(goals_count_down_until_they_are_decided) {
  const Taking taking{0b0101};
  CHECK(taking.maximises(2) && !taking.maximises(1));
  CHECK(taking.allies(0) == 0b0101 && taking.allies(3) == 0b1010);
  CHECK(taking.after(3, 2) == 2 && taking.after(3, 1) == 3);
  CHECK(Taking::decided(0, 5) == true && Taking::decided(6, 5) == false && !Taking::decided(5, 5));
  const Avoiding avoiding{1};
  CHECK(avoiding.maximises(1) && avoiding.allies(1) == 0b0010 && avoiding.allies(2) == 0b1101);
  CHECK(avoiding.after(1, 1) == 0 && avoiding.after(1, 0) == 1);
  CHECK(Avoiding::decided(-1, 3) == false && Avoiding::decided(2, 1) == false);
  CHECK(Avoiding::decided(0, 0) == true && !Avoiding::decided(1, 1));
}

TEST(relevance_goes_from_the_lowest_card_of_each_suit_up) {
  Rng rng(3);
  for (int round = 0; round < 200; ++round) {
    const Hand left = random_part(kDeck, 24, rng), hand = random_part(left, 6, rng);
    Hand from = 0, tops = 0;
    for (const int card : each(kDeck)) {
      if ((hand & lane(suit_of_card(card))) != 0 && card >= lowest(hand & lane(suit_of_card(card))))
        from |= bit(card);
      if (!holds(hand, card)) continue;
      const Hand higher = left & above(card);
      if (higher == 0 || !holds(hand, lowest(higher))) tops |= bit(card);
      int low = card;
      while ((left & below(low)) != 0 && holds(hand, highest(left & below(low))))
        low = highest(left & below(low));
      CHECK(oracle::lowest_of_run(card, hand, left) == low);
    }
    CHECK(oracle::from_lowest(hand) == from);
    CHECK(oracle::highest_of_runs(hand, left, oracle::suit_ends(left)) == tops);
  }
}

}  // namespace upperhand::rikken::bounds_test
