#include "movegen.h"

#include <algorithm>

namespace upperhand::big_two {

namespace {

// Subsets of the four suits by size, and the 5-subsets of 13 ranks.
struct Subsets {
  std::array<uint8_t, 16> pairs{}, triples{};  // how many
  std::array<std::array<uint8_t, 6>, 16> pair{};
  std::array<std::array<uint8_t, 4>, 16> triple{};
  // In ascending order of the bit pattern, so that the first `fives[n]` lie within the n lowest ranks.
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

// Writes plays of each kind behind each other. `above` is a key that they must exceed, or kAnyKey.
class Writer {
 public:
  Writer(const Tables& tables, Cards hand, uint64_t* out)
      : tables_(tables),
        hand_(hand),
        shape_(hand),
        out_(out),
        windows_(filled_windows(shape_.ranks()) & tables.windows) {}

  const uint64_t* end() const { return out_; }

  void write(Kind kind, int above) {
    switch (kind) {
      case Kind::single:
        return singles(above);
      case Kind::pair:
        return pairs(above);
      case Kind::triple:
        return triples(above);
      case Kind::two_pair:
        return two_pairs(above);
      case Kind::four_of_a_kind:
        return fours(above);
      case Kind::straight:
        return straights(above);
      case Kind::flush:
        return flushes(above);
      case Kind::full_house:
        return full_houses(above);
      case Kind::four_plus_one:
        return fours_plus_one(above);
      case Kind::straight_flush:
        return straight_flushes(above);
    }
  }

  void singles(int above) {
    uint64_t rest = hand_.mask();
    if (above != kAnyKey) rest &= tables_.above[static_cast<size_t>(above)];
    for (; rest != 0; rest &= rest - 1) *out_++ = rest & (~rest + 1);
  }

  void pairs(int above) {
    uint64_t ranks = shape_.two;
    if (above != kAnyKey) {
      const int rank = above >> 2;
      ranks &= ~uint64_t{0} << (4 * rank) << 1;
      const unsigned held = hand_.suits_of(rank);
      const unsigned higher = tables_.suits_above[held][static_cast<size_t>(above & 3)];
      for (size_t i = 0; i < kSubsets.pairs[held]; ++i) {
        *out_ = static_cast<uint64_t>(kSubsets.pair[held][i]) << (4 * rank);
        out_ += (kSubsets.pair[held][i] & higher) != 0;
      }
    }
    for (; ranks != 0; ranks &= ranks - 1) pairs_of(std::countr_zero(ranks), 0);
  }

  void triples(int above) {
    for (uint64_t ranks = ranks_above(shape_.three, above); ranks != 0; ranks &= ranks - 1) {
      const int shift = std::countr_zero(ranks);
      const unsigned held = suits_at(shift);
      for (size_t i = 0; i < kSubsets.triples[held]; ++i)
        *out_++ = static_cast<uint64_t>(kSubsets.triple[held][i]) << shift;
    }
  }

  // Ranked by the top card of the higher pair.
  void two_pairs(int above) {
    for (uint64_t high = shape_.two; high != 0; high &= high - 1) {
      const int shift = std::countr_zero(high);
      const unsigned held = suits_at(shift);
      for (size_t i = 0; i < kSubsets.pairs[held]; ++i) {
        const uint64_t pair = static_cast<uint64_t>(kSubsets.pair[held][i]) << shift;
        if (above != kAnyKey && tables_.top_place(Cards(pair)) <= above) continue;
        for (uint64_t low = shape_.two & ((uint64_t{1} << shift) - 1); low != 0; low &= low - 1)
          pairs_of(std::countr_zero(low), pair);
      }
    }
  }

  void fours(int above) {
    for (uint64_t ranks = ranks_above(shape_.four, above); ranks != 0; ranks &= ranks - 1)
      *out_++ = uint64_t{15} << std::countr_zero(ranks);
  }

