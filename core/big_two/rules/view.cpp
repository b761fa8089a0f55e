#include "big_two/rules/view.h"

#include <functional>

namespace upperhand::big_two {

View::View(const State& state, int seat)
    : tables_(state.shared_tables()),
      names_(state.names()),
      seat_(seat),
      public_(state.position()),
      gone_at_start_(state.gone_at_start()),
      start_leader_(state.start_leader()),
      history_(state.history()) {
  for (size_t other = 0; other < kMostSeats; ++other) {
    counts_[other] = static_cast<uint8_t>(public_.hands[other].size());
    if (static_cast<int>(other) != seat) public_.hands[other] = Cards();
  }
}

View::View(SharedTables tables, Names names, int seat, const Course& course)
    : tables_(std::move(tables)),
      names_(std::move(names)),
      seat_(seat),
      public_(course.position),
      counts_(course.counts),
      history_(course.history) {}

View View::from_known(SharedTables tables, Names names, const Known& known) {
  const Course course = replay(*tables, known);
  return View(std::move(tables), std::move(names), known.seat, course);
}

int View::undealt() const {
  int held = 0;
  for (uint8_t count : counts_) held += count;
  return kDeckSize - public_.gone.size() - held;
}

std::vector<Move> View::legal_moves() const {
  return my_turn() ? legal_moves_of(*tables_, public_) : std::vector<Move>();
}

Reason View::why_not(Move move) const { return big_two::why_not(*tables_, public_, move, seat_); }

// The lowest card dealt has opened (or is in this opener's hand): lower cards were not dealt to anybody.
Cards View::known_undealt() const {
  if (start_leader_ || undealt() == 0) return {};
  if (public_.opening && !my_turn()) return {};
  const Cards opened = public_.opening ? hand() : history_.front().move.cards;
  const int lowest = tables_->place(tables_->lowest_card(opened).lowest());
  return unseen() - Cards(tables_->above[static_cast<size_t>(lowest)]);
}

// Before the first play everybody knows who holds the lowest card dealt.
bool View::opener_is_consistent(const Hands& hands) const {
  if (!public_.opening) return true;
  const Cards dealt = hands[0] | hands[1] | hands[2] | hands[3];
  return hands[public_.turn].holds(tables_->lowest_card(dealt));
}

Hands View::sample_hands(Rng& rng) const {
  std::array<uint8_t, kDeckSize> pool;
  size_t size = 0;
  for (int card : possible_cards()) pool[size++] = static_cast<uint8_t>(card);
  Hands hands{};
  size_t left = size;
  for (size_t seat = 0; seat < kMostSeats; ++seat) {
    hands[seat] = public_.hands[seat];
    if (static_cast<int>(seat) == seat_) continue;
    for (int count = counts_[seat]; count > 0; --count) {
      std::swap(pool[rng.below(left)], pool[left - 1]);
      hands[seat] |= Cards::of(pool[--left]);
    }
  }
  return hands;
}

State View::determinise(Rng& rng) const {
  Hands hands = sample_hands(rng);
  while (!opener_is_consistent(hands)) hands = sample_hands(rng);  // uniform over the consistent hands
  Hands dealt = hands;
  for (const Turn& turn : history_) dealt[turn.seat] |= turn.move.cards;
  State state(tables_, names_, dealt, gone_at_start_, start_leader_);
  state.position_ = public_;
  state.position_.hands = hands;
  state.history_ = history_;
  return state;
}

namespace {

void add_line(std::string& out, const std::string& label, const std::string& value) {
  out += label + ": " + (value.empty() ? "-" : value) + "\n";
}

std::string seat_name(const View& view, int seat) {
  return std::to_string(seat) + " " + (*view.names())[static_cast<size_t>(seat)];
}

std::string seat_line(const View& view, int seat) {
  const Position& position = view.position();
  std::string out = std::to_string(view.counts()[static_cast<size_t>(seat)]) + " cards";
  if (seat == view.seat()) out += ", this view";
  if (!position.over && seat == position.turn) out += ", to move";
  if (seat == position.leader) out += ", led";
  if ((position.passed >> seat & 1) != 0) out += ", passed";
  return out;
}

std::string table_line(const View& view) {
  const Position& position = view.position();
  if (position.leading()) return {};
  const Combination table{position.table, position.table_kind, position.table_key};
  return table.cards.text() + " (" + std::string(kKindText[index_of(table.kind)]) + ") by " +
         seat_name(view, position.table_seat);
}

}  // namespace

std::string View::text() const {
  std::string out;
  for (int seat = 0; seat < tables_->players; ++seat)
    add_line(out, "seat " + seat_name(*this, seat), seat_line(*this, seat));
  add_line(out, "hand", hand().text());
  add_line(out, "table", table_line(*this));
  add_line(out, "unseen", unseen().text());
  add_line(out, "undealt", std::to_string(undealt()));
  if (!must_contain().empty()) add_line(out, "must contain", must_contain().text());
  if (public_.over) add_line(out, "winner", seat_name(*this, public_.turn));
  add_line(out, "history", history_text(history_));
  return out;
}

bool View::operator==(const View& other) const {
  return tables_->rules == other.tables_->rules && *names_ == *other.names_ && seat_ == other.seat_ &&
         public_ == other.public_ && counts_ == other.counts_ && gone_at_start_ == other.gone_at_start_ &&
         start_leader_ == other.start_leader_ && history_ == other.history_;
}

size_t View::hash() const {
  uint64_t out = scramble(hand().mask()) ^ static_cast<uint64_t>(seat_);
  for (const Turn& turn : history_) out = scramble(out ^ turn.move.cards.mask() ^ turn.seat);
  return scramble(out ^ public_.gone.mask());
}

}  // namespace upperhand::big_two
