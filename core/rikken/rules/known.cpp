#include "rikken/rules/known.h"

#include "checks.h"
#include "rikken/rules/deal_cases.h"
#include "rikken/rules/play.h"
#include "rikken/rules/why_not.h"
#include "text.h"

namespace upperhand::rikken {

namespace {

Hand cards_in_trick(const Position& position) {
  Hand out = 0;
  for (const uint8_t card : position.trick) out |= card == kNoCard ? 0 : bit(card);
  return out;
}

// Unknown hands are empty, and stay empty.
class Replay {
 public:
  Replay(const Tables& tables, const Known& known, const Hands& dealt)
      : tables_(tables), known_(known), dealt_(dealt) {
    course_.position = start(dealt, known.dealer);
    course_.counts.fill(kHandSize);
  }

  void make(Move move);
  const Course& course() const { return course_; }

 private:
  bool in_sight(int seat) const { return dealt_[static_cast<size_t>(seat)] != 0; }
  Reason why_not(Move move) const;
  Reason why_not_hidden(Move move) const;
  Reason why_not_in_hand(int card) const;
  bool four_aces() const;
  void name_troela_partner();

  const Tables& tables_;
  const Known& known_;
  Hands dealt_;
  Course course_;
};

Reason Replay::why_not_in_hand(int card) const {
  const Position& position = course_.position;
  if (holds(position.gone | cards_in_trick(position), card))
    return Reason{"played_before", {{"cards", text_of(card)}}};
  if (const int holder = holder_of(position, bit(card), kNobody); holder != kNobody)
    return Reason{"in_the_hand_of", {{"card", text_of(card)}, {"seat", holder}}};
  if (holds(shown_in_play(position)[position.turn], card))
    return Reason{"shown_not_to_hold", {{"card", text_of(card)}}};
  return {};
}

// Parts of a hidden seat's move depend on its own hand; the count of deals finds those out.
Reason Replay::why_not_hidden(Move move) const {
  Position position = course_.position;
  Hand& hand = position.hands[position.turn];
  const bool calls = move.kind == MoveKind::call && position.phase == Phase::call;
  if (calls && suit_of_card(move.what) != position.trump) return {};
  if (move == Move::bid(Contract::troela)) hand = kAces & ~lane(kSpades);
  if (move.kind == MoveKind::card) hand = bit(move.what) | opening_leads(tables_, position);
  Reason reason = rikken::why_not(tables_, position, move, position.turn);
  return reason.empty() && move.kind == MoveKind::card ? why_not_in_hand(move.what) : reason;
}

Reason Replay::why_not(Move move) const {
  const Position& position = course_.position;
  if (position.phase == Phase::over || in_sight(position.turn))
    return rikken::why_not(tables_, position, move, position.turn);
  return why_not_hidden(move);
}

// Whether a hidden hand that plays Troela has them: then it calls a card next, and nobody is its partner yet.
bool Replay::four_aces() const {
  if (!tables_.four_aces || course_.position.called != kNoCard) return false;
  const size_t next = course_.history.size();
  return next < known_.moves.size() ? known_.moves[next].kind == MoveKind::call : !known_.partner;
}

void Replay::name_troela_partner() {
  Position& position = course_.position;
  if (four_aces()) {
    position.phase = Phase::call;
    position.turn = position.declarer;
    position.revealed = false;
    return;
  }
  const std::string held = position.called == kNoCard ? "the fourth ace" : text_of(position.called);
  const std::optional<int>& partner = known_.partner;
  if (!partner) throw Error("everybody learns who holds " + held + " in troela: name the partner");
  if (*partner == position.declarer || *partner == known_.seat)
    throw Error(seat_text(*partner) + " does not hold " + held + ": it is not the partner in troela");
  position.partner = position.turn = static_cast<uint8_t>(*partner);
}

void Replay::make(Move move) {
  Position& position = course_.position;
  const Turn turn{position.turn, move};
  course_.history.push_back(turn);
  if (Reason reason = why_not(move); !reason.empty())
    refuse_turn(course_.history.size(), turn, std::move(reason));
  if (move.kind == MoveKind::card) {
    if (move.what == position.called) position.partner = turn.seat;
    --course_.counts[turn.seat];
  }
  rikken::make(tables_, position, move);
  if (move.kind == MoveKind::call) position.blind = move.blind;
  if (position.phase == Phase::trump && position.turn == kNobody) name_troela_partner();
}

Hands cards_played(const std::vector<Turn>& history) {
  Hands out{};
  for (const Turn& turn : history)
    if (turn.move.kind == MoveKind::card) out[turn.seat] |= bit(turn.move.what);
  return out;
}

void check_known(const Known& known) {
  check_seat<OutOfTurnError>(known.seat, kSeats);
  check_seat<OutOfTurnError>(known.dealer, kSeats);
  if (known.partner) check_seat<OutOfTurnError>(*known.partner, kSeats);
  for (const auto& [seat, cards] : known.exposed) check_seat<OutOfTurnError>(seat, kSeats);
  if (known.dealt.size() != kHandSize)
    throw CardsError(Reason{"other_count_dealt", {{"count", kHandSize}, {"given", known.dealt.size()}}});
}

// The open hands, checked against everything else that is known.
Hands open_hands(const Known& known, const Course& course) {
  Hands out{};
  Cards seen = to_cards(course.position.gone | cards_in_trick(course.position) |
                        course.position.hands[static_cast<size_t>(known.seat)]);
  for (int seat = 0; seat < kSeats; ++seat) {
    const auto found = known.exposed.find(seat);
    const Cards cards = found == known.exposed.end() ? Cards() : found->second;
    const int count = sees(course.position, known.seat, seat) ? course.counts[static_cast<size_t>(seat)] : 0;
    if (cards.size() != count && count == 0)
      throw CardsError(Reason{"hand_is_hidden", {{"seat", seat}, {"from", known.seat}}});
    if (cards.size() != count)
      throw CardsError(Reason{"hand_lies_open", {{"seat", seat}, {"count", count}, {"given", cards.size()}}});
    if (cards.meets(seen))
      throw CardsError(Reason{"open_hand_repeats", {{"seat", seat}, {"cards", (cards & seen).text()}}});
    seen |= cards;
    out[static_cast<size_t>(seat)] = to_hand(cards);
  }
  return out;
}

Hands own_hand(const Known& known) {
  Hands out{};
  out[static_cast<size_t>(known.seat)] = to_hand(known.dealt);
  return out;
}

bool some_deal_fits(const Tables& tables, const Known& known, const Course& course) {
  const Sight sight = sight_with_counts(tables, course.position, known.seat, course.counts);
  return consistent_deals(tables, course.position, sight, std::nullopt, course.history).size() != 0;
}

Course replay_as_hidden(const Tables& tables, const Known& known) {
  Replay out(tables, known, own_hand(known));
  for (const Move& move : known.moves) {
    out.make(move);
    const std::vector<Turn>& history = out.course().history;
    if (!some_deal_fits(tables, known, out.course()))
      refuse_turn(history.size(), history.back(), Reason{"no_deal_allows_it"});
  }
  return out.course();
}

// Each move of a seat with open cards is checked completely: all cards that it ever held are known.
Course replay_with(const Tables& tables, const Known& known, const Hands& open, const Hands& played) {
  Hands dealt = own_hand(known);
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (open[seat] != 0) dealt[seat] = open[seat] | played[seat];
  Replay out(tables, known, dealt);
  for (const Move& move : known.moves) out.make(move);
  Course course = out.course();
  course.position.dealt = own_hand(known);
  if (!some_deal_fits(tables, known, course)) throw CardsError(Reason{"open_hands_fit_no_deal"});
  return course;
}

}  // namespace

Course replay(const Tables& tables, const Known& known) {
  check_known(known);
  const Course course = replay_as_hidden(tables, known);
  const Hands open = open_hands(known, course);
  if (open == Hands{}) return course;
  return replay_with(tables, known, open, cards_played(course.history));
}

}  // namespace upperhand::rikken
