#include "big_two/players/big2ai/plus/thrift.h"

namespace upperhand::big_two::big2ai {

namespace {

constexpr int kManyCards = 6;
constexpr int kFewCards = 3;

bool next_has_one_card(const Tables& tables, const Position& at) {
  return at.hands[next_seat(tables, at.turn)].size() == 1;
}

bool somebody_is_close(const Tables& tables, const Position& at) {
  for (size_t seat = 0; seat < static_cast<size_t>(tables.players); ++seat)
    if (seat != at.turn && at.hands[seat].size() <= kFewCards) return true;
  return false;
}

Combination single(const Tables& tables, int card) {
  return {Cards::of(card), Kind::single, static_cast<uint8_t>(tables.place(card))};
}

Cards highest_card(const Tables& tables, Cards cards) {
  return Cards::of(tables.card_at(tables.top_place(cards)));
}

// The cards of ranks that the hand holds only once.
Cards unpaired(Cards hand) {
  const uint64_t paired = Shape(hand).two * 15;
  return Cards(hand.mask() & ~paired);
}

// The weakest of the list, starting at number `first`.
Combination weakest(const Tables& tables, const Moves& sets, uint32_t first = 0) {
  Combination best = sets.combination(tables, first);
  int least = strength(tables, best);
  for (uint32_t i = first + 1; i < sets.size; ++i) {
    const Combination one = sets.combination(tables, i);
    const int strong = strength(tables, one);
    if (strong < least) best = one, least = strong;
  }
  return best;
}

Combination whole_hand(const Tables& tables, Cards hand, const Position& at) {
  if (hand.size() > 5) return {};
  const auto all = classify(tables, hand);
  if (!all) return {};
  if (!at.leading() && !beats(tables, *all, {at.table, at.table_kind, at.table_key})) return {};
  return *all;
}

uint32_t last_segment(const Moves& sets) {
  return sets.segments < 2 ? 0 : sets.segment[sets.segments - 2].end;
}

// A card that no unseen card beats, if it may be played and the rest can go out at once.
Combination last_but_one(const Tables& tables, const Position& at) {
  const Cards hand = at.hands[at.turn];
  if (hand.size() > 6) return {};
  const Cards out = Cards::deck() - at.gone - hand, top = highest_card(tables, hand);
  const int place = tables.place(top.lowest());
  if (!out.empty() && tables.top_place(out) > place) return {};
  if (!at.leading() && (at.table_kind != Kind::single || place < at.table_key)) return {};
  return classify(tables, hand - top) ? single(tables, top.lowest()) : Combination{};
}

Combination lead(const Tables& tables, const Position& at, Moves& sets) {
  const Cards hand = at.hands[at.turn];
  const Cards lowest = tables.lowest_card(hand);
  sets.clear();
  const bool no_singles = next_has_one_card(tables, at);
  const unsigned larger = tables.kinds & ~bit_of(Kind::single);
  writing::append_kinds<true>(tables, hand, larger, Kind::single, writing::kAnyKey, sets);
  if (sets.size > 0 && !no_singles) keep_containing(lowest, sets);
  if (sets.size > 0) return weakest(tables, sets, last_segment(sets));  // kinds come from small to large
  return single(tables, (no_singles ? highest_card(tables, hand) : lowest).lowest());
}

Combination follow_single(const Tables& tables, const Position& at, const Thrift& thrift, Rng& rng) {
  const Cards hand = at.hands[at.turn];
  const Cards above = hand & Cards(tables.above[at.table_key]);
  if (above.empty()) return {};
  if (next_has_one_card(tables, at)) return single(tables, highest_card(tables, above).lowest());
  const Cards alone = above & unpaired(hand);
  const Cards card = tables.lowest_card(alone.empty() ? above : alone);
  const bool dear = rank_of(card.lowest()) >= kRanks - 2 || alone.empty();
  if (dear && hand.size() > kManyCards && !somebody_is_close(tables, at) && rng.uniform() < thrift.save)
    return {};
  return single(tables, card.lowest());
}

Combination follow_larger(const Tables& tables, const Position& at, const Thrift& thrift, Moves& sets,
                          Rng& rng) {
  const Cards hand = at.hands[at.turn];
  sets.clear();
  unsigned kinds = bit_of(at.table_kind);
  if (size_of(at.table_kind) == 5) kinds |= tables.beaten_by[index_of(at.table_kind)];
  writing::append_kinds<false>(tables, hand, kinds, at.table_kind, at.table_key, sets);
  if (sets.size == 0) return {};
  const Combination best = weakest(tables, sets);
  const bool dear = best.kind == Kind::pair && rank_of(best.cards.lowest()) == kRanks - 1;
  if (dear && hand.size() > kManyCards && rng.uniform() < thrift.save) return {};
  return best;
}

// Rare sets on smaller ones: only to stop an opponent, or when few cards remain after it.
Combination rare_set(const Tables& tables, const Position& at, Moves& sets) {
  const Cards hand = at.hands[at.turn];
  const unsigned rare = tables.beaten_by[index_of(at.table_kind)];
  if (rare == 0 || size_of(at.table_kind) == 5 || hand.size() < 5) return {};
  if (hand.size() > 5 + kFewCards && !somebody_is_close(tables, at)) return {};
  sets.clear();
  writing::append_kinds<true>(tables, hand, rare, Kind::single, writing::kAnyKey, sets);
  return sets.size == 0 ? Combination{} : weakest(tables, sets);
}

}  // namespace

Combination thrifty_play(const Tables& tables, const Position& at, const Thrift& thrift, Moves& sets,
                         Rng& rng) {
  const Combination out = whole_hand(tables, at.hands[at.turn], at);
  if (!out.cards.empty()) return out;
  const Combination before_last = last_but_one(tables, at);
  if (!before_last.cards.empty()) return before_last;
  if (at.leading()) return lead(tables, at, sets);
  const Combination answer = at.table_kind == Kind::single ? follow_single(tables, at, thrift, rng)
                                                           : follow_larger(tables, at, thrift, sets, rng);
  return answer.cards.empty() ? rare_set(tables, at, sets) : answer;
}

}  // namespace upperhand::big_two::big2ai
