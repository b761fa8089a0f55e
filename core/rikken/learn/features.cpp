#include "rikken/learn/features.h"

#include <algorithm>
#include <tuple>

#include "errors.h"
#include "field_bits.h"
#include "rikken/hand/forecast.h"

namespace upperhand::rikken {

namespace {

constexpr int kRankCount = 13, kCounts = kHandSize + 1;

// Seats as bits, rotated so that the own seat is the first.
unsigned seen_from(int seat, unsigned seats) { return (seats >> seat | seats << (kSeats - seat)) & 15U; }

unsigned one_seat(uint8_t seat) { return seat == kNobody ? 0 : 1U << seat; }

size_t seat_at(int seat, int away) { return static_cast<size_t>((seat + away) & 3); }

Hands played_in(const View& view) {
  Hands out{};
  for (const Turn& turn : view.history())
    if (turn.move.kind == MoveKind::card) out[turn.seat] |= bit(turn.move.what);
  return out;
}

// Of some cards, those that none of the others beats in its suit.
Hand unbeaten(Hand cards, Hand others) {
  Hand out = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand rivals = others & lane(suit);
    out |= cards & (rivals == 0 ? lane(suit) : above(highest(rivals)));
  }
  return out;
}

// Ace, king, queen and jack of a suit.
uint64_t honours(Hand cards, int suit) { return cards >> card_of(suit, kJack) & 15; }

uint64_t bids_and_switches(const Tables& tables) {
  uint64_t bids = 0;
  for (const Contract contract : tables.bids) bids |= bit_of(plain(contract));
  FieldBits out;
  out.put(bids, kPlainContracts).put(tables.join, kPlainContracts);
  out.one_or_none(static_cast<unsigned>(tables.called_ace), 3)
      .one_or_none(static_cast<unsigned>(tables.troela), 3);
  out.one_or_none(static_cast<unsigned>(tables.all_pass), 3)
      .one_or_none(static_cast<unsigned>(tables.scores), 3);
  return out.put(tables.blind_call, 1).put(tables.must_trump, 1).word();
}

uint64_t order_of_bids(const Tables& tables) {
  std::array<uint64_t, kPlainContracts> places{};
  uint64_t next = 0;
  for (const Contract contract : tables.bids)
    if (uint64_t& place = places[index_of(plain(contract))]; place == 0) place = ++next;
  FieldBits out;
  for (size_t contract = 1; contract < places.size(); ++contract)
    out.put(places[contract] == 0 ? 0 : places[contract] - 1, 4);
  return out.word();
}

unsigned number_of(Contract contract) { return static_cast<unsigned>(plain(contract)); }

// Declarers and a proven partner: the seats whose tricks count together.
unsigned declaring_side(const Sight& seen) {
  return seen.declarers == 0 ? 0U : seen.declarers | one_seat(seen.partner);
}

}  // namespace

RuleWords encode_rules(const Tables& tables) { return {bids_and_switches(tables), order_of_bids(tables)}; }

SuitOrder::SuitOrder(const Sight& seen) {
  const auto worth = [&](uint8_t suit) {
    const Hand ranks = seen.dealt >> (16 * suit) & kLane;
    const bool called = seen.called != kNoCard && suit_of_card(seen.called) == suit;
    return std::tuple(suit == seen.trump, called, size_of(ranks), ranks);
  };
  std::stable_sort(suits_.begin(), suits_.end(),
                   [&](uint8_t one, uint8_t other) { return worth(one) > worth(other); });
  for (uint8_t at = 0; at < kSuits; ++at) lanes_[suits_[at]] = at;
}

uint64_t Encoder::situation() const {
  FieldBits out;
  out.one_or_none(static_cast<unsigned>(at_.phase), 5);
  const auto seats = [&](unsigned which) { out.put(seen_from(seen_.seat, which), kSeats); };
  seats(one_seat(at_.dealer));
  seats(at_.phase == Phase::over ? 0 : one_seat(at_.turn));
  seats(at_.phase == Phase::play ? one_seat(at_.leader) : 0);
  seats(at_.declarers);
  seats(seen_.suspects);
  seats(one_seat(seen_.partner));
  seats(at_.passed);
  out.one_or_none(order_.of_suit(at_.trump), kSuits).one_or_none(order_.of_suit(at_.led), kSuits);
  return out.put(at_.blind, 1).word();
}

