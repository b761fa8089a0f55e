// Cards: a set of playing cards in one 64-bit word, and the only text form of a card.
//
// Bit = rank * 4 + suit. Ranks run 3 4 5 6 7 8 9 T J Q K A 2 (0 to 12), suits D C H S (0 to 3). This is the
// order of most Big Two tables; a game with another order sorts the cards itself and keeps these bits.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace upperhand {

inline constexpr int kRanks = 13;
inline constexpr int kSuits = 4;
inline constexpr int kDeckSize = kRanks * kSuits;
inline constexpr std::string_view kRankText = "3456789TJQKA2";
inline constexpr std::string_view kSuitText = "DCHS";

// One bit per rank: the diamond of each.
inline constexpr uint64_t kOneSuit = 0x1111111111111ULL;

// For machines that have no instruction for this. The product avoids a branch on a bit of `choice`, which is
// often random.
constexpr uint64_t portable_spread_bits(uint64_t choice, uint64_t set) {
  uint64_t out = 0;
  for (; set != 0; set &= set - 1, choice >>= 1) out |= (set & (~set + 1)) * (choice & 1);
  return out;
}
constexpr uint64_t portable_gather_bits(uint64_t value, uint64_t set) {
  uint64_t out = 0;
  for (uint64_t bit = 1; set != 0; set &= set - 1, bit <<= 1)
    if ((value & set & (~set + 1)) != 0) out |= bit;
  return out;
}

// The cards of `set` that the low bits of `choice` pick: bit i of `choice` stands for its i-th lowest card.
constexpr uint64_t spread_bits(uint64_t choice, uint64_t set) {
#if defined(__BMI2__)
  if (!std::is_constant_evaluated()) return _pdep_u64(choice, set);
#endif
  return portable_spread_bits(choice, set);
}

// The inverse: which members of `set` are in `value`, packed into the low bits.
constexpr uint64_t gather_bits(uint64_t value, uint64_t set) {
#if defined(__BMI2__)
  if (!std::is_constant_evaluated()) return _pext_u64(value, set);
#endif
  return portable_gather_bits(value, set);
}

// The ranks of a set of diamonds, as 13 bits: gather_bits(diamonds, kOneSuit), in few steps on every machine.
constexpr unsigned portable_pack_ranks(uint64_t diamonds) {
  diamonds = (diamonds | diamonds >> 3) & 0x0303030303030303ULL;
  diamonds = (diamonds | diamonds >> 6) & 0x000F000F000F000FULL;
  diamonds = (diamonds | diamonds >> 12) & 0x000000FF000000FFULL;
  return static_cast<unsigned>((diamonds | diamonds >> 24) & 0x1FFF);
}
constexpr unsigned pack_ranks(uint64_t diamonds) {
#if defined(__BMI2__)
  if (!std::is_constant_evaluated()) return static_cast<unsigned>(_pext_u64(diamonds, kOneSuit));
#endif
  return portable_pack_ranks(diamonds);
}

// The i-th lowest bit of `set`, which has more than i.
constexpr uint64_t portable_nth_bit(uint64_t set, unsigned i) {
  for (; i != 0; --i) set &= set - 1;
  return set & (~set + 1);
}
constexpr uint64_t nth_bit(uint64_t set, unsigned i) {
#if defined(__BMI2__)
  if (!std::is_constant_evaluated()) return _pdep_u64(uint64_t{1} << i, set);
#endif
  return portable_nth_bit(set, i);
}

class Cards {
 public:
  constexpr Cards() = default;
  constexpr explicit Cards(uint64_t mask) : mask_(mask) {}
  static constexpr Cards of(int card) { return Cards(1ULL << card); }
  static constexpr Cards deck() { return Cards((1ULL << kDeckSize) - 1); }
  static constexpr Cards suit(int suit) { return Cards(kOneSuit << suit); }
  static constexpr Cards rank(int rank) { return Cards(15ULL << (4 * rank)); }

  constexpr uint64_t mask() const { return mask_; }
  constexpr int size() const { return std::popcount(mask_); }
  constexpr bool empty() const { return mask_ == 0; }
  constexpr bool holds(int card) const { return (mask_ >> card & 1) != 0; }
  constexpr bool holds(Cards other) const { return (other.mask_ & ~mask_) == 0; }
  constexpr bool meets(Cards other) const { return (mask_ & other.mask_) != 0; }
  // The suits held of one rank, as four bits.
  constexpr unsigned suits_of(int rank) const { return static_cast<unsigned>(mask_ >> (4 * rank)) & 15U; }
  constexpr int lowest() const { return std::countr_zero(mask_); }
  constexpr int highest() const { return 63 - std::countl_zero(mask_); }
  constexpr Cards nth(unsigned i) const { return Cards(nth_bit(mask_, i)); }  // the i-th lowest
  constexpr Cards without_lowest() const { return Cards(mask_ & (mask_ - 1)); }

  friend constexpr Cards operator|(Cards a, Cards b) { return Cards(a.mask_ | b.mask_); }
  friend constexpr Cards operator&(Cards a, Cards b) { return Cards(a.mask_ & b.mask_); }
  friend constexpr Cards operator-(Cards a, Cards b) { return Cards(a.mask_ & ~b.mask_); }
  friend constexpr Cards operator^(Cards a, Cards b) { return Cards(a.mask_ ^ b.mask_); }
  constexpr Cards& operator|=(Cards b) { return *this = *this | b; }
  constexpr Cards& operator&=(Cards b) { return *this = *this & b; }
  constexpr Cards& operator-=(Cards b) { return *this = *this - b; }
  constexpr bool operator==(const Cards&) const = default;
  constexpr auto operator<=>(const Cards&) const = default;

  // Iterates over card numbers in ascending order.
  class Iterator {
   public:
    constexpr explicit Iterator(uint64_t rest) : rest_(rest) {}
    constexpr int operator*() const { return std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(mask_); }
  constexpr Iterator end() const { return Iterator(0); }

  // "3D TS" and "3DTS" are the same; "10S" reads as "TS"; commas count as spaces; any case. Throws
  // CardsError.
  static Cards parse(std::string_view text);
  std::string text() const;

 private:
  uint64_t mask_ = 0;
};

constexpr int rank_of(int card) { return card >> 2; }
constexpr int suit_of(int card) { return card & 3; }
std::string card_text(int card);

}  // namespace upperhand
