#include "big_two/learn/features.h"

#include "big_two/hand/analysis.h"
#include "big_two/rules/strongest.h"
#include "big_two/scene.h"
#include "check.h"
#include "errors.h"
#include "fields.h"

namespace upperhand::big_two::features_test {

using namespace upperhand::big_two::testing;

using upperhand::testing::Fields;

namespace {

uint64_t one(int value, int width) { return uint64_t{1} << std::min(value, width - 1); }
uint64_t ones(int count) { return (uint64_t{1} << count) - 1; }

// The cards whose places are set in the lowest 52 bits of a word.
Cards cards_in(const Tables& tables, uint64_t word) {
  Cards out;
  for (int place = 0; place < kDeckSize; ++place)
    if ((word >> place & 1) != 0) out |= Cards::of(tables.card_at(place));
  return out;
}

int held(Cards cards, int rank) { return (cards & Cards::rank(rank)).size(); }

uint64_t ranks_with(Cards cards, int count) {
  uint64_t out = 0;
  for (int rank = 0; rank < kRanks; ++rank) out |= uint64_t{held(cards, rank) >= count} << rank;
  return out;
}

uint64_t windows_in(const Tables& tables, Cards cards) {
  uint64_t out = 0;
  for (int first = 0; first < kRanks; ++first) {
    bool all = (tables.windows >> first & 1) != 0;
    for (int i = 0; i < 5; ++i) all = all && held(cards, (first + i) % kRanks) > 0;
    out |= uint64_t{all} << first;
  }
  return out;
}

uint64_t long_suits(Cards cards) {
  uint64_t out = 0;
  for (int suit = 0; suit < kSuits; ++suit) out |= uint64_t{(cards & Cards::suit(suit)).size() >= 5} << suit;
  return out;
}

// The place of the highest card, or of the top card of the highest pair; -1: there is none.
int top_of(const Tables& tables, Cards cards, int count) {
  int best = -1;
  for (const int card : cards)
    if (held(cards, rank_of(card)) >= count) best = std::max(best, tables.place(card));
  return best;
}

struct Moment {
  const State& state;
  const View view;
  const Tables& tables = state.tables();
  const Position& truth = state.position();
  size_t players = static_cast<size_t>(tables.players);

