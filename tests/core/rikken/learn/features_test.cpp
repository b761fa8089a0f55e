#include "rikken/learn/features.h"

#include "check.h"
#include "fields.h"
#include "rikken/scene.h"

namespace upperhand::rikken::features_test {

using namespace upperhand::rikken::testing;

using upperhand::testing::Fields;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

uint64_t one(int value) { return uint64_t{1} << value; }

struct Moment {
  const State& state;
  const View view;
  const Position& truth = state.position();
  const Sight seen = view.sight();

  Moment(const State& from, int seat) : state(from), view(from.view(seat)) {}
  size_t seat(int away) const { return static_cast<size_t>((view.seat() + away) & 3); }
  // A field of four seats: those for which `test(seat)` holds.
  template <class Test>
  uint64_t seats(const Test& test) const {
    uint64_t out = 0;
    for (int away = 0; away < kSeats; ++away) out |= uint64_t{test(seat(away))} << away;
    return out;
  }
};

void check_cards(const Moment& at, const StateWords& words) {
  CHECK(words[0] == at.view.hand() && words[1] == at.seen.unseen);
  Hands played{};
  for (const Turn& turn : at.state.history())
    if (turn.move.kind == MoveKind::card) played[turn.seat] |= bit(turn.move.what);
  Fields suits(words[9]), ranks(words[10]);
  for (int away = 0; away < kSeats; ++away) {
    if (away > 0) CHECK(words[static_cast<size_t>(1 + away)] == at.seen.exposed[at.seat(away)]);
    CHECK(words[static_cast<size_t>(5 + away)] == played[at.seat(away)]);
    const uint8_t card = at.truth.trick[at.seat(away)];
    const bool there = card != kNoCard;
    CHECK(suits.take(1) == there);
    CHECK(suits.take(4) == (there ? one(suit_of_card(card)) : 0));
    CHECK(ranks.take(13) == (there ? one(rank_of_card(card)) : 0));
  }
  CHECK(words[11] == (at.truth.called == kNoCard ? 0 : bit(at.truth.called)));
}

void check_situation(const Moment& at, const StateWords& words) {
  const Position& truth = at.truth;
  Fields fields(words[12]);
  CHECK(fields.take(5) == one(static_cast<int>(truth.phase)));
  CHECK(fields.take(4) == at.seats([&](size_t seat) { return seat == truth.dealer; }));
  CHECK(fields.take(4) ==
        at.seats([&](size_t seat) { return truth.phase != Phase::over && seat == truth.turn; }));
  CHECK(fields.take(4) ==
        at.seats([&](size_t seat) { return truth.phase == Phase::play && seat == truth.leader; }));
  CHECK(fields.take(4) == at.seats([&](size_t seat) { return truth.is_declarer(static_cast<int>(seat)); }));
  CHECK(fields.take(4) == at.seats([&](size_t seat) { return (at.seen.suspects >> seat & 1) != 0; }));
  CHECK(fields.take(4) == at.seats([&](size_t seat) { return seat == at.seen.partner; }));
  CHECK(fields.take(4) == at.seats([&](size_t seat) { return (truth.passed >> seat & 1) != 0; }));
  CHECK(fields.take(4) == (truth.trump == kNoSuit ? 0 : one(truth.trump)));
  CHECK(fields.take(4) == (truth.led == kNoSuit ? 0 : one(truth.led)));
  CHECK(fields.take(1) == truth.blind && fields.rest() == 0);
}

void check_numbers(const Moment& at, const StateWords& words) {
  const Position& truth = at.truth;
  Fields contract(words[13]), voids(words[16]);
  CHECK(contract.take(17) == one(static_cast<int>(truth.contract)));
  for (int away = 0; away < kSeats; ++away) {
    CHECK(contract.take(4) == truth.won[at.seat(away)]);
    CHECK(voids.take(4) == truth.voids[at.seat(away)]);
  }
  for (int away = 0; away < kSeats; ++away)
    CHECK(voids.take(4) == static_cast<uint64_t>(size_of(truth.hands[at.seat(away)])));
  for (size_t half = 0; half < 2; ++half) {
    Fields bids(words[14 + half]);
    for (int i = 0; i < 2; ++i)
      CHECK(bids.take(17) == one(static_cast<int>(truth.bids[at.seat(2 * static_cast<int>(half) + i)])));
  }
}

void check_rules(const Tables& tables, const StateWords& words) {
  Fields rules(words[17]), places(words[18]);
  const uint64_t bids = rules.take(17), joined = rules.take(17);
  for (size_t contract = 0; contract < kContracts; ++contract) {
    const auto which = static_cast<Contract>(contract);
    CHECK((bids >> contract & 1) == tables.may_bid(which));
    CHECK((joined >> contract & 1) == tables.joins(which));
    if (contract > 0) CHECK(places.take(4) == (tables.may_bid(which) ? tables.place[contract] - 1U : 0U));
  }
  CHECK(rules.take(3) == one(static_cast<int>(tables.called_ace)));
  CHECK(rules.take(3) == one(static_cast<int>(tables.troela)));
  CHECK(rules.take(3) == one(static_cast<int>(tables.all_pass)));
  CHECK(rules.take(3) == one(static_cast<int>(tables.scores)));
  CHECK(rules.take(1) == tables.blind_call && rules.take(1) == tables.must_trump && rules.rest() == 0);
}

void check_moment(const State& state, Rng& rng) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const Moment at(state, seat);
    const StateWords words = features(at.view);
    check_cards(at, words);
    check_situation(at, words);
    check_numbers(at, words);
    check_rules(state.tables(), words);
    CHECK(features(at.view.determinise(rng).view(seat)) == words);  // no hidden card is read
  }
}

}  // namespace

TEST(features_of_rikken_say_what_a_view_says) {
  Rng rng(1);
  Rules strict = all_contracts()->rules;
  strict.called_ace = "must_when_led";
  strict.must_trump = true;
  strict.all_pass = "schoppen_mie";
  strict.scores = "stichting";
  for (const SharedTables& tables :
       {all_contracts(), std::make_shared<const Tables>(strict), std::make_shared<const Tables>(Rules{})})
    for (int game = 0; game < 4; ++game) {
      State state = State::deal(tables, rng.bits(), kNames, {});
      for (int move = 0; !state.over(); ++move) {
        if (move % 3 == 0) check_moment(state, rng);
        const std::vector<Move> moves = state.legal_moves();
        state.apply(moves[rng.below(moves.size())], {});
      }
      check_moment(state, rng);
    }
}

}  // namespace upperhand::rikken::features_test
