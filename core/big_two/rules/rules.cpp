#include "big_two/rules/rules.h"

#include <algorithm>

#include "cards.h"
#include "errors.h"
#include "text.h"

namespace upperhand::big_two {

namespace {

template <auto Member>
Switch entry(std::string_view name, std::string_view comment, Choices choices = {}) {
  return switch_entry<Rules, Member>(name, comment, std::move(choices));
}

const Words kFive = {"straight", "flush", "full_house", "four_plus_one", "straight_flush"};

Words suit_orders() {
  Words out;
  std::string order = "CDHS";
  do out.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  return out;
}

void check_suit_order(const std::string& order) {
  std::string sorted = order;
  std::sort(sorted.begin(), sorted.end());
  if (sorted != "CDHS")
    throw RulesError(Reason{"suits_once_each", {{"value", in_quotes(order)}, {"switch", "suit_order"}}});
}

// Every five consecutive ranks, the highest last; another rank may be the one that ranks them.
Choices straight_choices() {
  Choices out{.ordered = true, .others = true};
  for (int first = 0; first < kRanks; ++first) {
    std::string text;
    for (int i = 0; i < 5; ++i) text += kRankText[static_cast<size_t>((first + i) % kRanks)];
    out.words.push_back(text);
  }
  return out;
}

// The ranks of a straight as bits, or 0 if the text is not five consecutive ranks (A and 2 join the ends).
unsigned straight_ranks(const std::string& text) {
  unsigned ranks = 0;
  for (char c : text) {
    const size_t rank = kRankText.find(c);
    if (rank == kRankText.npos) return 0;
    ranks |= 1U << rank;
  }
  for (int first = 0; first < kRanks; ++first) {
    unsigned window = 0;
    for (int i = 0; i < 5; ++i) window |= 1U << (first + i) % kRanks;
    if (text.size() == 5 && ranks == window) return ranks;
  }
  return 0;
}

void check_straights(const Rules& rules) {
  Words seen;
  for (const std::string& text : rules.straights) {
    const unsigned ranks = straight_ranks(text);
    if (ranks == 0)
      throw RulesError(Reason{"no_straight", {{"value", in_quotes(text)}, {"switch", "straights"}}});
    seen.push_back(std::to_string(ranks));
    if (std::count(seen.begin(), seen.end(), seen.back()) > 1)
      throw RulesError(Reason{"straight_twice", {{"value", in_quotes(text)}, {"switch", "straights"}}});
  }
  const bool played =
      contains(rules.five_card_hands, "straight") || contains(rules.five_card_hands, "straight_flush");
  if (played && rules.straights.empty())
    throw RulesError(Reason{"straights_missing", {{"switch", "straights"}}});
  if (!played && !rules.straights.empty())
    throw RulesError(Reason{"straights_unused", {{"switch", "straights"}}});
}

void check_bombs(const Rules& rules) {
  for (const std::string& bomb : rules.bombs)
    if (!contains(rules.five_card_hands, bomb))
      throw RulesError(Reason{"bomb_not_played", {{"value", in_quotes(bomb)}, {"switch", "bombs"}}});
}

void check_scoring(const Rules& rules) {
  if (rules.scoring == "card_value" && rules.card_points != 1)
    throw RulesError(Reason{"card_points_stay", {{"switch", "card_points"}}});
  if (rules.triple_from != 0 && rules.double_from >= rules.triple_from)
    throw RulesError(Reason{"double_below_triple", {{"switch", "double_from"}}});
}

}  // namespace

void validate(const Rules& rules) {
  check_suit_order(rules.suit_order);
  check_choices(switches(), rules);
  if (rules.deal == "whole_deck" && rules.players != 3)
    throw RulesError(Reason{"whole_deck_is_for_three", {{"count", rules.players}, {"switch", "deal"}}});
  check_bombs(rules);
  check_straights(rules);
  check_scoring(rules);
}

const std::vector<Switch>& switches() {
  static const std::vector<Switch> table = {
      entry<&Rules::players>("players", "how many play: 2, 3 or 4", from_to(2, 4)),
      entry<&Rules::deal>("deal",
                          "thirteen: 13 cards each; whole_deck: three players share all 52 as 18, 17 and 17",
                          one_word({"thirteen", "whole_deck"})),
      entry<&Rules::suit_order>("suit_order", "the suits from low to high", one_word(suit_orders())),
      entry<&Rules::triples>("triples", "three of a rank may be played alone"),
      entry<&Rules::four_card_hands>("four_card_hands",
                                     "two pair and, above it, four of a kind may be played"),
      entry<&Rules::five_card_hands>("five_card_hands", "the five-card hands in play from low to high",
                                     in_order(kFive)),
      entry<&Rules::straights>(
          "straights", "the straights from low to high, each written with the rank that ranks it last",
          straight_choices()),
      entry<&Rules::flush_order>("flush_order",
                                 "what ranks a flush: its suit, then its top card; or its top card",
                                 one_word({"suit", "top_card"})),
      entry<&Rules::must_match>("must_match",
                                "what a play shares with the one it beats: its size or its type",
                                one_word({"size", "type"})),
      entry<&Rules::bombs>("bombs", "hands that may be played on anything that is not a bomb",
                           one_word(kFive)),
      entry<&Rules::opening>(
          "opening",
          "the lowest card dealt opens: its play contains it; it is played alone; or alone, automatically",
          one_word({"contains", "alone", "automatic"})),
      entry<&Rules::after_pass>("after_pass",
                                "a seat that passed may_return in the same trick, or is out until it ends",
                                one_word({"may_return", "out"})),
      entry<&Rules::lead_after_unbeatable>(
          "lead_after_unbeatable",
          "after a play that no card still unplayed can beat, its player leads at once"),
      entry<&Rules::scoring>("scoring", "what a loser's cards cost: their count; or their card_value",
                             one_word({"count", "card_value"})),
      entry<&Rules::card_points>("card_points", "points a card left in hand costs", from_to(1, 100)),
      entry<&Rules::double_from>("double_from", "the cost doubles from this many cards left; 0: never",
                                 from_to(0, 18)),
      entry<&Rules::triple_from>("triple_from",
                                 "the cost triples, not doubles, from this many cards left; 0: never",
                                 from_to(0, 18)),
      entry<&Rules::triple_if_unplayed>("triple_if_unplayed",
                                        "the cost triples for a seat that played no card"),
      entry<&Rules::double_per_two>("double_per_two", "the cost doubles again for each 2 left in hand"),
  };
  return table;
}

const Switch& switch_named(std::string_view name) { return find_switch(switches(), name); }

}  // namespace upperhand::big_two
