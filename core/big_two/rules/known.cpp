#include "big_two/rules/known.h"

#include "checks.h"

namespace upperhand::big_two {

namespace {

class Replay {
 public:
  Replay(const Tables& tables, const Known& known) : tables_(tables), known_(known) {
    check_seat<OutOfTurnError>(known.seat, tables.players);
    check_seat<OutOfTurnError>(known.first, tables.players);
    deal();
    check_dealt();
  }

  void make(Move move);
  Course course() const { return course_; }

 private:
  void deal();
  void check_dealt() const;
  bool own_turn() const { return course_.position.turn == known_.seat; }
  int dealt_in_all() const;
  Reason why_not(Move move) const;
  Reason why_not_hidden(Move move) const;
  Reason why_not_in_hand(Cards cards) const;
  Reason why_not_lowest(Cards lowest) const;
  // What the replay must know about the hand of the seat to move: whether cards are left decides if the game
  // ends.
  Cards hand_of_turn(Move move) const;

  const Tables& tables_;
  const Known& known_;
  Course course_;
  Cards lowest_;  // the lowest of all cards dealt, once it is known
};

void Replay::deal() {
  Position& position = course_.position;
  position.hands[static_cast<size_t>(known_.seat)] = known_.dealt;
  position.opening = true;
  position.turn = position.leader = static_cast<uint8_t>(known_.first);
  for (int seat = 0; seat < tables_.players; ++seat) {
    const int size = !tables_.whole_deck ? 13 : seat == known_.first ? 18 : 17;
    course_.counts[static_cast<size_t>(seat)] = static_cast<uint8_t>(size);
  }
}

void Replay::check_dealt() const {
  const int size = course_.counts[static_cast<size_t>(known_.seat)];
  if (const int given = known_.dealt.size(); given != size) {
    if (tables_.whole_deck)
      throw CardsError(Reason{"opener_is_dealt_18", {{"count", size}, {"given", given}}});
    throw CardsError(Reason{"other_count_dealt", {{"count", size}, {"given", given}}});
  }
  const Cards lowest = tables_.lowest_card(known_.dealt);
  const bool opens = known_.first == known_.seat;
  if (!opens && tables_.place(lowest.lowest()) == 0)
    throw CardsError(Reason{"another_seat_opens", {{"seat", known_.seat}, {"card", lowest.text()}}});
  if (Reason reason = opens ? why_not_lowest(lowest) : Reason(); !reason.empty())
    throw CardsError(std::move(reason));
  if (tables_.opening == Opening::automatic && known_.moves.empty())
    throw IllegalMoveError("the lowest card opens by itself under these rules: give it as the first move");
}

int Replay::dealt_in_all() const { return tables_.whole_deck ? kDeckSize : 13 * tables_.players; }

// Why this cannot be the lowest of all cards that were dealt.
Reason Replay::why_not_lowest(Cards lowest) const {
  const Cards own = tables_.lowest_card(known_.dealt);
  if (tables_.place(own.lowest()) < tables_.place(lowest.lowest()))
    return Reason{"lower_card_opens",
                  {{"card", own.text()}, {"seat", known_.seat}, {"other", lowest.text()}}};
  const int left = kDeckSize - tables_.place(lowest.lowest());
  if (left >= dealt_in_all()) return {};
  return Reason{"too_high_to_open", {{"count", dealt_in_all()}, {"card", lowest.text()}}};
}

Reason Replay::why_not_in_hand(Cards cards) const {
  const int count = course_.counts[course_.position.turn];
  const Cards again = cards & course_.position.gone, own = cards & known_.dealt;
  if (!again.empty()) return Reason{"played_before", {{"cards", again.text()}}};
  if (!own.empty()) return Reason{"dealt_to", {{"cards", own.text()}, {"seat", known_.seat}}};
  if (cards.size() > count) return Reason{"has_cards_left", {{"count", count}}};
  if (lowest_.empty()) return {};
  const Cards lower = cards - Cards(tables_.above[static_cast<size_t>(tables_.place(lowest_.lowest()))]);
  if (lower.empty()) return {};
  return Reason{"not_dealt", {{"cards", lower.text()}, {"lowest", lowest_.text()}}};
}

Reason Replay::why_not_hidden(Move move) const {
  if (Reason reason = why_not_in_hand(move.cards); !reason.empty()) return reason;
  Position position = course_.position;
  position.hands[position.turn] = move.cards;
  if (move.is_pass()) position.opening = false;  // nobody else knows the card that must open
  Reason reason = big_two::why_not(tables_, position, move);
  return reason.empty() && position.opening ? why_not_lowest(tables_.lowest_card(move.cards)) : reason;
}

Reason Replay::why_not(Move move) const {
  const Position& position = course_.position;
  if (own_turn() || position.over) return big_two::why_not(tables_, position, move, position.turn);
  return why_not_hidden(move);
}

Cards Replay::hand_of_turn(Move move) const {
  const Position& position = course_.position;
  if (own_turn()) return position.hands[position.turn];
  if (course_.counts[position.turn] == move.cards.size()) return move.cards;
  const Cards others = Cards::deck() - position.gone - move.cards;
  return move.cards | Cards::of(others.lowest());
}

void Replay::make(Move move) {
  Position& position = course_.position;
  const Turn turn{position.turn, move};
  course_.history.push_back(turn);
  if (Reason reason = why_not(move); !reason.empty())
    refuse_turn(course_.history.size(), turn, std::move(reason));
  if (move.is_pass()) return pass(tables_, position);
  if (position.opening) lowest_ = tables_.lowest_card(move.cards);
  const bool own = own_turn();
  const Combination one = *classify(tables_, move.cards);
  position.hands[turn.seat] = hand_of_turn(move);
  play(tables_, position, one.cards, one.kind, one.key);
  if (!own) position.hands[turn.seat] = Cards();
  course_.counts[turn.seat] = static_cast<uint8_t>(course_.counts[turn.seat] - move.cards.size());
}

}  // namespace

Course replay(const Tables& tables, const Known& known) {
  Replay out(tables, known);
  for (const Move& move : known.moves) out.make(move);
  return out.course();
}

}  // namespace upperhand::big_two
