#include "rikken/learn/features.h"

#include <algorithm>

#include "check.h"
#include "fields.h"
#include "rikken/hand/forecast.h"
#include "rikken/rules/play.h"
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
  CHECK(contract.take(17) == one(static_cast<int>(plain(truth.contract))));
  for (int away = 0; away < kSeats; ++away) {
    CHECK(contract.take(4) == truth.won[at.seat(away)]);
    CHECK(voids.take(4) == truth.voids[at.seat(away)]);
  }
  for (int away = 0; away < kSeats; ++away)
    CHECK(voids.take(4) == static_cast<uint64_t>(size_of(truth.hands[at.seat(away)])));
  for (size_t half = 0; half < 2; ++half) {
    Fields bids(words[14 + half]);
    for (int i = 0; i < 2; ++i)
      CHECK(bids.take(17) ==
            one(static_cast<int>(plain(truth.bids[at.seat(2 * static_cast<int>(half) + i)]))));
  }
}

void check_rules(const Tables& tables, const StateWords& words) {
  Fields rules(words[17]), places(words[18]);
  const uint64_t bids = rules.take(17), joined = rules.take(17);
  for (size_t contract = 0; contract < kPlainContracts; ++contract) {
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

// Of some cards, those that no other card of their suit beats, card by card.
Hand plainly_unbeaten(Hand hand, Hand others) {
  Hand out = 0;
  for (const int card : each(hand))
    if ((above(card) & others) == 0) out |= bit(card);
  return out;
}

uint64_t by_suit(Fields& fields) {
  uint64_t sum = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    sum |= static_cast<uint64_t>(std::countr_zero(fields.take(14))) << (4 * suit);
  return sum;
}

uint64_t sizes(Hand hand) {
  uint64_t out = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    out |= static_cast<uint64_t>(size_of(hand & lane(suit))) << (4 * suit);
  return out;
}

void check_play(const Moment& at, const StateWords& words) {
  CHECK(words[19] == plainly_unbeaten(at.view.hand(), at.seen.unseen));
  Fields own(words[20]), unseen(words[21]), tricks(words[22]), course(words[23]), strength(words[24]);
  CHECK(by_suit(own) == sizes(at.view.hand()) && own.take(4) == one(kHearts) && own.take(4) == one(kSpades));
  CHECK(by_suit(unseen) == sizes(at.seen.unseen));
  CHECK(unseen.take(4) == at.seats([&](size_t seat) { return at.seen.ally(static_cast<int>(seat)); }));
  const bool running = at.truth.phase == Phase::play && at.truth.cards_in_trick() > 0;
  const auto winner = static_cast<size_t>(running ? trick_winner(at.truth) : kNobody);
  CHECK(unseen.take(4) == at.seats([&](size_t seat) { return seat == winner; }));
  uint64_t won = 0;
  for (int away = 0; away < kSeats; ++away)
    won |= static_cast<uint64_t>(at.truth.won[at.seat(away)]) << (4 * away);
  CHECK(by_suit(tricks) == won && tricks.take(4) == one(at.truth.cards_in_trick()) && tricks.rest() == 0);
  int declaring = 0;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (at.truth.is_declarer(static_cast<int>(seat)) || (at.truth.declarers != 0 && seat == at.seen.partner))
      declaring += at.truth.won[seat];
  const Terms& wanted = terms(at.truth.contract);
  CHECK(course.take(14) == one(13 - at.truth.tricks_done()) && course.take(14) == one(declaring));
  CHECK(course.take(14) == one(std::clamp(wanted.tricks - declaring, 0, 13)));
  CHECK(course.take(4) == (at.truth.contract == Contract::pass ? 0 : one(static_cast<int>(wanted.goal))));
  CHECK(strength.take(13) == one(forecast_tricks(at.seen.dealt)));
  CHECK(strength.take(14) == one(forecast_winners(at.seen.dealt)));
  for (const int rank : {kAce, kKing, kQueen})
    CHECK(strength.take(5) == one(size_of(at.seen.dealt & rank_in_all_suits(rank))));
  CHECK(strength.rest() == 0);
}

// In an order of suits of their own, every word of cards has the same cards under other names.
void check_order(const Moment& at) {
  const SuitOrder order(at.seen);
  Hand lanes_seen = 0;
  for (int suit = 0; suit < kSuits; ++suit) lanes_seen |= order.of(lane(suit));
  CHECK(lanes_seen == kDeck);
  if (at.truth.trump != kNoSuit) CHECK(order.of(lane(at.truth.trump)) == lane(0));
  for (int i = at.truth.trump == kNoSuit && at.truth.called == kNoCard ? 1 : 3; i < kSuits; ++i)
    CHECK(size_of(at.seen.dealt & lane(order.suit_at(i - 1))) >=
          size_of(at.seen.dealt & lane(order.suit_at(i))));
}

void check_moves(const Moment& at) {
  if (!at.view.my_turn()) return;
  const Features told = features(at.view);
  const std::vector<Move> moves = at.view.legal_moves();
  const SuitOrder order(at.seen);
  CHECK(told.state[0] == order.of(at.view.hand()) && told.moves.size() == moves.size());
  for (size_t i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    const bool named = move.kind == MoveKind::card || move.kind == MoveKind::call;
    Fields what(told.moves[i][1]);
    CHECK(told.moves[i][0] == (named ? order.of(bit(move.what)) : 0));
    CHECK(what.take(4) == one(static_cast<int>(move.kind)));
    CHECK(what.take(17) == (move.kind == MoveKind::bid ? one(move.what) : 0));
    CHECK(what.take(4) == (move.kind == MoveKind::trump ? order.of_suits(1U << move.what) : 0));
    CHECK(what.take(1) == move.blind);
    if (!named) continue;
    Position after = at.truth;
    after.trick[at.truth.turn] = move.what;
    if (after.leading()) after.led = static_cast<uint8_t>(suit_of_card(move.what));
    CHECK(what.take(13) == one(rank_of_card(move.what)));
    CHECK(what.take(4) == order.of_suits(1U << suit_of_card(move.what)));
    CHECK(what.take(1) == (suit_of_card(move.what) == at.truth.trump));
    CHECK(what.take(1) == (suit_of_card(move.what) == at.truth.led));
    CHECK(what.take(1) == (move.kind == MoveKind::card && trick_winner(after) == at.truth.turn));
    const int higher = size_of(above(move.what) & at.seen.unseen);
    CHECK(what.take(1) == (higher == 0) && what.take(8) == one(std::min(higher, 7)) && what.rest() == 0);
  }
}

void check_moment(const State& state, Rng& rng) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const Moment at(state, seat);
    const StateWords words = state_features(at.view);
    check_cards(at, words);
    check_situation(at, words);
    check_numbers(at, words);
    check_rules(state.tables(), words);
    check_play(at, words);
    check_order(at);
    check_moves(at);
    const State other = at.view.determinise(rng);  // no hidden card is read
    CHECK(state_features(other.view(seat)) == words);
    if (at.view.my_turn()) {
      const Features told = features(at.view), same = features(other.view(seat));
      CHECK(told.state == same.state && told.moves == same.moves);
    }
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
