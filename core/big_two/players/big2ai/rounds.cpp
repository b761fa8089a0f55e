#include "big_two/players/big2ai/rounds.h"

namespace upperhand::big_two::big2ai {

void Rounds::turn(int seat, Cards cards, SetCode code, int value) {
  const bool own = seat == viewpoint_;
  if (own || rounds_[0].first == kNoRound) {
    std::copy_backward(rounds_.begin(), rounds_.end() - 1, rounds_.end());
    rounds_[0].first = kPass;
  }
  Round& running = rounds_[0];
  if (code != kPass) {
    if (running.first == kPass) running.first = code;
    value_ = static_cast<uint16_t>(value_ + value);
    played_.add(code);
    if (seat == ((viewpoint_ + 1) & 3)) held_ = static_cast<uint8_t>(held_ - cards.size());
  }
  running.level = static_cast<uint8_t>(level());
  running.held = held_;
  if (own) begun_ = running;
}

Rounds rounds_of(const View& view) {
  const auto next = static_cast<uint8_t>((view.seat() + 1) & 3);
  int held = view.counts()[next];
  for (const Turn& turn : view.history())
    if (turn.seat == next) held += turn.move.cards.size();
  Rounds rounds(view.seat(), held);
  const CardValues values(view.tables());
  for (const Turn& turn : view.history()) {
    const Cards cards = turn.move.cards;
    const SetCode code =
        cards.empty() ? kPass : set_code(view.tables(), cards, classify(view.tables(), cards)->kind);
    rounds.turn(turn.seat, cards, code, values(cards));
  }
  return rounds;
}

}  // namespace upperhand::big_two::big2ai
