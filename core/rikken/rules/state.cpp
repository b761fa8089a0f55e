#include "rikken/rules/state.h"

#include "checks.h"
#include "rikken/rules/pack.h"
#include "rikken/rules/setup.h"
#include "rikken/rules/view.h"
#include "rikken/rules/why_not.h"

namespace upperhand::rikken {

namespace {

int checked_seat(int seat) { return check_seat<OutOfTurnError>(seat, kSeats); }

Pack collected_from(const State& state) {
  std::vector<uint8_t> played;
  for (const Turn& turn : state.history())
    if (turn.move.kind == MoveKind::card) played.push_back(turn.move.what);
  return collected(played, state.position());
}

}  // namespace

std::vector<Move> legal_moves_of(const Tables& tables, const Position& position) {
  Moves moves;
  legal_moves(tables, position, moves);
  return {moves.moves.begin(), moves.moves.begin() + moves.size};
}

std::vector<Trick> tricks_of(const std::vector<Turn>& history, const Position& position) {
  std::vector<Trick> out;
  Position trick;  // only the running trick and the trump are used
  trick.trump = position.trump;
  int cards = 0;
  for (const Turn& turn : history) {
    if (turn.move.kind != MoveKind::card) continue;
    if (cards % kSeats == 0) {
      trick.leader = turn.seat;
      trick.led = static_cast<uint8_t>(suit_of_card(turn.move.what));
    }
    trick.trick[turn.seat] = turn.move.what;
    if (++cards % kSeats == 0)
      out.push_back({trick.leader, trick.trick, static_cast<uint8_t>(trick_winner(trick))});
  }
  return out;
}

State::State(SharedTables tables, Names names, const Position& position, std::optional<Start> start)
    : tables_(std::move(tables)), names_(std::move(names)), position_(position), start_(std::move(start)) {}

State State::deal(SharedTables tables, uint64_t seed, Names names, std::optional<int> dealer) {
  Rng rng(seed);
  const int drawn = static_cast<int>(rng.below(kSeats));
  const int seat = dealer ? checked_seat(*dealer) : drawn;
  const Hands hands = deal_hands(*tables, seat, rng);
  State state(std::move(tables), std::move(names), rikken::start(hands, seat), std::nullopt);
  state.seed_ = seed;
  return state;
}

State State::from_hands(SharedTables tables, const std::vector<Cards>& hands, Names names, int dealer,
                        const std::optional<Start>& start) {
  checked_seat(dealer);
  const Hands checked = check_hands(hands, start.has_value());
  Position position = rikken::start(checked, dealer);
  if (!start) return State(std::move(tables), std::move(names), position, std::nullopt);
  set_up(*tables, position, *start);
  // A View knows how the State began, so it does not keep a partner that only a hidden hand shows.
  Start kept = *start;
  kept.partner = position.revealed ? std::optional<int>(position.partner) : std::nullopt;
  return State(std::move(tables), std::move(names), position, kept);
}

State State::next_deal(uint64_t seed, Names names) const {
  if (!over()) throw GameNotOverError(Reason{"no_next_deal_yet"});
  Rng rng(seed);
  const int dealer = seat_after(position_.dealer);
  const Hands hands = deal_out(next_pack(*tables_, collected_from(*this), rng), dealer);
  return State(tables_, std::move(names), rikken::start(hands, dealer), std::nullopt);
}

std::vector<int> State::scores() const {
  if (!over()) throw GameNotOverError(Reason{"no_scores_yet"});
  std::array<int, kMostSeats> chips{};
  rikken::scores(*tables_, position_, chips);
  return {chips.begin(), chips.end()};
}

Reason State::why_not(Move move) const { return rikken::why_not(*tables_, position_, move, turn()); }

void State::apply(Move move, std::optional<int> seat) {
  if (over()) throw GameOverError(why_not(move));
  if (seat && checked_seat(*seat) != turn()) throw OutOfTurnError(out_of_turn(turn(), *seat));
  if (Reason reason = why_not(move); !reason.empty()) throw IllegalMoveError(std::move(reason));
  history_.push_back({position_.turn, move});
  make(*tables_, position_, move);
}

View State::view(int seat) const { return View(*this, checked_seat(seat)); }

bool State::operator==(const State& other) const {
  return tables_->rules == other.tables_->rules && *names_ == *other.names_ && position_ == other.position_ &&
         start_ == other.start_ && history_ == other.history_;
}

}  // namespace upperhand::rikken
