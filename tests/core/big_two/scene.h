// Rules that differ in everything that matters, and moments of games under them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "big_two/rules/view.h"

namespace upperhand::big_two::testing {

inline SharedTables tables_of(const Rules& rules) { return std::make_shared<const Tables>(rules); }
inline SharedTables usual() {
  static const SharedTables made = tables_of(Rules{});
  return made;
}

inline Names names_of(int players) {
  std::vector<std::string> out = {"Ann", "Bob", "Cid", "Dee"};
  out.resize(static_cast<size_t>(players));
  return std::make_shared<const std::vector<std::string>>(out);
}

// Every kind of combination, and all thirteen windows of ranks as straights.
inline Rules with_everything() {
  Rules rules;
  rules.triples = rules.four_card_hands = true;
  rules.straights.clear();
  const std::string ranks = "3456789TJQKA23456";
  for (size_t first = 0; first < 13; ++first) rules.straights.push_back(ranks.substr(first, 5));
  rules.flush_order = "top_card";
  return rules;
}

inline Rules with_bombs() {
  Rules rules;
  rules.suit_order = "CDHS";
  rules.five_card_hands = {"straight", "full_house", "four_plus_one", "straight_flush"};
  rules.must_match = "type";
  rules.bombs = {"four_plus_one", "straight_flush"};
  rules.opening = "automatic";
  rules.scoring = "card_value";
  return rules;
}

// Suited straights are straights, a seat that passed is out, and costs double and triple.
inline Rules severe() {
  Rules rules;
  rules.five_card_hands = {"flush", "straight", "full_house", "four_plus_one"};
  rules.after_pass = "out";
  rules.lead_after_unbeatable = true;
  rules.opening = "alone";
  rules.card_points = 5;
  rules.double_from = 8;
  rules.triple_from = 10;
  rules.triple_if_unplayed = rules.double_per_two = true;
  return rules;
}

inline Rules for_three() {
  Rules rules;
  rules.players = 3;
  rules.deal = "whole_deck";
  return rules;
}

inline Rules for_two() {
  Rules rules;
  rules.players = 2;
  rules.triples = true;
  return rules;
}

inline const std::vector<SharedTables>& all_tables() {
  static const std::vector<SharedTables> made = {usual(),
                                                 tables_of(with_everything()),
                                                 tables_of(with_bombs()),
                                                 tables_of(severe()),
                                                 tables_of(for_three()),
                                                 tables_of(for_two())};
  return made;
}

// "3D | pass | 5D 5S": each by the seat to move.
inline void play_moves(State& state, std::string_view moves) {
  for (size_t at = 0; at < moves.size();) {
    const size_t end = std::min(moves.find('|', at), moves.size());
    state.apply(Move::parse(moves.substr(at, end - at)), std::nullopt);
    at = end + 1;
  }
}

// A moment in the middle of a game; all cards that nobody holds are gone.
inline State ending(const SharedTables& tables, const std::vector<std::string>& hands, int leader,
                    std::string_view moves = "") {
  std::vector<Cards> held;
  Cards gone = Cards::deck();
  for (const std::string& hand : hands) gone -= held.emplace_back(Cards::parse(hand));
  State state = State::from_hands(tables, held, names_of(tables->players), leader, gone);
  play_moves(state, moves);
  return state;
}

// As many cards per seat, all others gone.
inline State random_ending(const SharedTables& tables, int cards, Rng& rng) {
  const State deal = State::deal(tables, rng.bits(), names_of(tables->players));
  std::vector<Cards> hands;
  Cards gone = Cards::deck();
  for (int seat = 0; seat < tables->players; ++seat) {
    Cards hand = deal.dealt()[static_cast<size_t>(seat)], kept;
    for (int i = 0; i < cards; ++i) {
      const auto number = static_cast<unsigned>(rng.below(static_cast<uint64_t>(hand.size())));
      const Cards card(spread_bits(uint64_t{1} << number, hand.mask()));
      kept |= card;
      hand -= card;
    }
    hands.push_back(kept);
    gone -= kept;
  }
  const int leader = static_cast<int>(rng.below(static_cast<uint64_t>(tables->players)));
  return State::from_hands(tables, hands, names_of(tables->players), leader, gone);
}

// Plays at random, up to this many moves, and not to the end.
inline void play_on(State& state, int moves, Rng& rng) {
  for (int i = 0; i < moves; ++i) {
    const std::vector<Move> legal = state.legal_moves();
    State next = state;
    next.apply(legal[rng.below(legal.size())], std::nullopt);
    if (next.over()) return;
    state = next;
  }
}

// In the middle of a random game, where the seat to move has a choice of at least so many moves.
inline State moment(const SharedTables& tables, int moves, uint64_t seed, size_t choices = 3) {
  Rng rng(seed);
  for (;;) {
    State state = State::deal(tables, rng.bits(), names_of(tables->players));
    play_on(state, moves, rng);
    if (state.legal_moves().size() >= choices) return state;
  }
}

// Hands of few suits and ranks, where flushes, fours and straight flushes are common.
inline Cards crowded(Rng& rng, int size) {
  const uint64_t suits = rng.below(3) + 2, first = rng.below(13);
  Cards hand;
  while (hand.size() < size)
    hand |= Cards::of(static_cast<int>((first + rng.below(8)) % 13 * 4 + rng.below(suits)));
  return hand;
}

}  // namespace upperhand::big_two::testing
