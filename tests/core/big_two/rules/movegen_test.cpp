#include "big_two/rules/movegen.h"

#include <memory>
#include <set>

#include "big_two/rules/position.h"
#include "big_two/rules/strongest.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::movegen_test {

namespace {

Rules with_everything() {
  Rules rules;
  rules.triples = rules.four_card_hands = true;
  rules.straights.clear();
  const std::string ranks = "3456789TJQKA23456";
  for (size_t first = 0; first < 13; ++first) rules.straights.push_back(ranks.substr(first, 5));
  return rules;
}

Rules with_bombs() {
  Rules rules;
  rules.must_match = "type";
  rules.five_card_hands = {"straight", "full_house", "four_plus_one", "straight_flush"};
  rules.bombs = {"four_plus_one", "straight_flush"};
  rules.suit_order = "CDHS";
  return rules;
}

// Hands of few suits and ranks, where flushes, fours and straight flushes are common.
Cards crowded_hand(Rng& rng, int size) {
  const uint64_t suits = rng.below(3) + 2;
  Cards hand;
  while (hand.size() < size) hand |= Cards::of(static_cast<int>(rng.below(13) * 4 + rng.below(suits)));
  return hand;
}

template <uint32_t Capacity>
std::set<uint64_t> masks_of(const MoveList<Capacity>& moves) {
  std::set<uint64_t> out;
  for (uint32_t i = 0; i < moves.size; ++i) out.insert(moves.cards(i).mask());
  return out;
}

}  // namespace

TEST(every_play_of_the_deck_once) {
  const Tables tables(with_everything());
  const auto moves = std::make_unique<DeckMoves>();
  generate_all(tables, Cards::deck(), *moves);
  CHECK(masks_of(*moves).size() == moves->size);
  for (uint32_t i = 0; i < moves->size; ++i)
    CHECK(classify(tables, moves->cards(i)) == moves->combination(tables, i));
}

TEST(what_beats_is_what_compares_higher) {
  for (const Rules& rules : {Rules(), with_everything(), with_bombs()}) {
    const Tables tables(rules);
    Rng rng(4);
    Moves all, beating, table;
    for (int round = 0; round < 300; ++round) {
      const Cards hand = crowded_hand(rng, 13);
      generate_all(tables, hand, all);
      generate_all(tables, crowded_hand(rng, 13), table);
      const Combination low = table.combination(tables, static_cast<uint32_t>(rng.below(table.size)));
      generate_beating(tables, hand, low.kind, low.key, beating);
      std::set<uint64_t> expected;
      for (uint32_t i = 0; i < all.size; ++i)
        if (beats(tables, all.combination(tables, i), low)) expected.insert(all.cards(i).mask());
      CHECK(masks_of(beating) == expected);
      CHECK(expected.size() == beating.size);
      CHECK(can_beat(tables, hand, low.kind, low.key) == !expected.empty());
    }
  }
}

TEST(plays_that_contain_a_card_are_kept_in_order) {
  const Tables tables(with_everything());
  Rng rng(5);
  Moves all, kept;
  for (int round = 0; round < 300; ++round) {
    const Cards hand = crowded_hand(rng, 13);
    for (const int number : {hand.lowest(), hand.highest(), (Cards::deck() - hand).lowest()}) {
      const Cards card = Cards::of(number);
      generate_all(tables, hand, all);
      generate_all(tables, hand, kept);
      keep_containing(card, kept);
      uint32_t at = 0;
      for (uint32_t i = 0; i < all.size; ++i) {
        if (!all.cards(i).holds(card)) continue;
        CHECK(at < kept.size && kept.cards(at) == all.cards(i) && kept.kind(at) == all.kind(i));
        ++at;
      }
      CHECK(at == kept.size);
    }
  }
}

TEST(the_largest_lists_fit) {
  const Tables tables(with_everything());
  Moves moves;
  generate_all(tables, Cards::suit(0) | Cards::parse("3C 4C 5C 6C 7C"), moves);
  CHECK(moves.size > 1287 && moves.size + 8 < Moves::capacity);
  generate_all(tables,
               Cards::rank(0) | Cards::rank(1) | Cards::rank(2) | Cards::rank(3) | Cards::parse("7D 7C"),
               moves);
  CHECK(moves.size + 8 < Moves::capacity);
}

TEST(a_straight_flush_is_beaten_by_the_same_ranks_of_a_higher_suit) {
  const Tables tables{Rules()};
  Moves found;
  const Combination low = *classify(tables, Cards::parse("3C 4C 5C 6C 7C"));
  generate_beating(tables, Cards::parse("3D 4D 5D 6D 7D 3S 4S 5S 6S 7S 8S"), low.kind, low.key, found);
  CHECK(masks_of(found) ==
        (std::set<uint64_t>{Cards::parse("3S 4S 5S 6S 7S").mask(), Cards::parse("4S 5S 6S 7S 8S").mask()}));
}

}  // namespace upperhand::big_two::movegen_test