  void straights(int above) {
    for (unsigned windows = windows_from(above); windows != 0; windows &= windows - 1) {
      const auto first = static_cast<size_t>(std::countr_zero(windows));
      uint64_t* const start = out_;
      *out_++ = 0;
      unsigned suited = 15;
      for (int i = 0; i < 5; ++i) {
        const int rank = window_rank(static_cast<int>(first), i);
        unsigned held = hand_.suits_of(rank);
        suited &= held;
        if (rank == tables_.window_top[first]) held = suits_from(held, above, tables_.window_level[first]);
        multiply(start, held, rank);
      }
      if (suited != 0 && tables_.suited_straight_is_no_straight) drop_suited(start);
    }
  }

  void flushes(int above) {
    for (int suit = 0; suit < kSuits; ++suit) {
      const uint64_t held = hand_.mask() & Cards::suit(suit).mask();
      const auto count = static_cast<size_t>(std::popcount(held));
      if (count < 5) continue;
      size_t i = kSubsets.fives[flushes_skip(held, suit, above)];
      const size_t end = kSubsets.fives[count];
      if (windows_ == 0 || !tables_.suited_straight_is_no_flush) {
        for (; i < end; ++i) *out_++ = spread_bits(kSubsets.five[i], held);
      } else {
        for (; i < end; ++i) {
          *out_ = spread_bits(kSubsets.five[i], held);
          const auto ranks = static_cast<unsigned>(gather_bits(*out_, Cards::suit(suit).mask()));
          out_ += (filled_windows(ranks) & tables_.windows) == 0;
        }
      }
    }
  }

  void full_houses(int above) {
    for (uint64_t threes = ranks_above(shape_.three, above); threes != 0; threes &= threes - 1) {
      const int shift = std::countr_zero(threes);
      const unsigned held = suits_at(shift);
      for (uint64_t twos = shape_.two & ~(threes & (~threes + 1)); twos != 0; twos &= twos - 1)
        for (size_t i = 0; i < kSubsets.triples[held]; ++i)
          pairs_of(std::countr_zero(twos), static_cast<uint64_t>(kSubsets.triple[held][i]) << shift);
    }
  }

  void fours_plus_one(int above) {
    for (uint64_t ranks = ranks_above(shape_.four, above); ranks != 0; ranks &= ranks - 1) {
      const uint64_t four = uint64_t{15} << std::countr_zero(ranks);
      for (uint64_t rest = hand_.mask() & ~four; rest != 0; rest &= rest - 1)
        *out_++ = four | (rest & (~rest + 1));
    }
  }

  void straight_flushes(int above) {
    for (unsigned windows = windows_from(above); windows != 0; windows &= windows - 1) {
      const auto first = static_cast<size_t>(std::countr_zero(windows));
      unsigned suited = 15;
      uint64_t ranks = 0;
      for (int i = 0; i < 5; ++i) {
        const int rank = window_rank(static_cast<int>(first), i);
        suited &= hand_.suits_of(rank);
        ranks |= uint64_t{1} << (4 * rank);
      }
      suited = suits_from(suited, above, tables_.window_level[first]);
      for (; suited != 0; suited &= suited - 1) *out_++ = ranks << std::countr_zero(suited);
    }
  }

 private:
  unsigned suits_at(int shift) const { return static_cast<unsigned>(hand_.mask() >> shift) & 15U; }

  // Those of `ranks` (a bit at each rank's diamond) above a key that is a rank.
  static uint64_t ranks_above(uint64_t ranks, int above) {
    return above == kAnyKey ? ranks : ranks & ~uint64_t{0} << (4 * above) << 1;
  }

  // Windows that hold a straight whose key may exceed `above`.
  unsigned windows_from(int above) const {
    if (above == kAnyKey || windows_ == 0) return windows_;
    const auto level = static_cast<size_t>(above >> 2);
    return level == 0 ? windows_ : windows_ & tables_.windows_above[level - 1];
  }

  // The suits of the ranking card that lift a straight of `level` over the key `above`.
  unsigned suits_from(unsigned held, int above, int level) const {
    if (above == kAnyKey || level > above >> 2) return held;
    return tables_.suits_above[held][static_cast<size_t>(above & 3)];
  }

