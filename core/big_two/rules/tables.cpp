#include "big_two/rules/tables.h"

#include <algorithm>

namespace upperhand::big_two {

namespace {

const Rules& validated(const Rules& rules) {
  validate(rules);
  return rules;
}

Kind kind_named(std::string_view name) {
  const auto at = std::find(kKindText.begin(), kKindText.end(), name);
  return static_cast<Kind>(at - kKindText.begin());
}

}  // namespace

Tables::Tables(const Rules& from)
    : rules(validated(from)),
      hash(hash_of(switches(), from)),
      players(from.players),
      opening(from.opening == "contains" ? Opening::contains
              : from.opening == "alone"  ? Opening::alone
                                         : Opening::automatic),
      passed_are_out(from.after_pass == "out"),
      lead_after_unbeatable(from.lead_after_unbeatable),
      flush_by_suit(from.flush_order == "suit"),
      whole_deck(from.deal == "whole_deck"),
      score_by_value(from.scoring == "card_value") {
  compile_suits();
  compile_kinds();
  compile_straights();
}

void Tables::compile_suits() {
  for (size_t at = 0; at < kSuits; ++at) {
    const size_t suit = kSuitText.find(rules.suit_order[at]);
    suit_place[suit] = static_cast<uint8_t>(at);
    suit_at[at] = static_cast<uint8_t>(suit);
  }
  for (size_t card = 0; card < kDeckSize; ++card)
    places[card] = static_cast<uint8_t>((card & ~size_t{3}) | suit_place[card & 3]);
  for (int low = 0; low < kDeckSize; ++low)
    for (int card = 0; card < kDeckSize; ++card)
      if (place(card) > low) above[static_cast<size_t>(low)] |= 1ULL << card;
  for (unsigned held = 0; held < 16; ++held)
    for (unsigned suit = 0; suit < kSuits; ++suit) {
      if ((held >> suit & 1) == 0) continue;
      suits_by_place[held] |= static_cast<uint8_t>(1U << suit_place[suit]);
      for (unsigned at = 0; at < suit_place[suit]; ++at)
        suits_above[held][at] |= static_cast<uint8_t>(1U << suit);
    }
}

void Tables::compile_kinds() {
  kinds = bit_of(Kind::single) | bit_of(Kind::pair);
  if (rules.triples) kinds |= bit_of(Kind::triple);
  if (rules.four_card_hands) kinds |= bit_of(Kind::two_pair) | bit_of(Kind::four_of_a_kind);
  level[index_of(Kind::four_of_a_kind)] = 1;
  unsigned bombs = 0;
  for (const std::string& name : rules.bombs) bombs |= bit_of(kind_named(name));
  uint8_t next_level = 0;
  const auto add_level = [&](bool bomb) {  // bombs rank above all other hands, in their own order
    for (const std::string& name : rules.five_card_hands) {
      const Kind kind = kind_named(name);
      kinds |= bit_of(kind);
      if (((bombs & bit_of(kind)) != 0) == bomb) level[index_of(kind)] = next_level++;
    }
  };
  add_level(false);
  add_level(true);

  for (size_t low = 0; low < kKinds; ++low)
    for (size_t high = 0; high < kKinds; ++high) {
      if (low == high || (kinds >> low & 1) == 0 || (kinds >> high & 1) == 0) continue;
      const bool low_is_bomb = (bombs >> low & 1) != 0, high_is_bomb = (bombs >> high & 1) != 0;
      const bool same_size = kKindSize[low] == kKindSize[high];
      const bool by_order = same_size && level[high] > level[low];
      if ((high_is_bomb && !low_is_bomb) || (by_order && (rules.must_match == "size" || low_is_bomb)))
        beaten_by[low] |= static_cast<uint16_t>(1U << high);
    }
}

void Tables::compile_straights() {
  // A suited straight that is not a straight flush counts as the kind that is higher in the list of hands.
  const auto at = [&](Kind kind) {
    const auto& hands = rules.five_card_hands;
    return std::find(hands.begin(), hands.end(), kKindText[index_of(kind)]) - hands.begin();
  };
  const bool suited = plays(Kind::straight_flush);
  suited_straight_is_no_straight = suited || (plays(Kind::flush) && at(Kind::flush) > at(Kind::straight));
  suited_straight_is_no_flush = suited || (plays(Kind::straight) && at(Kind::straight) > at(Kind::flush));

  for (size_t order = 0; order < rules.straights.size(); ++order) {
    const std::string& text = rules.straights[order];
    unsigned ranks = 0;
    for (char c : text) ranks |= 1U << kRankText.find(c);
    unsigned first = 0;  // the only rank of the five whose predecessor is missing
    while ((ranks >> first & 1) == 0 || (ranks >> (first + kRanks - 1) % kRanks & 1) != 0) ++first;
    windows |= 1U << first;
    window_cards[first] = spread_bits(ranks, kOneSuit) * 15;
    window_level[first] = static_cast<uint8_t>(order);
    window_top[first] = static_cast<uint8_t>(kRankText.find(text.back()));
  }
  for (size_t order = 0; order < kRanks; ++order)
    for (unsigned first = 0; first < kRanks; ++first)
      if ((windows >> first & 1) != 0 && window_level[first] > order)
        windows_above[order] |= static_cast<uint16_t>(1U << first);
}

}  // namespace upperhand::big_two
