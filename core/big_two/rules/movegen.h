// Every play that a hand contains, each once: all of them, or those that beat a combination on the table.
// Defined in the header because playouts spend most of their time here and need it inlined.
#pragma once

#include <algorithm>

#include "big_two/rules/combination.h"
#include "errors.h"

namespace upperhand::big_two {

// Where the plays of one kind end in a list of plays.
struct Segment {
  Kind kind;
  uint32_t end;
};

// A list of plays, grouped by kind, in storage that is left uninitialised on purpose. Single cards come first
// and stay one set, because most turns of a game only play one of them; they have no entry in `masks`.
template <uint32_t Capacity>
struct MoveList {
  static constexpr uint32_t capacity = Capacity;
  uint32_t size = 0;
  uint32_t segments = 0;
  Segment segment[kKinds];
  Cards singles;
  uint64_t masks[Capacity];

  void clear() {
    size = segments = 0;
    singles = Cards();
  }
  Cards cards(uint32_t i) const {
    return i < static_cast<uint32_t>(singles.size()) ? singles.nth(i) : Cards(masks[i]);
  }
  Kind kind(uint32_t i) const {
    uint32_t at = 0;
    while (segment[at].end <= i) ++at;
    return segment[at].kind;
  }
  Combination combination(const Tables& tables, uint32_t i) const {
    const Kind of = kind(i);
    return {cards(i), of, key_of(tables, cards(i), of)};
  }
};

// Writers may write a few entries past the end; both sizes leave room for that. Enough for any hand of 18
// cards, the largest that is dealt. The most plays come from 13 cards of one suit: C(13,5) = 1,287 flushes
// and straight flushes; five more cards add a few hundred at most.
inline constexpr int kLargestHand = 18;
using Moves = MoveList<4096>;
inline void check_hand(Cards hand) {
  if (hand.size() > kLargestHand)
    throw CardsError("a hand has at most " + std::to_string(kLargestHand) + " cards, not " +
                     std::to_string(hand.size()));
}
// Enough for the whole deck: 52 singles, 78 pairs, 52 triples, 2,821 four-card hands and 22,776 five-card
// hands, if all 13 windows of ranks are straights.
using DeckMoves = MoveList<26624>;

namespace writing {

// Subsets of the four suits by size, and the 5-subsets of 13 ranks.
struct Subsets {
  std::array<uint8_t, 16> pairs{}, triples{};  // how many
  std::array<std::array<uint8_t, 6>, 16> pair{};
  std::array<std::array<uint8_t, 4>, 16> triple{};
  // In ascending order of the bit pattern, so that the first `fives[n]` are within the n lowest ranks.
  std::array<uint16_t, 1287> five{};
  std::array<uint16_t, kRanks + 1> fives{};