uint64_t Encoder::by_suit(Hand cards) const {
  FieldBits out;
  for (int at = 0; at < kSuits; ++at) out.one_of(size_of(cards & lane(order_.suit_at(at))), kCounts);
  return out.word();
}

uint64_t Encoder::trick_so_far() const {
  const bool leading = at_.phase != Phase::play || seen_.leading();
  const unsigned winner = leading ? 0 : 1U << seen_.best_seat();
  return FieldBits()
      .put(by_suit(seen_.unseen), kSuits * kCounts)
      .put(seen_from(seen_.seat, seen_.allies), kSeats)
      .put(seen_from(seen_.seat, winner), kSeats)
      .word();
}

uint64_t Encoder::course() const {
  const Terms& wanted = terms(at_.contract);
  const unsigned side = declaring_side(seen_);
  int tricks = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if ((side >> seat & 1) != 0) tricks += at_.won[static_cast<size_t>(seat)];
  return FieldBits()
      .one_of(kHandSize - at_.tricks_done(), kCounts)
      .one_of(tricks, kCounts)
      .one_of(wanted.tricks - tricks, kCounts)
      .one_or_none(at_.contract == Contract::pass ? 4U : static_cast<unsigned>(wanted.goal), 4)
      .put(seen_from(seen_.seat, side), kSeats)
      .word();
}

uint64_t Encoder::strength() const {
  FieldBits out;
  out.one_of(forecast_tricks(seen_.dealt), kRankCount).one_of(forecast_winners(seen_.dealt), kCounts);
  for (const int rank : {kAce, kKing, kQueen}) out.one_of(size_of(seen_.dealt & rank_in_all_suits(rank)), 5);
  return out.word();
}

StateWords Encoder::state() const {
  StateWords out{};
  out[0] = order_.of(seen_.hand);
  out[1] = order_.of(seen_.unseen);
  FieldBits suits, ranks, voids, tricks, counted;
  std::array<FieldBits, 2> bids;
  tricks.one_or_none(number_of(at_.contract), kPlainContracts);
  for (int away = 0; away < kSeats; ++away) {
    const size_t seat = seat_at(seen_.seat, away);
    if (away > 0) out[static_cast<size_t>(1 + away)] = order_.of(seen_.exposed[seat]);
    out[static_cast<size_t>(5 + away)] = order_.of(played_[seat]);
    const uint8_t card = at_.trick[seat];
    const bool there = card != kNoCard;
    suits.put(there, 1).one_or_none(there ? order_.of_suit(static_cast<uint8_t>(suit_of_card(card))) : kSuits,
                                    kSuits);
    ranks.one_or_none(there ? static_cast<unsigned>(rank_of_card(card)) : kRankCount, kRankCount);
    bids[static_cast<size_t>(away / 2)].one_or_none(number_of(at_.bids[seat]), kPlainContracts);
    tricks.put(at_.won[seat], 4);
    counted.one_of(at_.won[seat], kCounts);
    voids.put(order_.of_suits(at_.voids[seat]), kSuits);
  }
  for (int away = 0; away < kSeats; ++away) voids.put(seen_.counts[seat_at(seen_.seat, away)], 4);
  out[9] = suits.word();
  out[10] = ranks.word();
  out[11] = at_.called == kNoCard ? 0 : order_.of(bit(at_.called));
  out[12] = situation();
  out[13] = tricks.word();
  out[14] = bids[0].word();
  out[15] = bids[1].word();
  out[16] = voids.word();
  out[17] = rules_[0];
  out[18] = rules_[1];
  out[19] = order_.of(unbeaten(seen_.hand, seen_.unseen));
  out[20] = FieldBits()
                .put(by_suit(seen_.hand), kSuits * kCounts)
                .one_or_none(order_.of_suit(kHearts), kSuits)
                .one_or_none(order_.of_suit(kSpades), kSuits)
                .word();
  out[21] = trick_so_far();
  out[22] = counted.one_of(at_.cards_in_trick(), kSeats).word();
  out[23] = course();
  out[24] = strength();
  return out;
}