  // How many of a suit's lowest cards cannot be the top of a flush over the key `above`.
  size_t flushes_skip(uint64_t held, int suit, int above) const {
    if (above == kAnyKey) return 0;
    const auto count = static_cast<size_t>(std::popcount(held));
    if (!tables_.flush_by_suit)
      return count - static_cast<size_t>(std::popcount(held & tables_.above[static_cast<size_t>(above)]));
    const int place = tables_.suit_place[static_cast<size_t>(suit)];
    if (place != above / kRanks) return place > above / kRanks ? 0 : count;
    return static_cast<size_t>(std::popcount(held & ((uint64_t{2} << (above % kRanks * 4 + 3)) - 1)));
  }

  void pairs_of(int shift, uint64_t with) {
    const unsigned held = suits_at(shift);
    for (size_t i = 0; i < kSubsets.pairs[held]; ++i)
      *out_++ = with | static_cast<uint64_t>(kSubsets.pair[held][i]) << shift;
  }

  // Crosses the sets written since `start` with the cards of one rank.
  void multiply(uint64_t* start, unsigned held, int rank) {
    const auto count = out_ - start;
    if (held == 0) {
      out_ = start;
      return;
    }
    for (unsigned rest = held & (held - 1); rest != 0; rest &= rest - 1) {
      const uint64_t card = static_cast<uint64_t>(rest & (~rest + 1)) << (4 * rank);
      for (std::ptrdiff_t i = 0; i < count; ++i) *out_++ = start[i] | card;
    }
    const uint64_t card = static_cast<uint64_t>(held & (~held + 1)) << (4 * rank);
    for (std::ptrdiff_t i = 0; i < count; ++i) start[i] |= card;
  }

  void drop_suited(uint64_t* start) {
    out_ = std::remove_if(start, out_, [](uint64_t mask) {
      return Cards::suit(suit_of(Cards(mask).lowest())).holds(Cards(mask));
    });
  }

