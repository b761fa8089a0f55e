// Cards in trick-taking games: suit after suit, from the 2 up to the ace.
//
// A Hand is a set of cards in one word of four lanes of 16 bits, one per suit; card = suit * 16 + rank.
// Finding the cards of one suit, its highest and lowest card, and the winner of a trick then takes a mask or
// a count of zeros. Cards are converted to a Hand and back at the border: states, views and bindings.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "cards.h"

namespace upperhand::rikken {

using Hand = uint64_t;

inline constexpr int kSeats = 4;
inline constexpr int kHandSize = 13;
inline constexpr Hand kLane = 0x1FFF;                 // all ranks of diamonds
inline constexpr Hand kDeck = 0x1FFF1FFF1FFF1FFFULL;  // all cards
inline constexpr Hand kTwos = 0x0001000100010001ULL;
inline constexpr int kAce = 12, kKing = 11, kQueen = 10, kJack = 9;
inline constexpr int kSpades = 3, kHearts = 2;
inline constexpr uint8_t kNoCard = 255, kNoSuit = 255, kNobody = 255;
inline constexpr unsigned kAllSeats = 15;  // one bit for each

constexpr Hand lane(int suit) { return kLane << (16 * suit); }
constexpr int card_of(int suit, int rank) { return suit * 16 + rank; }
constexpr int suit_of_card(int card) { return card >> 4; }
constexpr int rank_of_card(int card) { return card & 15; }
constexpr Hand bit(int card) { return Hand{1} << card; }
constexpr unsigned bit_of_seat(int seat) { return 1U << seat; }
constexpr Hand rank_in_all_suits(int rank) { return kTwos << rank; }
inline constexpr Hand kAces = rank_in_all_suits(kAce);
inline constexpr int kSpadeQueen = card_of(kSpades, kQueen);

constexpr int size_of(Hand cards) { return std::popcount(cards); }
constexpr bool holds(Hand hand, int card) { return (hand >> card & 1) != 0; }
constexpr int lowest(Hand cards) { return std::countr_zero(cards); }        // of a set of one or more suits
constexpr int highest(Hand cards) { return 63 - std::countl_zero(cards); }  // of one suit: its highest rank
// The cards above and below `card` in its own suit.
constexpr Hand above(int card) { return lane(suit_of_card(card)) & (~Hand{1} << card); }
constexpr Hand below(int card) { return lane(suit_of_card(card)) & (bit(card) - 1); }
// The i-th lowest card of a set.
constexpr int nth(Hand cards, unsigned i) { return std::countr_zero(nth_bit(cards, i)); }

// Four bits: the suits that have at least one card.
constexpr unsigned suits_of(Hand cards) {
  unsigned out = 0;
  for (int suit = 0; suit < kSuits; ++suit) out |= (cards & lane(suit)) != 0 ? 1U << suit : 0U;
  return out;
}
// All cards of some suits.
constexpr Hand lanes(unsigned suits) {
  Hand out = 0;
  for (int suit = 0; suit < kSuits; ++suit) out |= (suits >> suit & 1) != 0 ? lane(suit) : 0;
  return out;
}

// Cards have the ranks 3 4 ... K A 2 in their word; here the 2 comes first.
constexpr Hand to_hand(Cards cards) {
  Hand out = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const uint64_t ranks = pack_ranks(cards.mask() >> suit & kOneSuit);
    out |= ((ranks << 1 | ranks >> 12) & kLane) << (16 * suit);
  }
  return out;
}
constexpr Cards to_cards(Hand hand) {
  uint64_t out = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const uint64_t ranks = hand >> (16 * suit) & kLane;
    out |= spread_bits((ranks >> 1 | ranks << 12) & kLane, kOneSuit << suit);
  }
  return Cards(out);
}
inline std::string text_of(int card) { return to_cards(bit(card)).text(); }
inline std::string text_of_suit(int suit) { return {kSuitText[static_cast<size_t>(suit)]}; }

// Iterates over the cards of a Hand: for (int card : each(hand)).
struct each {
  constexpr explicit each(Hand from) : cards(Cards(from)) {}
  constexpr Cards::Iterator begin() const { return cards.begin(); }
  constexpr Cards::Iterator end() const { return cards.end(); }
  Cards cards;
};

}  // namespace upperhand::rikken
