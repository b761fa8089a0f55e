#include "big_two/learn/place_observation.h"

#include "big_two/learn/place_actions.h"
#include "big_two/rules/combination.h"
#include "errors.h"

namespace upperhand::big_two::rl_ppo {

namespace {

constexpr int kQueen = 9, kAce = 11;
constexpr int kCardNumbers = 22, kSeatNumbers = 27;

class NumberBits {
 public:
  void set(int at, bool on = true) {
    words_[static_cast<size_t>(at / 64)] |= static_cast<uint64_t>(on) << at % 64;
  }
  const PlaceWords& words() const { return words_; }

 private:
  PlaceWords words_{};
};

bool rank_in(uint64_t ranks, int rank) { return (ranks >> (4 * rank) & 1) != 0; }

// The cards of a hand whose rank is part of one of its straights.
Cards in_straights(const Tables& tables, Cards hand) {
  Cards out;
  for (unsigned rest = filled_windows(Shape(hand).ranks()) & tables.windows; rest != 0; rest &= rest - 1)
    out |= hand & Cards(tables.window_cards[static_cast<size_t>(std::countr_zero(rest))]);
  return out;
}

void tell_hand(const Tables& tables, Cards hand, NumberBits& out) {
  const Shape shape(hand);
  const Cards straights = in_straights(tables, hand);
  int at = 0;
  for (uint64_t rest = hand.mask(); rest != 0; rest &= rest - 1, at += kCardNumbers) {
    const int card = std::countr_zero(rest), rank = rank_of(card);
    out.set(at + rank);
    out.set(at + 13 + suit_of(card));
    out.set(at + 17, rank_in(shape.two, rank));
    out.set(at + 18, rank_in(shape.three, rank));
    out.set(at + 19, rank_in(shape.four, rank));
    out.set(at + 20, (straights.mask() >> card & 1) != 0);
    out.set(at + 21, (hand & Cards::suit(suit_of(card))).size() >= 5);
  }
}

// Four of a kind with another card counts as four of a kind, a straight flush as a straight and as a flush.
bool any_of(unsigned kinds, std::initializer_list<Kind> wanted) {
  for (const Kind kind : wanted)
    if ((kinds & bit_of(kind)) != 0) return true;
  return false;
}

void tell_opponent(int count, Cards played, unsigned kinds, int at, NumberBits& out) {
  if (count > 0) out.set(at + std::min(count, kPlaces) - 1);
  for (int i = 0; i < 8; ++i) out.set(at + 13 + i, (played.mask() >> (4 * kAce + i) & 1) != 0);
  out.set(at + 21, any_of(kinds, {Kind::pair}));
  out.set(at + 22, any_of(kinds, {Kind::triple}));
  out.set(at + 23, any_of(kinds, {Kind::two_pair, Kind::four_of_a_kind, Kind::four_plus_one}));
  out.set(at + 24, any_of(kinds, {Kind::straight, Kind::straight_flush}));
  out.set(at + 25, any_of(kinds, {Kind::flush, Kind::straight_flush}));
  out.set(at + 26, any_of(kinds, {Kind::full_house}));
}

void tell_table(const Tables& tables, const Position& position, int at, NumberBits& out) {
  if (position.leading()) return out.set(at + 17);
  const Kind kind = position.table_kind;
  const unsigned kinds = bit_of(kind);
  Cards deciding = position.table;
  if (kind == Kind::full_house) {  // the rank of its triple
    const uint64_t three = Shape(deciding).three;
    deciding = deciding & Cards::rank(rank_of(std::countr_zero(three)));
  }
  const int top = tables.top_place(deciding);
  out.set(at + rank_of(top));
  if (kind != Kind::full_house) out.set(at + 13 + (top & 3));
  out.set(at + 18, kind == Kind::single);
  out.set(at + 19, kind == Kind::pair);
  out.set(at + 20, kind == Kind::triple);
  out.set(at + 21, kind == Kind::two_pair);
  out.set(at + 22, any_of(kinds, {Kind::four_of_a_kind, Kind::four_plus_one}));
  out.set(at + 23, any_of(kinds, {Kind::straight, Kind::straight_flush}));
  out.set(at + 24, any_of(kinds, {Kind::flush, Kind::straight_flush}));
  out.set(at + 25, kind == Kind::full_house);
  out.set(at + 26 + std::min(2, std::popcount(position.passed)));
}

}  // namespace

KindsPlayed kinds_played(const View& view) {
  KindsPlayed out{};
  for (const Turn& turn : view.history())
    if (const auto one = classify(view.tables(), turn.move.cards))
      out[turn.seat] = static_cast<uint16_t>(out[turn.seat] | bit_of(one->kind));
  return out;
}

PlaceWords observe(const Tables& tables, const Position& position, const Counts& counts, const Shown& shown,
                   const KindsPlayed& kinds, int seat) {
  const auto own = static_cast<size_t>(seat), players = static_cast<size_t>(tables.players);
  if (position.hands[own].size() > kPlaces) throw Error("an observation is of a hand of up to 13 cards");
  NumberBits out;
  tell_hand(tables, position.hands[own], out);
  int at = kPlaces * kCardNumbers;
  for (size_t away = 1; away < kMostSeats; ++away, at += kSeatNumbers) {
    if (away >= players) continue;
    const size_t other = (own + away) % players;
    tell_opponent(counts[other], shown.played[other], kinds[other], at, out);
  }
  for (int i = 0; i < 16; ++i) out.set(at + i, (position.gone.mask() >> (4 * kQueen + i) & 1) != 0);
  tell_table(tables, position, at + 16, out);
  return out.words();
}

PlaceWords observe(const View& view) {
  if (!view.my_turn()) throw OutOfTurnError("an observation is of a decision: it is not this seat's turn");
  return observe(view.tables(), view.position(), view.counts(), shown_in(view), kinds_played(view),
                 view.seat());
}

}  // namespace upperhand::big_two::rl_ppo