  Moment(const State& from, int seat) : state(from), view(from.view(seat)) {}
  size_t seat(size_t away) const { return (static_cast<size_t>(view.seat()) + away) % players; }
  size_t away(size_t other) const { return (other + players - static_cast<size_t>(view.seat())) % players; }
  Cards played(size_t other) const {
    Cards out;
    for (const Turn& turn : state.history())
      if (turn.seat == other) out |= turn.move.cards;
    return out;
  }
};

void check_hand_facts(const Tables& tables, uint64_t word, Cards cards) {
  Fields fields(word);
  for (const int count : {2, 3, 4}) CHECK(fields.take(13) == ranks_with(cards, count));
  CHECK(fields.take(13) == windows_in(tables, cards));
  CHECK(fields.take(4) == long_suits(cards));
  CHECK(fields.rest() == 0);
}

void check_cards(const Moment& at, const StateWords& words) {
  const Cards hand = at.view.hand();
  CHECK(cards_in(at.tables, words[0]) == hand);
  CHECK(cards_in(at.tables, words[1]) == at.view.unseen());
  for (size_t away = 0; away < kMostSeats; ++away)
    CHECK(cards_in(at.tables, words[2 + away]) == (away < at.players ? at.played(at.seat(away)) : Cards()));
  CHECK(cards_in(at.tables, words[6]) == at.truth.table);
  check_hand_facts(at.tables, words[10], hand);
  check_hand_facts(at.tables, words[11], at.view.unseen());
}

void check_situation(const Moment& at, const StateWords& words) {
  const bool leading = at.truth.leading();
  Fields situation(words[0], kDeckSize);
  CHECK(situation.take(1) == at.truth.opening && situation.take(1) == leading);
  CHECK(situation.take(4) == (leading ? 0 : uint64_t{1} << at.away(at.truth.table_seat)));
  CHECK(situation.take(4) == uint64_t{1} << at.away(at.truth.leader));
  CHECK(words[1] >> kDeckSize == (leading ? 0 : bit_of(at.truth.table_kind)));
  for (size_t away = 0; away < at.players; ++away)
    CHECK((words[2] >> kDeckSize >> away & 1) == (at.truth.passed >> at.seat(away) & 1U));
  Fields counts(words[7]);
  for (size_t away = 0; away < kMostSeats; ++away)
    CHECK(counts.take(14) == one(away < at.players ? at.truth.hands[at.seat(away)].size() : 0, 14));
}

// What opponents passed on: by the plays on the table.
void check_passes(const Moment& at, const StateWords& words) {
  std::array<uint64_t, kMostSeats> expected{};
  Cards table;
  for (const Turn& turn : at.state.history()) {
    if (!turn.move.is_pass()) {
      table = turn.move.cards;
      continue;
    }
    const Combination beaten = *classify(at.tables, table);
    const int rank = rank_of(table.highest());
    if (beaten.kind == Kind::single) expected[turn.seat] |= uint64_t{1} << rank;
    if (beaten.kind == Kind::pair) expected[turn.seat] |= uint64_t{1} << (13 + rank);
    if (size_of(beaten.kind) == 5)
      expected[turn.seat] |= uint64_t{1} << (26 + index_of(beaten.kind) - index_of(Kind::straight));
  }
  Fields first(words[8]), second(words[9]);
  for (size_t away = 1; away < at.players; ++away)
    CHECK((away < 3 ? first : second).take(31) == expected[at.seat(away)]);
}

void check_strength(const Moment& at, const StateWords& words) {
  const Cards hand = at.view.hand(), unseen = at.view.unseen();
  const int best = top_of(at.tables, unseen, 1), best_pair = top_of(at.tables, unseen, 2);
  int masters = 0, pairs = 0;
  for (const int card : hand) masters += at.tables.place(card) > best;
  for (int rank = 0; rank < kRanks; ++rank)
    pairs += top_of(at.tables, hand & Cards::rank(rank), 2) > best_pair;
  Fields strength(words[12]);
  CHECK(strength.take(14) == one(minimum_plays(at.tables, hand), 14));
  CHECK(strength.take(13) == ones(std::min(masters, 13)));
  CHECK(strength.take(7) == ones(std::min(pairs, 7)));
  Fields tops(words[13]);
  for (const int place : {best, best_pair, top_of(at.tables, hand, 1), top_of(at.tables, hand, 2)})
    CHECK(tops.take(13) == (place < 0 ? 0 : uint64_t{1} << rank_of(place)));
}

void check_pass(const Moment& at, const MoveWords& words) {
  CHECK(words[0] == 0 && words[3] == 0);
  CHECK(cards_in(at.tables, words[1]) == at.view.hand());
  CHECK(words[1] >> kDeckSize == 1);
  Fields order(words[2]);
  CHECK(order.take(17) == 0);
  CHECK(order.take(14) == one(at.view.hand().size(), 14));
  CHECK(order.take(14) == one(minimum_plays(at.tables, at.view.hand()), 14));
  CHECK(order.rest() == 0);
}

int range_of(int stronger) {
  int out = 0;
  for (const int end : {0, 1, 3, 6, 12, 25, 60}) out += stronger > end;
  return out;
}

void check_play(const Moment& at, Cards cards, const MoveWords& words) {
  const Cards hand = at.view.hand(), rest = hand - cards;
  const Combination play = *classify(at.tables, cards);
  CHECK(cards_in(at.tables, words[0]) == cards && words[0] >> kDeckSize == bit_of(play.kind));
  CHECK(cards_in(at.tables, words[1]) == rest);
  Fields told(words[1], kDeckSize);
  CHECK(told.take(1) == 0 && told.take(1) == rest.empty());
  CHECK(told.take(1) == !can_beat(at.tables, at.view.unseen(), play.kind, play.key));
  CHECK(told.take(1) == at.truth.opening);
  const int top = top_of(at.tables, cards, 1), fewest = minimum_plays(at.tables, rest);
  Fields order(words[2]);
  CHECK(order.take(13) == uint64_t{1} << rank_of(top) && order.take(4) == uint64_t{1} << (top & 3));
  CHECK(order.take(14) == one(rest.size(), 14) && order.take(14) == one(fewest, 14));
  const int lost = std::clamp(fewest + 1 - minimum_plays(at.tables, hand), 0, 3);
  CHECK(order.take(4) == uint64_t{1} << lost);
  int stronger = 0;
  for (const Combination& other : beating(at.tables, at.view.unseen(), play))
    stronger += size_of(other.kind) == size_of(play.kind);
  CHECK(order.take(8) == uint64_t{1} << range_of(stronger));
  Fields broken(words[3]);
  for (const int count : {2, 3, 4})
    CHECK(broken.take(13) ==
          (ranks_with(hand, count) & ~ranks_with(rest, count) & ~ranks_with(cards, count)));
  CHECK(broken.take(1) == ((windows_in(at.tables, hand) & ~windows_in(at.tables, rest)) != 0));
  CHECK(broken.take(1) == (long_suits(hand) != long_suits(rest)));
  const int next = at.truth.hands[at.seat(1)].size();
  CHECK(broken.take(14) == (size_of(play.kind) >= next ? one(next, 14) : 0));
}

void check_hidden(const Moment& at) {
  const HiddenWords words = encode_hidden(at.tables, at.truth, at.view.seat());
  std::array<int, 2> best = {-1, -1};
  std::array<size_t, 2> who{};
  Fields facts(words[3]);
  const uint64_t beating = facts.take(4);
  for (size_t away = 0; away < at.players; ++away) {
    const Cards hand = at.truth.hands[at.seat(away)];
    for (size_t i = 0; i < 2; ++i)
      if (const int top = top_of(at.tables, hand, static_cast<int>(i) + 1); top > best[i])
        best[i] = top, who[i] = away;
    const bool beats =
        !at.truth.leading() && can_beat(at.tables, hand, at.truth.table_kind, at.truth.table_key);
    CHECK((beating >> away & 1) == beats);
    if (away == 0) continue;
    CHECK(cards_in(at.tables, words[away - 1]) == hand);
    CHECK(words[away - 1] >> kDeckSize == one(minimum_plays(at.tables, hand), 12));
  }
  CHECK(facts.take(4) == uint64_t{1} << who[0]);
  CHECK(facts.take(4) == (best[1] < 0 ? 0 : uint64_t{1} << who[1]));
  CHECK(facts.take(2) == (at.truth.turn == at.view.seat() ? 1U : 2U));
  for (size_t away = 0; away < at.players; ++away)
    CHECK(facts.take(4) == ones(std::min((at.truth.hands[at.seat(away)].size() + 3) / 4, 4)));
}

void check_moment(const State& state, Rng& rng) {
  for (int seat = 0; seat < state.tables().players; ++seat) {
    const Moment at(state, seat);
    const StateWords words = state_features(at.view);
    check_cards(at, words);
    check_situation(at, words);
    check_passes(at, words);
    check_strength(at, words);
    check_hidden(at);
    CHECK((std::array{words[14], words[15]} == encode_rules(at.tables)));
    CHECK(state_features(at.view.determinise(rng).view(seat)) == words);  // no hidden card is read
  }
  const Moment at(state, state.turn());
  const Features told = features(at.view);
  CHECK(told.state == state_features(at.view));
  const std::vector<Move> moves = at.view.legal_moves();
  CHECK(told.moves.size() == moves.size());
  for (size_t i = 0; i < moves.size(); i += 1 + moves.size() / 24)
    if (!moves[i].is_pass()) check_play(at, moves[i].cards, told.moves[i]);
  if (moves.back().is_pass()) check_pass(at, told.moves.back());
}

}  // namespace

TEST(features_say_what_a_view_says) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables())
    for (uint64_t seed = 0; seed < 2; ++seed) {
      State state = State::deal(tables, seed, names_of(tables->players));
      for (int i = 0; i < 12; ++i) {
        check_moment(state, rng);
        play_on(state, 3, rng);
      }
    }
}

