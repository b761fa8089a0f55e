#include "view.h"

#include "rikken/deals.h"

namespace upperhand::rikken {

View::View(const State& state, int seat)
    : tables_(state.shared_tables()),
      names_(state.names()),
      seat_(seat),
      public_(state.position()),
      start_(state.start()),
      history_(state.history()) {
  const Sight seen = rikken::sight(*tables_, public_, seat);
  counts_ = seen.counts;
  for (size_t other = 0; other < kSeats; ++other) {
    if (static_cast<int>(other) == seat) continue;
    public_.hands[other] = seen.exposed[other];
    public_.dealt[other] = 0;
  }
  public_.partner = seen.partner;
}

Sight View::sight() const { return sight_with_counts(*tables_, public_, seat_, counts_); }

std::vector<Move> View::legal_moves() const {
  return my_turn() ? legal_moves_of(*tables_, public_) : std::vector<Move>();
}

std::string View::why_not(Move move) const {
  if (public_.phase == Phase::over) return "the game is over";
  if (!my_turn())
    return "it is the turn of seat " + std::to_string(public_.turn) + ", not of seat " +
           std::to_string(seat_);
  return rikken::why_not(*tables_, public_, move);
}

std::array<uint8_t, kSeats> View::hidden_counts() const {
  std::array<uint8_t, kSeats> out = counts_;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (public_.hands[seat] != 0) out[seat] = 0;  // its own, or open
  return out;
}

Deals View::deals() const {
  const Sight seen = sight();
  return Deals(seen.unseen, hidden_counts(), consistent_cases(*tables_, public_, seen, start_, history_));
}

Position View::seen_position() const {
  Position position = public_;
  for (size_t other = 0; other < kSeats; ++other) position.dealt[other] |= position.hands[other];
  for (const Turn& turn : history_)
    if (turn.move.kind == Move::Kind::card) position.dealt[turn.seat] |= bit(turn.move.what);
  return position;
}

Position with_hidden(Position position, const Hands& hidden) {
  for (size_t seat = 0; seat < kSeats; ++seat) {
    position.hands[seat] |= hidden[seat];
    position.dealt[seat] |= hidden[seat];
    if (position.called != kNoCard && holds(position.hands[seat], position.called))
      position.partner = static_cast<uint8_t>(seat);
  }
  return position;
}

State View::determinise(Rng& rng) const {
  State state(tables_, names_, with_hidden(seen_position(), deals().draw(rng)), start_);
  state.history_ = history_;
  return state;
}

bool View::operator==(const View& other) const {
  return tables_->rules == other.tables_->rules && *names_ == *other.names_ && seat_ == other.seat_ &&
         public_ == other.public_ && counts_ == other.counts_ && start_ == other.start_ &&
         history_ == other.history_;
}

size_t View::hash() const {
  uint64_t out = scramble(hand()) ^ static_cast<uint64_t>(seat_);
  for (const Turn& turn : history_) {
    const auto kind = static_cast<uint64_t>(turn.move.kind);
    out = scramble(out ^ (uint64_t{turn.seat} << 16 | kind << 8 | turn.move.what));
  }
  return scramble(out ^ public_.gone ^ public_.dealer);
}

}  // namespace upperhand::rikken
