#include "rikken/rules/why_not.h"

#include "checks.h"
#include "rikken/rules/auction.h"
#include "rikken/rules/play.h"

namespace upperhand::rikken {

namespace {

std::string bid_text(Contract contract) { return std::string(text_of(contract)); }

Reason not_now(const Position& position, Move move) {
  switch (position.phase) {
    case Phase::auction:
      return Reason{"bid_wanted", {{"move", move.text()}}};
    case Phase::trump:
      return Reason{"trump_wanted", {{"move", move.text()}}};
    case Phase::call:
      return Reason{"call_wanted", {{"move", move.text()}}};
    default:
      return Reason{"card_wanted", {{"move", move.text()}}};
  }
}

Reason why_no_pass(const Tables& tables, const Position& position) {
  if (may_pass(tables, position)) return {};
  const Hand hand = position.hands[position.turn];
  if (must_bid_troela(tables, position, hand))
    return Reason{"troela_without_pass", {{"aces", size_of(hand & kAces)}}};
  return Reason{"dealer_must_bid"};
}

Reason why_no_bid(const Tables& tables, const Position& position, Contract contract) {
  if (contract == Contract::pass) return why_no_pass(tables, position);
  if (may_bid(tables, position, contract)) return {};
  if (!tables.may_bid(contract)) return Reason{"not_bid_here", {{"bid", bid_text(contract)}}};
  if (contract == Contract::schoppen_mie) return Reason{"schoppen_mie_comes_last"};
  if (!outbids(tables, position, contract))
    return Reason{"does_not_outbid", {{"bid", bid_text(contract)}, {"other", bid_text(position.contract)}}};
  if (contract == Contract::troela)
    return tables.four_aces ? Reason{"troela_needs_more_aces"} : Reason{"troela_needs_aces"};
  const int aces = size_of(position.hands[position.turn] & kAces);
  return Reason{"troela_must_be_bid", {{"aces", aces}, {"bid", bid_text(contract)}}};
}

Reason why_no_trump(const Position& position, int suit) {
  if ((legal_trumps(position) >> suit & 1) != 0) return {};
  if (position.called == kNoCard) return Reason{"no_trump_of_the_ace", {{"suit", text_of_suit(suit)}}};
  return Reason{"no_trump_of_the_called", {{"suit", text_of_suit(suit)}}};
}

Reason why_no_call(const Tables& tables, const Position& position, int card, bool blind) {
  const Hand hand = position.hands[position.turn];
  const std::string name = text_of(card);
  if (holds(hand, card)) return Reason{"call_in_own_hand", {{"card", name}}};
  if (suit_of_card(card) == position.trump) return Reason{"call_of_trump", {{"card", name}}};
  const Hand allowed = callable(tables, hand, position.trump);
  if (!holds(allowed, card))
    return Reason{"call_another", {{"card", name}, {"cards", to_cards(allowed).text()}}};
  if (is_blind(hand, card) == blind) return {};
  const std::string suit = text_of_suit(suit_of_card(card));
  return blind ? Reason{"call_not_blind", {{"card", name}, {"suit", suit}}}
               : Reason{"call_blind", {{"card", name}, {"suit", suit}}};
}

Reason why_no_lead(const Tables& tables, const Position& position, int card) {
  if (opening_leads(tables, position) != 0) return Reason{"troela_begins_with", {{"card", text_of(card)}}};
  if (position.contract == Contract::schoppen_mie)
    return Reason{"spades_not_led_yet", {{"card", text_of(card)}, {"queen", text_of(kSpadeQueen)}}};
  return Reason{"led_with_called_card",
                {{"suit", text_of_suit(suit_of_card(card))}, {"card", text_of(position.called)}}};
}

Reason why_no_card(const Tables& tables, const Position& position, int card) {
  const Hand hand = position.hands[position.turn];
  if (!holds(hand, card)) return Reason{"not_held", {{"seat", int{position.turn}}, {"cards", text_of(card)}}};
  const Hand legal = legal_cards(tables, position);
  if (holds(legal, card)) return {};
  if (position.leading()) return why_no_lead(tables, position, card);
  const Hand follow = hand & lane(position.led);
  if (follow != 0 && !holds(follow, card))
    return Reason{"does_not_follow", {{"card", text_of(card)}, {"suit", text_of_suit(position.led)}}};
  if (follow != 0) return Reason{"called_card_now", {{"card", text_of(position.called)}}};
  if (trumps_rest(tables, position)) return Reason{"not_trumped_now", {{"card", text_of(card)}}};
  if (position.contract != Contract::schoppen_mie) return Reason{"must_trump", {{"card", text_of(card)}}};
  if (holds(hand, kSpadeQueen)) return Reason{"queen_goes_now", {{"card", text_of(kSpadeQueen)}}};
  return Reason{"spades_not_yet", {{"card", text_of(card)}, {"queen", text_of(kSpadeQueen)}}};
}

}  // namespace

Reason why_not(const Tables& tables, const Position& position, Move move, int seat) {
  static constexpr std::array<Phase, 4> kPhases = {Phase::auction, Phase::trump, Phase::call, Phase::play};
  if (position.phase == Phase::over) return Reason{"game_over"};
  if (seat != position.turn) return out_of_turn(position.turn, seat);
  if (kPhases[static_cast<size_t>(move.kind)] != position.phase) return not_now(position, move);
  switch (move.kind) {
    case MoveKind::bid:
      return why_no_bid(tables, position, move.contract());
    case MoveKind::trump:
      return why_no_trump(position, move.what);
    case MoveKind::call:
      return why_no_call(tables, position, move.what, move.blind);
    default:
      return why_no_card(tables, position, move.what);
  }
}

}  // namespace upperhand::rikken
