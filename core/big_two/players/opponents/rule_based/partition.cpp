#include "big_two/players/opponents/rule_based/partition.h"

#include <algorithm>
#include <tuple>

#include "big_two/hand/analysis.h"

namespace upperhand::big_two::rule_based {

namespace {

// Disjoint five-card hands that are considered together, and the cards they use.
struct FiveCardChoice {
  std::array<const Combination*, 2> hands{};
  Cards cards;

  size_t count() const { return hands[1] == nullptr ? 1 : 2; }
};

std::vector<Combination> five_card_hands(const Tables& tables, Cards hand) {
  Moves moves;
  generate_all(tables, hand, moves);
  std::vector<Combination> out;
  for (uint32_t i = 0; i < moves.size; ++i)
    if (size_of(moves.kind(i)) == 5) out.push_back(moves.combination(tables, i));
  std::sort(out.begin(), out.end(), [](const Combination& a, const Combination& b) {
    return std::tuple(a.kind, a.key, a.cards) < std::tuple(b.kind, b.key, b.cards);
  });
  return out;
}

// Algorithm 10: all pairs of disjoint five-card hands; if there are none, each hand alone.
std::vector<FiveCardChoice> bi_five_card(const std::vector<Combination>& hands) {
  std::vector<FiveCardChoice> out;
  for (size_t a = 0; a < hands.size(); ++a)
    for (size_t b = a + 1; b < hands.size(); ++b)
      if (!hands[a].cards.meets(hands[b].cards))
        out.push_back({{&hands[a], &hands[b]}, hands[a].cards | hands[b].cards});
  if (out.empty())
    for (const Combination& one : hands) out.push_back({{&one, nullptr}, one.cards});
  return out;
}

void leave_the_highest_card(const Tables& tables, Cards hand, std::vector<FiveCardChoice>& choices) {
  for (Cards rest = hand; !rest.empty();) {
    const Cards highest = Cards::of(tables.card_at(tables.top_place(rest)));
    const auto takes_it = [&](const FiveCardChoice& choice) { return choice.cards.holds(highest); };
    if (!std::all_of(choices.begin(), choices.end(), takes_it)) {
      std::erase_if(choices, takes_it);
      return;
    }
    rest -= highest;
  }
}

// The places of its kinds in the order of five-card hands, the higher first.
std::array<int, 2> ranks_of(const Tables& tables, const FiveCardChoice& choice) {
  const std::vector<std::string>& order = tables.rules.five_card_hands;
  std::array<int, 2> out{-1, -1};
  for (size_t i = 0; i < choice.count(); ++i) {
    const std::string_view name = kKindText[index_of(choice.hands[i]->kind)];
    out[i] = static_cast<int>(std::find(order.begin(), order.end(), name) - order.begin());
  }
  if (out[0] < out[1]) std::swap(out[0], out[1]);
  return out;
}

// Algorithm 11: the one that leaves the highest card, then the fewest combinations, then has the highest
// rank.
FiveCardChoice best_five_card(const Tables& tables, Cards hand, std::vector<FiveCardChoice> choices) {
  if (choices.size() == 1) return choices[0];
  leave_the_highest_card(tables, hand, choices);
  const auto plays_left = [&](const FiveCardChoice& choice) {
    return minimum_plays(tables, hand - choice.cards);
  };
  FiveCardChoice best = choices[0];
  int fewest = plays_left(best);
  for (size_t i = 1; i < choices.size(); ++i) {
    const int left = plays_left(choices[i]);
    if (left < fewest || (left == fewest && ranks_of(tables, choices[i]) > ranks_of(tables, best))) {
      best = choices[i];
      fewest = left;
    }
  }
  return best;
}

// A triple that may not be played alone is split into its two lower cards and a single.
void add_plays_of_rank(const Tables& tables, Cards cards, std::vector<Cards>& out) {
  if (cards.size() < 3 || classify(tables, cards)) return out.push_back(cards);
  const Cards lowest = tables.lowest_card(cards);
  const Cards pair = lowest | tables.lowest_card(cards - lowest);
  out.push_back(pair);
  out.push_back(cards - pair);
}

// Joins the lowest pairs first, so that the highest may remain.
std::vector<Cards> with_two_pairs(const std::vector<Cards>& parts) {
  std::vector<Cards> pairs, out;
  for (const Cards part : parts) (part.size() == 2 ? pairs : out).push_back(part);
  for (size_t i = 0; i + 1 < pairs.size(); i += 2) out.push_back(pairs[i] | pairs[i + 1]);
  if (pairs.size() % 2 == 1) out.push_back(pairs.back());
  return out;
}

// Groups and singles, once no five-card hand is left; pairs are joined two by two if the rules allow it.
void add_small_plays(const Tables& tables, Cards cards, std::vector<Combination>& out) {
  std::vector<Cards> parts;
  for (int rank = 0; rank < kRanks; ++rank)
    if (const Cards held = cards & Cards::rank(rank); !held.empty()) add_plays_of_rank(tables, held, parts);
  if (tables.rules.four_card_hands) parts = with_two_pairs(parts);
  for (const Cards part : parts)
    if (const auto one = classify(tables, part)) out.push_back(*one);
}

}  // namespace

std::vector<Combination> partition(const Tables& tables, Cards hand) {
  std::vector<Combination> out;
  for (Cards rest = hand;;) {
    const std::vector<Combination> hands = five_card_hands(tables, rest);
    if (hands.empty()) {
      add_small_plays(tables, rest, out);
      return out;
    }
    const FiveCardChoice chosen = best_five_card(tables, rest, bi_five_card(hands));
    for (size_t i = 0; i < chosen.count(); ++i) out.push_back(*chosen.hands[i]);
    rest -= chosen.cards;
    // Only hands of seventeen and eighteen cards, when the whole deck is dealt, have room for a third.
    if (chosen.count() == 2 && rest.size() >= 5) continue;
    add_small_plays(tables, rest, out);
    return out;
  }
}

}  // namespace upperhand::big_two::rule_based