uint64_t Encoder::suit_facts(int suit, uint64_t above) const {
  const Hand of_suit = lane(suit);
  FieldBits out;
  out.one_of(size_of(seen_.hand & of_suit), kCounts).one_of(size_of(seen_.unseen & of_suit), kCounts);
  out.put(honours(seen_.hand, suit), 4).put(honours(seen_.unseen, suit), 4);
  out.put(above, 3);
  for (int away = 1; away < kSeats; ++away) out.put(at_.voids[seat_at(seen_.seat, away)] >> suit & 1, 1);
  return out.put(seen_from(seen_.seat, seen_.allies) >> 1, 3).word();
}

MoveWords Encoder::move(Move move) const {
  MoveWords out{};
  const bool bids = move.kind == MoveKind::bid, trumps = move.kind == MoveKind::trump;
  FieldBits what;
  const bool solo_beter = bids && plain(move.contract()) != move.contract();
  const unsigned bid = bids ? number_of(move.contract()) : kPlainContracts;
  const unsigned trump = trumps ? order_.of_suit(move.what) : solo_beter ? order_.of_suit(kHearts) : kSuits;
  what.one_of(static_cast<int>(move.kind), 4).one_or_none(bid, kPlainContracts);
  what.one_or_none(trump, kSuits).put(move.blind, 1);
  if (bids) return {0, what.word(), 0};
  if (trumps) return {0, what.word(), suit_facts(move.what, 0)};
  const int card = move.what, suit = suit_of_card(card);
  const Hand higher = above(card) & seen_.unseen;
  const bool plays = move.kind == MoveKind::card;
  const bool takes = plays && (seen_.leading() || holds(seen_.winning(), card));
  what.one_of(rank_of_card(card), kRankCount).one_or_none(order_.of_suit(static_cast<uint8_t>(suit)), kSuits);
  what.put(suit == at_.trump, 1).put(suit == at_.led, 1).put(takes, 1).put(higher == 0, 1);
  what.one_of(size_of(higher), 8);
  uint64_t after = 0;  // seats that play to this trick after this one, from the next
  for (int away = 1; plays && away < kSeats; ++away)
    after |= uint64_t{at_.trick[seat_at(seen_.seat, away)] == kNoCard} << (away - 1);
  out[0] = order_.of(bit(card));
  out[1] = what.word();
  out[2] = suit_facts(suit, after);
  return out;
}

StateWords state_features(const View& view) {
  const Sight seen = view.sight();
  const Hands played = played_in(view);
  const RuleWords rules = encode_rules(view.tables());
  return Encoder(view.tables(), rules, view.position(), seen, played, SuitOrder()).state();
}

Features features(const View& view) {
  if (!view.my_turn()) throw OutOfTurnError("features are of a decision: it is not this seat's turn");
  const Sight seen = view.sight();
  const Hands played = played_in(view);
  const RuleWords rules = encode_rules(view.tables());
  const Encoder encoder(view.tables(), rules, view.position(), seen, played, SuitOrder(seen));
  Features out{encoder.state(), {}};
  for (const Move move : view.legal_moves()) out.moves.push_back(encoder.move(move));
  return out;
}

HiddenWords encode_hidden(const Position& position, const SuitOrder& order, int seat) {
  HiddenWords out{};
  FieldBits facts, trumps;
  facts.put(seen_from(seat, one_seat(position.partner)), kSeats);
  Hand all = 0;
  for (const Hand hand : position.hands) all |= hand;
  for (int at = 0; at < kSuits; ++at) {
    const Hand left = all & lane(order.suit_at(at));
    const int holder = left == 0 ? kNobody : holder_of(position, bit(highest(left)), kNobody);
    facts.put(holder == kNobody ? 0 : seen_from(seat, 1U << holder), kSeats);
  }
  for (int away = 0; away < kSeats; ++away) {
    const Hand hand = position.hands[seat_at(seat, away)];
    if (away > 0) out[static_cast<size_t>(away - 1)] = order.of(hand);
    facts.one_of(size_of(unbeaten(hand, all & ~hand)), 8);
    trumps.one_of(position.trump == kNoSuit ? 0 : size_of(hand & lane(position.trump)), 8);
  }
  out[3] = facts.word();
  out[4] = trumps.word();
  return out;
}

}  // namespace upperhand::rikken
