#include "rikken/rules/why_not.h"

#include "errors.h"
#include "rikken/rules/auction.h"
#include "rikken/rules/play.h"

namespace upperhand::rikken {

namespace {

std::string seat_text(int seat) { return "seat " + std::to_string(seat); }

std::string suit_name(int suit) {
  static constexpr std::array<std::string_view, kSuits> kNames = {"diamonds", "clubs", "hearts", "spades"};
  return std::string(kNames[static_cast<size_t>(suit)]);
}

std::string cards_text(Hand cards) {
  std::vector<std::string> words;
  for (int card : each(cards)) words.push_back(text_of(card));
  return one_of(words);
}

std::string wanted_now(const Position& position) {
  switch (position.phase) {
    case Phase::auction:
      return "a bid or a pass";
    case Phase::trump:
      return "trump, as in trump H";
    case Phase::call:
      return "a call for the partner, as in call AS";
    default:
      return "a card, as in AS";
  }
}

std::string why_no_pass(const Tables& tables, const Position& position) {
  if (may_pass(tables, position)) return {};
  if (must_bid_troela(tables, position, position.hands[position.turn]))
    return "three aces must be bid as troela: a pass is not possible";
  return "all others have passed, so the dealer must bid: a pass is not possible";
}

std::string why_no_bid(const Tables& tables, const Position& position, Contract contract) {
  if (contract == Contract::pass) return why_no_pass(tables, position);
  if (may_bid(tables, position, contract)) return {};
  const std::string name(text_of(contract));
  if (!tables.may_bid(contract)) return name + " is not bid under these rules";
  if (contract == Contract::schoppen_mie)
    return "schoppen_mie may only be bid when the three others have passed and nobody has bid";
  if (!outbids(tables, position, contract))
    return name + " does not outbid " + std::string(text_of(position.contract));
  if (contract == Contract::troela) return "troela needs exactly three aces in hand";
  return "three aces must be bid as troela: " + name + " is not possible";
}

std::string why_no_trump(const Position& position, int suit) {
  if ((legal_trumps(position) >> suit & 1) != 0) return {};
  return suit_name(suit) + " cannot be trump: it is the suit of the partner's ace";
}

std::string why_no_call(const Tables& tables, const Position& position, int card, bool blind) {
  const Hand hand = position.hands[position.turn];
  const std::string name = text_of(card);
  if (holds(hand, card)) return name + " is in the caller's own hand";
  if (suit_of_card(card) == position.trump) return name + " is a trump and cannot be called";
  const Hand allowed = callable(tables, hand, position.trump);
  if (!holds(allowed, card)) return name + " cannot be called now: call " + cards_text(allowed);
  if (is_blind(hand, card) == blind) return {};
  return blind ? name + " is not called blind: the caller holds " + suit_name(suit_of_card(card))
               : "the caller holds no " + suit_name(suit_of_card(card)) + ": say it, as in call " + name +
                     " blind";
}

std::string why_no_lead(const Position& position, int card) {
  if (position.contract == Contract::schoppen_mie)
    return text_of(card) + " cannot be led: spades wait until QS has been played";
  return suit_name(suit_of_card(card)) + " must be led with " + text_of(position.called) +
         ", the called card";
}

std::string why_no_card(const Tables& tables, const Position& position, int card) {
  const Hand hand = position.hands[position.turn];
  if (!holds(hand, card)) return seat_text(position.turn) + " does not hold " + text_of(card);
  const Hand legal = legal_cards(tables, position);
  if (holds(legal, card)) return {};
  if (position.leading()) return why_no_lead(position, card);
  const Hand follow = hand & lane(position.led);
  if (follow != 0 && !holds(follow, card))
    return text_of(card) + " does not follow suit: " + suit_name(position.led) + " were led";
  if (follow != 0) return text_of(position.called) + " is the called card and must be played now";
  if (position.contract != Contract::schoppen_mie)
    return text_of(card) + " is no trump: who cannot follow suit must trump";
  if (holds(hand, kSpadeQueen)) return "QS must be played by who cannot follow suit";
  return text_of(card) + " cannot be played: spades wait until QS has been played";
}

}  // namespace

std::string why_not(const Tables& tables, const Position& position, Move move) {
  static constexpr std::array<Phase, 4> kPhases = {Phase::auction, Phase::trump, Phase::call, Phase::play};
  if (kPhases[static_cast<size_t>(move.kind)] != position.phase)
    return move.text() + " is not possible now: " + seat_text(position.turn) + " is to give " +
           wanted_now(position);
  switch (move.kind) {
    case Move::Kind::bid:
      return why_no_bid(tables, position, move.contract());
    case Move::Kind::trump:
      return why_no_trump(position, move.what);
    case Move::Kind::call:
      return why_no_call(tables, position, move.what, move.blind);
    default:
      return why_no_card(tables, position, move.what);
  }
}

}  // namespace upperhand::rikken
