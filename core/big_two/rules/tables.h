// Tables: Rules compiled for speed. Everything that depends only on the rules is computed once, here.
#pragma once

#include <array>
#include <memory>

#include "big_two/rules/rules.h"
#include "cards.h"

namespace upperhand::big_two {

enum class Opening : uint8_t { contains, alone, automatic };

struct Tables {
  explicit Tables(const Rules& rules);  // validates them

  Rules rules;
  size_t hash;  // of the rules
  int players;
  Opening opening;
  bool passed_are_out;
  bool lead_after_unbeatable;
  bool flush_by_suit;
  bool whole_deck;
  bool score_by_value;

  unsigned kinds = 0;                           // the kinds in play, one bit each
  std::array<uint16_t, kKinds> beaten_by{};     // kinds that beat every combination of this kind
  std::array<uint8_t, kKinds> level{};          // order of kinds of one size, for a strength across kinds
  bool suited_straight_is_no_straight = false;  // it counts as a flush or a straight flush
  bool suited_straight_is_no_flush = false;     // it counts as a straight or a straight flush

  // Cards in order of play: place = rank * 4 + place of the suit.
  std::array<uint8_t, kSuits> suit_place{};              // suit -> place from low to high
  std::array<uint8_t, kSuits> suit_at{};                 // place -> suit
  std::array<uint8_t, kDeckSize> places{};               // card -> place
  std::array<uint64_t, kDeckSize> above{};               // place -> the cards above it
  std::array<uint8_t, 16> suits_by_place{};              // four suit bits -> the same four in order of place
  std::array<std::array<uint8_t, 4>, 16> suits_above{};  // held suits, place -> held suits above that place

  // Straights by their first rank, cyclically: JQKA2 is the window of J, A2345 that of A.
  unsigned windows = 0;                          // windows that are straights, one bit each
  std::array<uint8_t, kRanks> window_level{};    // order among the straights
  std::array<uint8_t, kRanks> window_top{};      // the rank whose suit decides between equals
  std::array<uint64_t, kRanks> window_cards{};   // all cards of its ranks
  std::array<uint16_t, kRanks> windows_above{};  // level -> windows above it

  int place(int card) const { return places[static_cast<size_t>(card)]; }
  int card_at(int place) const { return (place & ~3) | suit_at[static_cast<size_t>(place & 3)]; }
  // The place of the highest and of the lowest of some suits.
  int high_suit(unsigned suits) const {
    return 31 - std::countl_zero(static_cast<unsigned>(suits_by_place[suits]));
  }
  int low_suit(unsigned suits) const {
    return std::countr_zero(static_cast<unsigned>(suits_by_place[suits]));
  }
  // The highest of a non-empty set, as a place.
  int top_place(Cards cards) const {
    const int rank = rank_of(cards.highest());
    return rank * 4 + high_suit(cards.suits_of(rank));
  }
  Cards lowest_card(Cards cards) const {
    const int rank = rank_of(cards.lowest());
    return Cards::of(card_at(rank * 4 + low_suit(cards.suits_of(rank))));
  }
  bool plays(Kind kind) const { return (kinds & bit_of(kind)) != 0; }

 private:
  void compile_suits();
  void compile_kinds();
  void compile_straights();
};

using SharedTables = std::shared_ptr<const Tables>;

}  // namespace upperhand::big_two