TEST(features_of_the_rules_tell_them_apart) {
  std::vector<std::array<uint64_t, 2>> seen;
  for (const SharedTables& tables : all_tables()) {
    const auto words = encode_rules(*tables);
    CHECK(std::find(seen.begin(), seen.end(), words) == seen.end());
    seen.push_back(words);
  }
  Fields first(seen[1][0]), second(seen[3][1]);
  CHECK(first.take(10) == 1023 && first.take(13) == 8191);
  CHECK(first.take(4) == 0b0100);          // 23456 is the highest straight, A2345 neither high nor low
  CHECK(second.take(10) == 0b0110000000);  // a straight loses to full houses and fours
}

TEST(features_are_of_a_decision) {
  const State state = State::deal(usual(), 1, names_of(4));
  CHECK_THROWS(features(state.view((state.turn() + 1) % 4)), OutOfTurnError, "not this seat's turn");
}

TEST(cards_of_earlier_plays_can_be_forgotten) {
  const State state = ending(usual(), {"3D 9D", "4S 8D", "6D 7D", "5D TD"}, 0, "3D | 4S");
  const View view = state.view(2);
  const Features all = features(view), fewer = features(view, Cards::parse("3D"));
  CHECK(all.state != fewer.state && features(view, Cards()).state == all.state);
  CHECK_THROWS(features(view, Cards::parse("3D 4S")), Error, "can be forgotten, and 4S is not");
  CHECK_THROWS(features(view, Cards::parse("4S 6D")), Error, "can be forgotten, and 4S 6D are not");
}

}  // namespace upperhand::big_two::features_test
