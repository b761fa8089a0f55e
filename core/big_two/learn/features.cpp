#include "big_two/learn/features.h"

#include <algorithm>

#include "big_two/hand/analysis.h"
#include "big_two/hand/counts.h"
#include "big_two/rules/strongest.h"
#include "errors.h"
#include "field_bits.h"

namespace upperhand::big_two {

namespace {

// Ranges of how many unseen combinations beat a play.
int range_of(int stronger) {
  constexpr std::array<int, 7> kEnds = {0, 1, 3, 6, 12, 25, 60};
  return static_cast<int>(std::lower_bound(kEnds.begin(), kEnds.end(), stronger) - kEnds.begin());
}

unsigned long_suits(Cards cards) {
  unsigned out = 0;
  for (int suit = 0; suit < kSuits; ++suit)
    out |= static_cast<unsigned>((cards & Cards::suit(suit)).size() >= 5) << suit;
  return out;
}

// The highest pair as the place of its top card; -1 if there is none.
int top_pair(const Tables& tables, Cards cards) {
  const uint64_t twos = Shape(cards).two;
  if (twos == 0) return -1;
  return tables.top_place(cards & Cards::rank(rank_of(63 - std::countl_zero(twos))));
}

int top_single(const Tables& tables, Cards cards) { return cards.empty() ? -1 : tables.top_place(cards); }

size_t seat_at(const Tables& tables, size_t seat, size_t distance) {
  return (seat + distance) % static_cast<size_t>(tables.players);
}

void check_forgotten(const Position& position, Cards forgotten) {
  const Cards others = forgotten - (position.gone - position.table);
  if (!others.empty())
    throw Error("only cards of earlier plays can be forgotten, and " + others.text() +
                (others.size() == 1 ? " is" : " are") + " not");
}

}  // namespace

std::array<uint64_t, 2> encode_rules(const Tables& tables) {
  const Rules& rules = tables.rules;
  const auto high = [&](int window) {
    return (tables.windows >> window & 1) != 0 &&
           tables.window_level[static_cast<size_t>(window)] + 1 == std::popcount(tables.windows);
  };
  const auto low = [&](int window) {
    return (tables.windows >> window & 1) != 0 && tables.window_level[static_cast<size_t>(window)] == 0;
  };
  constexpr int kAce = 11, kTwo = 12;
  FieldBits first, second;
  first.put(tables.kinds, kKinds).put(tables.windows, kRanks);
  first.put(high(kAce), 1).put(low(kAce), 1).put(high(kTwo), 1).put(low(kTwo), 1);
  first.put(tables.flush_by_suit, 1).put(tables.passed_are_out, 1).put(tables.lead_after_unbeatable, 1);
  first.put(rules.must_match == "type", 1).put(!rules.bombs.empty(), 1);
  first.one_of(static_cast<int>(tables.opening), 3).one_of(tables.players - 2, 3);
  for (const Kind kind : {Kind::straight, Kind::flush, Kind::full_house, Kind::four_plus_one})
    second.put(tables.beaten_by[index_of(kind)], kKinds);
  second.put(tables.score_by_value, 1).put(rules.card_points > 1, 1).put(rules.double_from > 0, 1);
  second.put(rules.triple_from > 0, 1).put(rules.triple_if_unplayed, 1).put(rules.double_per_two, 1);
  return {first.word(), second.word()};
}

Encoder::Encoder(const Tables& tables, const std::array<uint64_t, 2>& rule_words, const Position& position,
                 const Counts& counts, const Shown& shown, int seat)
    : tables_(tables),
      rule_words_(rule_words),
      position_(position),
      counts_(counts),
      shown_(shown),
      seat_(static_cast<size_t>(seat)),
      hand_(position.hands[seat_]),
      unseen_(Cards::deck() - position.gone - hand_),
      fewest_plays_(minimum_plays(tables, hand_)) {}

uint64_t Encoder::hand_facts(Cards cards) const {
  const Shape shape(cards);
  return FieldBits()
      .put(pack_ranks(shape.two), kRanks)
      .put(pack_ranks(shape.three), kRanks)
      .put(pack_ranks(shape.four), kRanks)
      .put(filled_windows(shape.ranks()) & tables_.windows, kRanks)
      .put(long_suits(cards), kSuits)
      .word();
}

StateWords Encoder::state() const {
  StateWords out{};
  const bool leading = position_.leading();
  const auto players = static_cast<size_t>(tables_.players);
  const auto distance = [&](size_t seat) { return (seat + players - seat_) % players; };
  FieldBits situation;
  situation.put(position_.opening, 1).put(leading, 1);
  situation.put(leading ? 0 : uint64_t{1} << distance(position_.table_seat), 4);
  situation.put(uint64_t{1} << distance(position_.leader), 4);
  uint64_t passed = 0;
  for (size_t seat = 0; seat < players; ++seat)
    passed |= static_cast<uint64_t>(position_.passed >> seat & 1) << distance(seat);
  out[0] = placed(tables_, hand_) | situation.word() << kDeckSize;
  out[1] = placed(tables_, unseen_);
  if (!leading) out[1] |= uint64_t{bit_of(position_.table_kind)} << kDeckSize;
  out[2] = placed(tables_, shown_.played[seat_]) | passed << kDeckSize;
  FieldBits counts, first, second;
  for (size_t away = 0; away < kMostSeats; ++away) {
    const bool there = away < players;
    const size_t seat = seat_at(tables_, seat_, away);
    counts.one_of(there ? counts_[seat] : 0, 14);
    if (away == 0 || !there) continue;
    out[2 + away] = placed(tables_, shown_.played[seat]);
    (away < 3 ? first : second).put(shown_.passed_on[seat].bits(), PassedOn::kBits);
  }
  out[6] = placed(tables_, position_.table);
  out[7] = counts.word();
  out[8] = first.word();
  out[9] = second.word();
  out[10] = hand_facts(hand_);
  out[11] = hand_facts(unseen_);
  const int unseen_single = top_single(tables_, unseen_), unseen_pair = top_pair(tables_, unseen_);
  const int own_single = top_single(tables_, hand_), own_pair = top_pair(tables_, hand_);
  const Cards masters =
      unseen_single < 0 ? hand_ : hand_ & Cards(tables_.above[static_cast<size_t>(unseen_single)]);
  int pairs = 0;
  for (uint64_t twos = Shape(hand_).two; twos != 0; twos &= twos - 1)
    pairs += tables_.top_place(hand_ & Cards::rank(rank_of(std::countr_zero(twos)))) > unseen_pair;
  out[12] = FieldBits().one_of(fewest_plays_, 14).count(masters.size(), 13).count(pairs, 7).word();
  const auto rank_bit = [](int place) { return place < 0 ? 0 : uint64_t{1} << rank_of(place); };
  out[13] = FieldBits()
                .put(rank_bit(unseen_single), kRanks)
                .put(rank_bit(unseen_pair), kRanks)
                .put(rank_bit(own_single), kRanks)
                .put(rank_bit(own_pair), kRanks)
                .word();
  out[14] = rule_words_[0];
  out[15] = rule_words_[1];
  return out;
}

MoveWords Encoder::move(Cards cards, Kind kind) const {
  MoveWords out{};
  const Cards rest = hand_ - cards;
  const int fewest = cards.empty() ? fewest_plays_ : minimum_plays(tables_, rest);
  out[1] = placed(tables_, rest);
  FieldBits order, broken;
  if (cards.empty()) {
    out[1] |= uint64_t{1} << kDeckSize;
    order.put(0, kRanks + kSuits);
  } else {
    const Combination one{cards, kind, key_of(tables_, cards, kind)};
    const int stronger = compared_counts(tables_, unseen_, one).stronger;
    const bool unbeatable = !can_beat(tables_, unseen_, kind, one.key);
    out[0] = placed(tables_, cards) | uint64_t{bit_of(kind)} << kDeckSize;
    out[1] |= FieldBits().put(0, 1).put(rest.empty(), 1).put(unbeatable, 1).put(position_.opening, 1).word()
              << kDeckSize;
    const int top = tables_.top_place(cards);
    order.one_of(rank_of(top), kRanks).one_of(top & 3, kSuits);
    order.one_of(rest.size(), 14).one_of(fewest, 14).one_of(fewest + 1 - fewest_plays_, 4);
    order.one_of(range_of(stronger), 8);
    const Shape before(hand_), after(rest), used(cards);
    broken.put(pack_ranks(before.two & ~after.two & ~used.two), kRanks);
    broken.put(pack_ranks(before.three & ~after.three & ~used.three), kRanks);
    broken.put(pack_ranks(before.four & ~after.four & ~used.four), kRanks);
    broken.put((filled_windows(before.ranks()) & ~filled_windows(after.ranks()) & tables_.windows) != 0, 1);
    broken.put(long_suits(hand_) != long_suits(rest), 1);
    const size_t next = seat_at(tables_, seat_, 1);
    if (size_of(kind) >= counts_[next]) broken.one_of(counts_[next], 14);
    out[2] = order.word();
    out[3] = broken.word();
    return out;
  }
  order.one_of(rest.size(), 14).one_of(fewest, 14);
  out[2] = order.word();
  return out;
}

Features features(const View& view, Cards forgotten) {
  if (!view.my_turn()) throw OutOfTurnError("features are of a decision: it is not this seat's turn");
  const Tables& tables = view.tables();
  const auto rules = encode_rules(tables);
  Position position = view.position();
  Shown shown = shown_in(view);
  check_forgotten(position, forgotten);
  position.gone -= forgotten;
  for (Cards& played : shown.played) played -= forgotten;
  const Encoder encoder(tables, rules, position, view.counts(), shown, view.seat());
  Features out{encoder.state(), {}};
  for (const Move& move : view.legal_moves()) {
    const auto one = classify(tables, move.cards);
    out.moves.push_back(encoder.move(move.cards, one ? one->kind : Kind::single));
  }
  return out;
}

StateWords state_features(const View& view) {
  const auto rules = encode_rules(view.tables());
  const Shown shown = shown_in(view);
  return Encoder(view.tables(), rules, view.position(), view.counts(), shown, view.seat()).state();
}

HiddenWords encode_hidden(const Tables& tables, const Position& position, int seat) {
  HiddenWords out{};
  const auto own = static_cast<size_t>(seat);
  const auto players = static_cast<size_t>(tables.players);
  int best_single = -1, best_pair = -1;
  size_t single_at = 0, pair_at = 0;
  FieldBits facts;
  uint64_t beating = 0;
  for (size_t away = 0; away < players; ++away) {
    const Cards hand = position.hands[seat_at(tables, own, away)];
    const int single = top_single(tables, hand), pair = top_pair(tables, hand);
    if (single > best_single) best_single = single, single_at = away;
    if (pair > best_pair) best_pair = pair, pair_at = away;
    if (!position.leading() && can_beat(tables, hand, position.table_kind, position.table_key))
      beating |= uint64_t{1} << away;
    if (away > 0)
      out[away - 1] = placed(tables, hand) | FieldBits().one_of(minimum_plays(tables, hand), 12).word()
                                                 << kDeckSize;
  }
  facts.put(beating, 4).one_of(static_cast<int>(single_at), 4);
  facts.put(best_pair < 0 ? 0 : uint64_t{1} << pair_at, 4);
  facts.one_of(position.turn == own ? 0 : 1, 2);
  for (size_t away = 0; away < players; ++away)
    facts.count((position.hands[seat_at(tables, own, away)].size() + 3) / 4, 4);
  out[3] = facts.word();
  return out;
}

}  // namespace upperhand::big_two