  constexpr Subsets() {
    for (unsigned held = 0; held < 16; ++held)
      for (unsigned part = 0; part <= held; ++part) {
        if ((part & ~held) != 0) continue;
        if (std::popcount(part) == 2) pair[held][pairs[held]++] = static_cast<uint8_t>(part);
        if (std::popcount(part) == 3) triple[held][triples[held]++] = static_cast<uint8_t>(part);
      }
    size_t count = 0;
    for (unsigned part = 0; part < 1U << kRanks; ++part)
      if (std::popcount(part) == 5) five[count++] = static_cast<uint16_t>(part);
    for (unsigned n = 5; n <= kRanks; ++n)
      fives[n] = static_cast<uint16_t>(n * (n - 1) * (n - 2) * (n - 3) * (n - 4) / 120);
  }
};
constexpr Subsets kSubsets;

constexpr int kAnyKey = -1;

// The ranks of `ranks` (a bit at each rank's diamond) above a key that is a rank.
[[gnu::always_inline]] inline uint64_t ranks_above(uint64_t ranks, int above) {
  return above == kAnyKey ? ranks : ranks & ~uint64_t{0} << (4 * above) << 1;
}

[[gnu::always_inline]] inline unsigned suits_at(Cards hand, int shift) {
  return static_cast<unsigned>(hand.mask() >> shift) & 15U;
}

// Each writer below writes the plays of one kind that are above a key (or kAnyKey: all of them) to `out` and
// returns where they end.

// The pairs of the rank at `shift`, each together with the cards in `with`.
[[gnu::always_inline]] inline uint64_t* write_pairs_at(Cards hand, int shift, uint64_t with, uint64_t* out) {
  const unsigned held = suits_at(hand, shift);
  const auto put = [&](size_t i) { out[i] = with | static_cast<uint64_t>(kSubsets.pair[held][i]) << shift; };
  put(0), put(1), put(2);  // usually one or three
  if (held == 15) put(3), put(4), put(5);
  return out + kSubsets.pairs[held];
}

[[gnu::always_inline]] inline uint64_t* write_pairs(const Tables& tables, Cards hand, const Shape& shape,
                                                    int above, uint64_t* out) {
  uint64_t ranks = shape.two;
  if (above != kAnyKey) {
    const int shift = above & ~3;
    ranks = ranks >> shift << shift;
    if (ranks == 0) return out;
    if ((ranks >> shift & 1) != 0) {  // a pair of the same rank needs a higher suit
      const unsigned held = suits_at(hand, shift);
      const unsigned higher = tables.suits_above[held][static_cast<size_t>(above & 3)];
      for (size_t i = 0; i < kSubsets.pairs[held]; ++i) {
        *out = static_cast<uint64_t>(kSubsets.pair[held][i]) << shift;
        out += (kSubsets.pair[held][i] & higher) != 0;
      }
      ranks &= ranks - 1;
    }
  }
  for (; ranks != 0; ranks &= ranks - 1) out = write_pairs_at(hand, std::countr_zero(ranks), 0, out);
  return out;
}

[[gnu::always_inline]] inline uint64_t* write_triples(Cards hand, const Shape& shape, int above,
                                                      uint64_t* out) {
  for (uint64_t ranks = ranks_above(shape.three, above); ranks != 0; ranks &= ranks - 1) {
    const int shift = std::countr_zero(ranks);
    const unsigned held = suits_at(hand, shift);
    for (size_t i = 0; i < kSubsets.triples[held]; ++i)
      *out++ = static_cast<uint64_t>(kSubsets.triple[held][i]) << shift;
  }
  return out;
}

// Ranked by the top card of the higher pair.
[[gnu::always_inline]] inline uint64_t* write_two_pairs(const Tables& tables, Cards hand, const Shape& shape,
                                                        int above, uint64_t* out) {
  for (uint64_t high = shape.two; high != 0; high &= high - 1) {
    const int shift = std::countr_zero(high);
    const unsigned held = suits_at(hand, shift);
    for (size_t i = 0; i < kSubsets.pairs[held]; ++i) {
      const uint64_t pair = static_cast<uint64_t>(kSubsets.pair[held][i]) << shift;
      if (tables.top_place(Cards(pair)) <= above) continue;
      for (uint64_t low = shape.two & ((uint64_t{1} << shift) - 1); low != 0; low &= low - 1)
        out = write_pairs_at(hand, std::countr_zero(low), pair, out);
    }
  }
  return out;
}

[[gnu::always_inline]] inline uint64_t* write_fours(const Shape& shape, int above, uint64_t* out) {
  for (uint64_t ranks = ranks_above(shape.four, above); ranks != 0; ranks &= ranks - 1)
    *out++ = uint64_t{15} << std::countr_zero(ranks);
  return out;
}

// The filled windows that contain a straight whose key may exceed `above`.
[[gnu::always_inline]] inline unsigned windows_from(const Tables& tables, unsigned filled, int above) {
  if (above < 4) return filled;
  return filled & tables.windows_above[static_cast<size_t>((above >> 2) - 1)];
}

// What the suits of a hand offer for flushes and straight flushes.
struct Suits {
  unsigned long_suits = 0;                 // suits of five cards or more, a bit each
  unsigned windows = 0;                    // windows with a suited straight in any suit
  std::array<unsigned, kSuits> of_suit{};  // those of each long suit

