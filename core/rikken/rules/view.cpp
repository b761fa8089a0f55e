#include "rikken/rules/view.h"

#include "rikken/rules/deal_cases.h"
#include "rikken/rules/why_not.h"
#include "text.h"

namespace upperhand::rikken {

namespace {

void add_line(std::string& out, const std::string& label, const std::string& value) {
  out += label + ": " + (value.empty() ? "-" : value) + "\n";
}

void add_word(std::string& out, const std::string& word) { out += (out.empty() ? "" : ", ") + word; }

std::string seat_name(const View& view, int seat) {
  return std::to_string(seat) + " " + (*view.names())[static_cast<size_t>(seat)];
}

std::string suits_text(unsigned suits) {
  std::string out;
  for (int suit = 0; suit < kSuits; ++suit)
    if ((suits >> suit & 1) != 0) out += text_of_suit(suit);
  return out;
}

std::string seat_line(const View& view, int seat) {
  const Position& position = view.position();
  const auto at = static_cast<size_t>(seat);
  std::string out =
      std::to_string(view.counts()[at]) + " cards, " + std::to_string(position.won[at]) + " tricks";
  if (seat == view.seat()) out += ", this view";
  if (seat == position.dealer) out += ", dealer";
  if (position.phase != Phase::over && seat == position.turn) out += ", to move";
  if ((position.passed >> seat & 1) != 0) out += ", passed";
  if (position.bids[at] != Contract::pass) out += ", bid " + std::string(text_of(position.bids[at]));
  if (position.is_declarer(seat)) out += ", declarer";
  if (seat == position.partner) out += ", partner";
  if (seat == position.queen_taker) out += ", took QS";
  if (position.voids[at] != 0) out += ", void in " + suits_text(position.voids[at]);
  return out;
}

std::string contract_line(const Position& position) {
  if (position.contract == Contract::pass) return {};
  std::string out(text_of(position.contract));
  if (position.phase == Phase::auction) return out + ", the highest bid";
  if (position.trump != kNoSuit) out += ", trump " + text_of_suit(position.trump);
  if (position.called != kNoCard)
    out += ", called " + text_of(position.called) + (position.blind ? " blind" : "");
  return out;
}

std::string trick_line(const Position& position) {
  std::string out;
  for (int i = 0; i < kSeats; ++i) {
    const int seat = (position.leader + i) & 3;
    const uint8_t card = position.trick[static_cast<size_t>(seat)];
    if (card != kNoCard) add_word(out, std::to_string(seat) + " " + text_of(card));
  }
  return out;
}

}  // namespace

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

View::View(SharedTables tables, Names names, int seat, const Course& course)
    : tables_(std::move(tables)),
      names_(std::move(names)),
      seat_(seat),
      public_(course.position),
      counts_(course.counts),
      history_(course.history) {
  public_.partner = sight().partner;
}

View View::from_known(SharedTables tables, Names names, const Known& known) {
  const Course course = replay(*tables, known);
  const View view(std::move(tables), std::move(names), known.seat, course);
  if (known.partner && *known.partner != view.public_.partner)
    throw Error(seat_text(*known.partner) + " is not known to be the partner");
  return view;
}

Sight View::sight() const { return sight_with_counts(*tables_, public_, seat_, counts_); }

std::vector<Move> View::legal_moves() const {
  return my_turn() ? legal_moves_of(*tables_, public_) : std::vector<Move>();
}

Reason View::why_not(Move move) const { return rikken::why_not(*tables_, public_, move, seat_); }

std::array<uint8_t, kSeats> View::hidden_counts() const { return rikken::hidden_counts(public_, counts_); }

Deals View::deals() const { return consistent_deals(*tables_, public_, sight(), start_, history_); }

Position View::seen_position() const {
  Position position = public_;
  for (size_t other = 0; other < kSeats; ++other) position.dealt[other] |= position.hands[other];
  for (const Turn& turn : history_)
    if (turn.move.kind == MoveKind::card) position.dealt[turn.seat] |= bit(turn.move.what);
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

std::string arranged(Hand hand) {
  std::string out;
  for (const int suit : {kSpades, kHearts, 1, 0})
    for (Hand cards = hand & lane(suit); cards != 0; cards &= ~bit(highest(cards)))
      out += (out.empty() ? "" : " ") + text_of(highest(cards));
  return out;
}

std::string View::text() const {
  const Sight seen = sight();
  std::string out;
  for (int seat = 0; seat < kSeats; ++seat)
    add_line(out, "seat " + seat_name(*this, seat), seat_line(*this, seat));
  add_line(out, "phase", std::string(kPhaseText[static_cast<size_t>(public_.phase)]));
  add_line(out, "contract", contract_line(public_));
  add_line(out, "hand", arranged(hand()));
  for (int seat = 0; seat < kSeats; ++seat)
    if (seen.exposed[static_cast<size_t>(seat)] != 0)
      add_line(out, "open hand of " + seat_name(*this, seat),
               arranged(seen.exposed[static_cast<size_t>(seat)]));
  add_line(out, "trick", trick_line(public_));
  add_line(out, "unseen", arranged(seen.unseen));
  add_line(out, "history", history_text(history_));
  return out;
}

}  // namespace upperhand::rikken