  const Tables& tables_;
  const Cards hand_;
  const Shape shape_;
  uint64_t* out_;
  const unsigned windows_;
};

template <uint32_t Capacity>
void add_segment(MoveList<Capacity>& out, Kind kind, const uint64_t* end) {
  const auto size = static_cast<uint32_t>(end - out.masks);
  if (size == out.size) return;
  out.segment[out.segments++] = {kind, size};
  out.size = size;
}

// The plays of every kind in `kinds`, in the order of the kinds' levels.
template <uint32_t Capacity>
void write_kinds(const Tables& tables, Cards hand, unsigned kinds, Writer& writer, MoveList<Capacity>& out) {
  constexpr unsigned kUpToFour = bit_of(Kind::straight) - 1;
  for (unsigned small = kinds & kUpToFour; small != 0; small &= small - 1) {
    const auto kind = static_cast<Kind>(std::countr_zero(small));
    writer.write(kind, kAnyKey);
    add_segment(out, kind, writer.end());
  }
  if ((kinds & ~kUpToFour) == 0 || hand.size() < 5) return;
  for (size_t i = 0; i < static_cast<size_t>(tables.five_card_kinds); ++i) {
    const Kind kind = tables.five_card_order[i];
    if ((kinds & bit_of(kind)) == 0) continue;
    writer.write(kind, kAnyKey);
    add_segment(out, kind, writer.end());
  }
}

}  // namespace

template <uint32_t Capacity>
void generate_all(const Tables& tables, Cards hand, MoveList<Capacity>& out) {
  out.size = out.segments = 0;
  Writer writer(tables, hand, out.masks);
  write_kinds(tables, hand, tables.kinds, writer, out);
}

template <uint32_t Capacity>
void generate_beating(const Tables& tables, Cards hand, Kind kind, uint8_t key, MoveList<Capacity>& out) {
  out.size = out.segments = 0;
  Writer writer(tables, hand, out.masks);
  if (hand.size() >= size_of(kind)) {
    writer.write(kind, key);
    add_segment(out, kind, writer.end());
  }
  if (const unsigned kinds = tables.beaten_by[index_of(kind)]; kinds != 0)
    write_kinds(tables, hand, kinds, writer, out);
}

template <uint32_t Capacity>
void keep_containing(Cards wanted, MoveList<Capacity>& out) {
  uint32_t from = 0, kept = 0, segments = 0;
  for (uint32_t at = 0; at < out.segments; ++at) {
    const Segment segment = out.segment[at];
    const uint32_t before = kept;
    for (; from < segment.end; ++from)
      if (out.cards(from).holds(wanted)) out.masks[kept++] = out.masks[from];
    if (kept > before) out.segment[segments++] = {segment.kind, kept};
  }
  out.size = kept;
  out.segments = segments;
}

template void generate_all(const Tables&, Cards, Moves&);
template void generate_all(const Tables&, Cards, DeckMoves&);
template void generate_beating(const Tables&, Cards, Kind, uint8_t, Moves&);
template void generate_beating(const Tables&, Cards, Kind, uint8_t, DeckMoves&);
template void keep_containing(Cards, Moves&);

namespace {

int highest_rank(uint64_t ranks) { return ranks == 0 ? -1 : (63 - std::countl_zero(ranks)) >> 2; }

int strongest_straight(const Tables& tables, Cards cards, bool suited_only) {
  int best = -1;
  for (unsigned windows = filled_windows(Shape(cards).ranks()) & tables.windows; windows != 0;
       windows &= windows - 1) {
    const auto first = static_cast<size_t>(std::countr_zero(windows));
    unsigned all = 15, any = 0;
    for (int i = 0; i < 5; ++i) {
      const int rank = window_rank(static_cast<int>(first), i);
      all &= cards.suits_of(rank);
      if (rank != tables.window_top[first]) any |= cards.suits_of(rank);
    }
    unsigned top = suited_only ? all : cards.suits_of(tables.window_top[first]);
    // With every other card in one suit, the ranking card of that suit makes it a suited straight.
    if (!suited_only && tables.suited_straight_is_no_straight && std::popcount(any) == 1) top &= ~any;
    if (top != 0) best = std::max(best, tables.window_level[first] * 4 + tables.high_suit(top));
  }
  return best;
}

int strongest_flush(const Tables& tables, Cards cards) {
  int best = -1;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards held = cards & Cards::suit(suit);
    if (held.size() < 5) continue;
    // Six cards always hold a flush under their top card that is no straight; five may be a straight
    // themselves.
    const bool straight = (filled_windows(Shape(held).ranks()) & tables.windows) != 0;
    if (held.size() == 5 && straight && tables.suited_straight_is_no_flush) continue;
    best = std::max(best, static_cast<int>(key_of(tables, held, Kind::flush)));
  }
  return best;
}

}  // namespace

int strongest_key(const Tables& tables, Cards cards, Kind kind) {
  const Shape shape(cards);
  const auto top_of_pair = [&] {
    const int rank = highest_rank(shape.two);
    return rank < 0 ? -1 : tables.top_place(cards & Cards::rank(rank));
  };
  switch (kind) {
    case Kind::single:
      return cards.empty() ? -1 : tables.top_place(cards);
    case Kind::pair:
      return top_of_pair();
    case Kind::triple:
      return highest_rank(shape.three);
    case Kind::two_pair:
      return std::popcount(shape.two) < 2 ? -1 : top_of_pair();
    case Kind::four_of_a_kind:
      return highest_rank(shape.four);
    case Kind::straight:
      return strongest_straight(tables, cards, false);
    case Kind::flush:
      return strongest_flush(tables, cards);
    case Kind::full_house:
      return std::popcount(shape.two) < 2 ? -1 : highest_rank(shape.three);
    case Kind::four_plus_one:
      return cards.size() < 5 ? -1 : highest_rank(shape.four);
    case Kind::straight_flush:
      return strongest_straight(tables, cards, true);
  }
  return -1;
}

bool can_beat(const Tables& tables, Cards cards, Kind kind, uint8_t key) {
  if (strongest_key(tables, cards, kind) > key) return true;
  for (unsigned kinds = tables.beaten_by[index_of(kind)]; kinds != 0; kinds &= kinds - 1)
    if (strongest_key(tables, cards, static_cast<Kind>(std::countr_zero(kinds))) >= 0) return true;
  return false;
}

}  // namespace upperhand::big_two