  Suits(const Tables& tables, Cards hand, unsigned filled) {
    for (int suit = 0; suit < kSuits; ++suit) {
      const uint64_t held = hand.mask() & Cards::suit(suit).mask();
      if (std::popcount(held) < 5) continue;
      long_suits |= 1U << suit;
      if (filled == 0) continue;
      const unsigned ranks = pack_ranks(held >> suit);
      windows |= of_suit[static_cast<size_t>(suit)] = filled_windows(ranks) & tables.windows;
    }
  }
};

// The lowest card of each rank.
[[gnu::always_inline]] inline uint64_t lowest_of_ranks(Cards hand) {
  const uint64_t mask = hand.mask();
  const uint64_t higher = (mask & 7 * kOneSuit) << 1 | (mask & 3 * kOneSuit) << 2 | (mask & kOneSuit) << 3;
  return mask & ~higher;
}

// Writes every choice of one card per rank from `cards`; `low` are the lowest.
[[gnu::always_inline]] inline uint64_t* write_choices(uint64_t low, uint64_t cards, uint64_t* out) {
  uint64_t* const start = out;
  *out++ = low;
  for (uint64_t extra = cards & ~low; extra != 0;) {
    const uint64_t rank = uint64_t{15} << (std::countr_zero(extra) & ~3);
    const uint64_t* const end = out;
    for (uint64_t rest = extra & rank; rest != 0; rest &= rest - 1)
      for (const uint64_t* set = start; set != end; ++set) *out++ = (*set & ~rank) | (rest & (~rest + 1));
    extra &= ~rank;
  }
  return out;
}

[[gnu::always_inline]] inline uint64_t* write_straights(const Tables& tables, Cards hand, unsigned filled,
                                                        unsigned suited, int above, uint64_t* out) {
  const uint64_t lowest = lowest_of_ranks(hand);
  for (unsigned windows = windows_from(tables, filled, above); windows != 0; windows &= windows - 1) {
    const auto first = static_cast<size_t>(std::countr_zero(windows));
    uint64_t cards = hand.mask() & tables.window_cards[first], low = lowest & tables.window_cards[first];
    if (above != kAnyKey && tables.window_level[first] == above >> 2) {
      const int top = tables.window_top[first];
      const unsigned higher = tables.suits_above[hand.suits_of(top)][static_cast<size_t>(above & 3)];
      if (higher == 0) continue;
      cards = (cards & ~Cards::rank(top).mask()) | static_cast<uint64_t>(higher) << (4 * top);
      low = lowest_of_ranks(Cards(cards));
    }
    uint64_t* const start = out;
    out = write_choices(low, cards, out);
    if ((suited >> first & 1) != 0 && tables.suited_straight_is_no_straight)
      out = std::remove_if(start, out, [](uint64_t mask) { return one_suit(Cards(mask)); });
  }
  return out;
}

// How many of a suit's lowest cards cannot be the top of a flush above the key `above`.
[[gnu::always_inline]] inline size_t flush_skips(const Tables& tables, uint64_t held, int suit, int above) {
  if (above == kAnyKey) return 0;
  const auto count = static_cast<size_t>(std::popcount(held));
  if (!tables.flush_by_suit)
    return count - static_cast<size_t>(std::popcount(held & tables.above[static_cast<size_t>(above)]));
  const int place = tables.suit_place[static_cast<size_t>(suit)];
  if (place != above / kRanks) return place > above / kRanks ? 0 : count;
  return static_cast<size_t>(std::popcount(held & ((uint64_t{2} << (above % kRanks * 4 + 3)) - 1)));
}

[[gnu::always_inline]] inline uint64_t* write_flushes(const Tables& tables, Cards hand, const Suits& suits,
                                                      int above, uint64_t* out) {
  for (unsigned rest = suits.long_suits; rest != 0; rest &= rest - 1) {
    const int suit = std::countr_zero(rest);
    const uint64_t held = hand.mask() & Cards::suit(suit).mask();
    size_t i = kSubsets.fives[flush_skips(tables, held, suit, above)];
    const size_t end = kSubsets.fives[static_cast<size_t>(std::popcount(held))];
    if (suits.of_suit[static_cast<size_t>(suit)] == 0 || !tables.suited_straight_is_no_flush) {
      for (; i < end; ++i) *out++ = spread_bits(kSubsets.five[i], held);
    } else {
      for (; i < end; ++i) {
        *out = spread_bits(kSubsets.five[i], held);
        out += (filled_windows(pack_ranks(*out >> suit)) & tables.windows) == 0;
      }
    }
  }
  return out;
}

[[gnu::always_inline]] inline uint64_t* write_full_houses(Cards hand, const Shape& shape, int above,
                                                          uint64_t* out) {
  for (uint64_t threes = ranks_above(shape.three, above); threes != 0; threes &= threes - 1) {
    const int shift = std::countr_zero(threes);
    const unsigned held = suits_at(hand, shift);
    for (uint64_t twos = shape.two & ~(threes & (~threes + 1)); twos != 0; twos &= twos - 1)
      for (size_t i = 0; i < kSubsets.triples[held]; ++i)
        out = write_pairs_at(hand, std::countr_zero(twos),
                             static_cast<uint64_t>(kSubsets.triple[held][i]) << shift, out);
  }
  return out;
}

[[gnu::always_inline]] inline uint64_t* write_fours_plus_one(Cards hand, const Shape& shape, int above,
                                                             uint64_t* out) {
  for (uint64_t ranks = ranks_above(shape.four, above); ranks != 0; ranks &= ranks - 1) {
    const uint64_t four = uint64_t{15} << std::countr_zero(ranks);
    for (uint64_t rest = hand.mask() & ~four; rest != 0; rest &= rest - 1)
      *out++ = four | (rest & (~rest + 1));
  }
  return out;
}

[[gnu::always_inline]] inline uint64_t* write_straight_flushes(const Tables& tables, const Suits& suits,
                                                               int above, uint64_t* out) {
  for (unsigned windows = windows_from(tables, suits.windows, above); windows != 0; windows &= windows - 1) {
    const auto first = static_cast<size_t>(std::countr_zero(windows));
    unsigned held = 0;
    for (size_t suit = 0; suit < kSuits; ++suit) held |= (suits.of_suit[suit] >> first & 1) << suit;
    if (above != kAnyKey && tables.window_level[first] == above >> 2)
      held = tables.suits_above[held][static_cast<size_t>(above & 3)];
    for (; held != 0; held &= held - 1)
      *out++ = tables.window_cards[first] & Cards::suit(std::countr_zero(held)).mask();
  }
  return out;
}

template <uint32_t Capacity>
void add_segment(MoveList<Capacity>& list, Kind kind, const uint64_t* end) {
  const auto size = static_cast<uint32_t>(end - list.masks);
  list.segment[list.segments] = {kind, size};
  list.segments += size != list.size;  // no branch: often there are none, and nobody can predict when
  list.size = size;
}

// The first kind of every list.
template <uint32_t Capacity>
[[gnu::always_inline]] inline void add_singles(const Tables& tables, Cards hand, int above,
                                               MoveList<Capacity>& list) {
  list.singles = above == kAnyKey ? hand : hand & Cards(tables.above[static_cast<size_t>(above)]);
  add_segment(list, Kind::single, list.masks + list.singles.size());
}

constexpr unsigned kUpToFour = bit_of(Kind::straight) - 1;

// Appends the plays of every kind in `kinds`; of the kind `own`, unless all are wanted, only those above a
// key. One branch per kind and no loop over kinds: a jump that depends on the kind would be mispredicted at
// every turn.
template <bool kAll, uint32_t Capacity>
[[gnu::noinline]] void append_kinds(const Tables& tables, Cards hand, unsigned kinds, Kind own, int key,
                                    MoveList<Capacity>& list) {
  if (hand.size() < 5) kinds &= kUpToFour;
  if (kinds == 0) return;
  const Shape shape(hand);
  const auto wants = [&](Kind kind) { return (kinds & bit_of(kind)) != 0; };
  const auto above = [&](Kind kind) { return !kAll && kind == own ? key : kAnyKey; };
  const auto end = [&] { return list.masks + list.size; };
  const auto add = [&](Kind kind, const uint64_t* out) { add_segment(list, kind, out); };
  if (wants(Kind::single)) add_singles(tables, hand, above(Kind::single), list);
  if (wants(Kind::pair)) add(Kind::pair, write_pairs(tables, hand, shape, above(Kind::pair), end()));
  if (wants(Kind::triple)) add(Kind::triple, write_triples(hand, shape, above(Kind::triple), end()));
  if (wants(Kind::two_pair))
    add(Kind::two_pair, write_two_pairs(tables, hand, shape, above(Kind::two_pair), end()));
  if (wants(Kind::four_of_a_kind))
    add(Kind::four_of_a_kind, write_fours(shape, above(Kind::four_of_a_kind), end()));
  if ((kinds & ~kUpToFour) == 0) return;
  const unsigned filled = filled_windows(shape.ranks()) & tables.windows;
  const Suits suits(tables, hand, filled);
  if (filled != 0 && wants(Kind::straight))
    add(Kind::straight, write_straights(tables, hand, filled, suits.windows, above(Kind::straight), end()));
  if (suits.long_suits != 0 && wants(Kind::flush))
    add(Kind::flush, write_flushes(tables, hand, suits, above(Kind::flush), end()));
  if (shape.three != 0 && wants(Kind::full_house))
    add(Kind::full_house, write_full_houses(hand, shape, above(Kind::full_house), end()));
  if (shape.four != 0 && wants(Kind::four_plus_one))
    add(Kind::four_plus_one, write_fours_plus_one(hand, shape, above(Kind::four_plus_one), end()));
  if (suits.windows != 0 && wants(Kind::straight_flush))
    add(Kind::straight_flush, write_straight_flushes(tables, suits, above(Kind::straight_flush), end()));
}

}  // namespace writing

// All plays in `hand`, kind by kind.
template <uint32_t Capacity>
void generate_all(const Tables& tables, Cards hand, MoveList<Capacity>& list) {
  using namespace writing;
  list.clear();
  append_kinds<true>(tables, hand, tables.kinds, Kind::single, kAnyKey, list);
}

// The plays in `hand` that beat a combination of `kind` with `key`, in the same order.
template <uint32_t Capacity>
[[gnu::always_inline]] inline void generate_beating(const Tables& tables, Cards hand, Kind kind, uint8_t key,
                                                    MoveList<Capacity>& list) {
  using namespace writing;
  list.clear();
  const unsigned higher = tables.beaten_by[index_of(kind)];
  // Most turns of a game answer a single or a pair, so these two have a direct path.
  if (kind == Kind::single) {
    add_singles(tables, hand, key, list);
    if (higher != 0) append_kinds<false>(tables, hand, higher, kind, key, list);
  } else if (kind == Kind::pair) {
    add_segment(list, kind, write_pairs(tables, hand, Shape(hand), key, list.masks));
    if (higher != 0) append_kinds<false>(tables, hand, higher, kind, key, list);
  } else {
    append_kinds<false>(tables, hand, higher | bit_of(kind), kind, key, list);
  }
}

// Keeps only the plays that contain `card`.
template <uint32_t Capacity>
void keep_containing(Cards card, MoveList<Capacity>& list) {
  auto from = static_cast<uint32_t>(list.singles.size());
  list.singles &= card;
  auto kept = static_cast<uint32_t>(list.singles.size());
  uint32_t segments = 0;
  for (uint32_t at = 0; at < list.segments; ++at) {
    const Segment segment = list.segment[at];
    const uint32_t before = at == 0 ? 0 : kept;
    for (; from < segment.end; ++from) {
      list.masks[kept] = list.masks[from];
      kept += Cards(list.masks[from]).holds(card);
    }
    if (kept > before) list.segment[segments++] = {segment.kind, kept};
  }
  list.size = kept;
  list.segments = segments;
}

}  // namespace upperhand::big_two
