#include "big_two/rules/combination.h"

namespace upperhand::big_two {

namespace {

int first_rank(uint64_t ranks) { return std::countr_zero(ranks) >> 2; }

int straight_window(const Tables& tables, Cards cards) {
  return std::countr_zero(filled_windows(Shape(cards).ranks()) & tables.windows);
}

uint8_t straight_key(const Tables& tables, Cards cards) {
  const auto window = static_cast<size_t>(straight_window(tables, cards));
  const unsigned top = cards.suits_of(tables.window_top[window]);
  return static_cast<uint8_t>(tables.window_level[window] * 4 +
                              tables.suit_place[static_cast<size_t>(std::countr_zero(top))]);
}

uint8_t flush_key(const Tables& tables, Cards cards) {
  const int top = cards.highest();
  if (!tables.flush_by_suit) return static_cast<uint8_t>(tables.place(top));
  return static_cast<uint8_t>(tables.suit_place[static_cast<size_t>(suit_of(top))] * kRanks + rank_of(top));
}

// The five-card kind whose form the set has, whether or not the rules play it; single if none.
Kind five_card_form(const Tables& tables, Cards cards, const Shape& shape) {
  if (shape.four != 0) return Kind::four_plus_one;
  if (shape.three != 0) return shape.three == shape.two ? Kind::single : Kind::full_house;
  const bool straight = (filled_windows(shape.ranks()) & tables.windows) != 0;
  if (!one_suit(cards)) return straight ? Kind::straight : Kind::single;
  if (!straight) return Kind::flush;
  if (tables.plays(Kind::straight_flush)) return Kind::straight_flush;
  if (!tables.plays(Kind::flush)) return Kind::straight;
  return tables.suited_straight_is_no_flush ? Kind::straight : Kind::flush;
}

// The kind whose form the cards have, or nothing. Groups of one rank are recognised by their ranks alone.
std::optional<Kind> form(const Tables& tables, Cards cards) {
  const Shape shape(cards);
  const bool one_rank = (shape.one & (shape.one - 1)) == 0;
  switch (cards.size()) {
    case 1:
      return Kind::single;
    case 2:
      return one_rank ? std::optional(Kind::pair) : std::nullopt;
    case 3:
      return one_rank ? std::optional(Kind::triple) : std::nullopt;
    case 4:
      if (one_rank) return Kind::four_of_a_kind;
      return std::popcount(shape.two) == 2 ? std::optional(Kind::two_pair) : std::nullopt;
    case 5: {
      const Kind five = five_card_form(tables, cards, shape);
      return five == Kind::single ? std::nullopt : std::optional(five);
    }
    default:
      return std::nullopt;
  }
}

}  // namespace

uint8_t key_of_larger(const Tables& tables, Cards cards, Kind kind) {
  switch (kind) {
    case Kind::single:
    case Kind::pair:
    case Kind::two_pair:
      return static_cast<uint8_t>(tables.top_place(cards));
    case Kind::triple:
    case Kind::four_of_a_kind:
      return static_cast<uint8_t>(rank_of(cards.lowest()));
    case Kind::straight:
    case Kind::straight_flush:
      return straight_key(tables, cards);
    case Kind::flush:
      return flush_key(tables, cards);
    case Kind::full_house:
      return static_cast<uint8_t>(first_rank(Shape(cards).three));
    case Kind::four_plus_one:
      return static_cast<uint8_t>(first_rank(Shape(cards).four));
  }
  return 0;
}

std::optional<Combination> classify(const Tables& tables, Cards cards) {
  const std::optional<Kind> kind = form(tables, cards);
  if (!kind || !tables.plays(*kind)) return std::nullopt;
  return Combination{cards, *kind, key_of(tables, cards, *kind)};
}

Reason describe(const Tables& tables, const Combination& one) {
  const auto rank = [](int r) { return std::string(1, kRankText[static_cast<size_t>(r)]); };
  const auto straight_top = [&] {
    const auto window = static_cast<size_t>(straight_window(tables, one.cards));
    return (one.cards & Cards::rank(tables.window_top[window])).text();
  };
  const int low = rank_of(one.cards.lowest()), high = rank_of(one.cards.highest());
  switch (one.kind) {
    case Kind::single:
      return Reason{"a_single", {{"card", one.cards.text()}}};
    case Kind::pair:
      return Reason{"a_pair", {{"rank", rank(low)}}};
    case Kind::triple:
      return Reason{"a_triple", {{"rank", rank(low)}}};
    case Kind::two_pair:
      return Reason{"a_two_pair", {{"high", rank(high)}, {"low", rank(low)}}};
    case Kind::four_of_a_kind:
      return Reason{"a_four_of_a_kind", {{"rank", rank(low)}}};
    case Kind::straight:
      return Reason{"a_straight", {{"card", straight_top()}}};
    case Kind::flush:
      return Reason{"a_flush", {{"card", card_text(one.cards.highest())}}};
    case Kind::full_house:
      return Reason{"a_full_house", {{"rank", rank(one.key)}}};
    case Kind::four_plus_one:
      return Reason{"a_four_plus_one", {{"rank", rank(one.key)}}};
    case Kind::straight_flush:
      return Reason{"a_straight_flush", {{"card", straight_top()}}};
  }
  return {};
}

}  // namespace upperhand::big_two
