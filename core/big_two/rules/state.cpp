#include "big_two/rules/state.h"

#include "big_two/rules/view.h"
#include "checks.h"

namespace upperhand::big_two {

namespace {

void check_hands(const Tables& tables, const std::vector<Cards>& hands, Cards gone) {
  if (hands.size() != static_cast<size_t>(tables.players))
    throw CardsError("these rules seat " + std::to_string(tables.players) + " players, but " +
                     std::to_string(hands.size()) + " hands are given");
  Cards seen = gone;
  for (size_t seat = 0; seat < hands.size(); ++seat) {
    const std::string whose = "the hand of seat " + std::to_string(seat);
    if (hands[seat].empty()) throw CardsError(whose + " is empty: each seat needs a card");
    if (hands[seat].size() > kLargestHand)
      throw CardsError(whose + " has " + std::to_string(hands[seat].size()) + " cards; " +
                       std::to_string(kLargestHand) + " is the most that is dealt");
    if (hands[seat].meets(seen)) throw CardsError(whose + " repeats " + (hands[seat] & seen).text());
    seen |= hands[seat];
  }
}

Reason why_no_combination(const Tables& tables, Cards cards) {
  const Shape shape(cards);
  const bool one_rank = (shape.one & (shape.one - 1)) == 0;
  if (cards.size() == 3 && one_rank) return Reason{"no_triple_alone"};
  if (cards.size() == 4 && one_rank)
    return tables.plays(Kind::four_plus_one) ? Reason{"four_needs_a_fifth"} : Reason{"no_four_of_a_kind"};
  if (cards.size() > 5) return Reason{"more_than_five_cards"};
  return Reason{"no_combination", {{"cards", cards.text()}}};
}

Reason why_not_beaten(const Tables& tables, const Combination& play, const Combination& table) {
  const Reason high = describe(tables, play), low = describe(tables, table);
  const bool bombs = !tables.rules.bombs.empty();
  if (const int count = size_of(table.kind); size_of(play.kind) != count)
    return bombs ? Reason{"wrong_size_or_bomb",
                          {{"play", inside(high)}, {"table", inside(low)}, {"count", count}}}
                 : Reason{"wrong_size", {{"play", inside(high)}, {"table", inside(low)}, {"count", count}}};
  if (play.kind != table.kind && tables.rules.must_match == "type")
    return bombs ? Reason{"wrong_type_or_bomb", {{"play", inside(high)}, {"table", inside(low)}}}
                 : Reason{"wrong_type", {{"play", inside(high)}, {"table", inside(low)}}};
  if (high == low)
    return Reason{"alike_but_lower",
                  {{"what", inside(high)}, {"play", play.cards.text()}, {"table", table.cards.text()}}};
  return Reason{"does_not_beat", {{"play", inside(high)}, {"table", inside(low)}}};
}

}  // namespace

std::vector<int> seats_in(unsigned bits) {
  std::vector<int> out;
  for (; bits != 0; bits &= bits - 1) out.push_back(std::countr_zero(bits));
  return out;
}

Reason why_not(const Tables& tables, const Position& position, Move move) {
  const Cards lowest = opening_card(tables, position);
  if (move.is_pass()) {
    if (!position.leading()) return {};
    return position.opening ? Reason{"opening_without_pass", {{"card", lowest.text()}}}
                            : Reason{"leader_must_play"};
  }
  const Cards missing = move.cards - position.hands[position.turn];
  if (!missing.empty()) return Reason{"not_held", {{"seat", int{position.turn}}, {"cards", missing.text()}}};
  const std::optional<Combination> play = classify(tables, move.cards);
  if (!play) return why_no_combination(tables, move.cards);
  if (!lowest.empty() && !move.cards.holds(lowest))
    return Reason{"opening_must_contain", {{"card", lowest.text()}}};
  if (!lowest.empty() && tables.opening != Opening::contains && move.cards != lowest)
    return Reason{"opening_must_be", {{"card", lowest.text()}}};
  if (position.leading()) return {};
  const Combination table{position.table, position.table_kind, position.table_key};
  return beats(tables, *play, table) ? Reason{} : why_not_beaten(tables, *play, table);
}

Reason why_not(const Tables& tables, const Position& position, Move move, int seat) {
  if (position.over) return Reason{"game_won", {{"seat", int{position.turn}}}};
  if (seat != position.turn) return out_of_turn(position.turn, seat);
  return why_not(tables, position, move);
}

std::vector<Move> legal_moves_of(const Tables& tables, const Position& position) {
  if (position.over) return {};
  Moves moves;
  legal_plays(tables, position, moves);
  std::vector<Move> out;
  out.reserve(moves.size + 1);
  for (uint32_t i = 0; i < moves.size; ++i) out.push_back({moves.cards(i)});
  if (!position.leading()) out.push_back({});
  return out;
}

State::State(SharedTables tables, Names names, const Hands& dealt, Cards gone, std::optional<int> leader)
    : tables_(std::move(tables)),
      names_(std::move(names)),
      dealt_(dealt),
      gone_at_start_(gone),
      start_leader_(leader) {
  if (!leader) {
    position_ = start(*tables_, dealt, gone);
    if (!position_.leading()) history_.push_back({position_.table_seat, {position_.table}});
  } else {
    position_.hands = dealt;
    position_.gone = gone;
    position_.turn = position_.leader = static_cast<uint8_t>(*leader);
  }
}

State State::deal(SharedTables tables, uint64_t seed, Names names) {
  Rng rng(seed);
  const Hands hands = deal_hands(*tables, rng);
  State state(std::move(tables), std::move(names), hands, {}, std::nullopt);
  state.seed_ = seed;
  return state;
}

State State::from_hands(SharedTables tables, const std::vector<Cards>& hands, Names names,
                        std::optional<int> leader, Cards gone) {
  check_hands(*tables, hands, gone);
  if (leader) check_seat<OutOfTurnError>(*leader, tables->players);
  Hands dealt{};
  std::copy(hands.begin(), hands.end(), dealt.begin());
  return State(std::move(tables), std::move(names), dealt, gone, leader);
}

std::vector<int> State::scores() const {
  if (!over()) throw GameNotOverError(Reason{"no_scores_yet"});
  std::array<int, kMostSeats> points{};
  big_two::scores(*tables_, position_, points);
  return {points.begin(), points.begin() + tables_->players};
}

Cost State::cost(int seat) const {
  return big_two::cost(*tables_, position_, check_seat<OutOfTurnError>(seat, tables_->players));
}

std::vector<Move> State::legal_moves() const { return legal_moves_of(*tables_, position_); }

Reason State::why_not(Move move) const { return big_two::why_not(*tables_, position_, move, turn()); }

void State::apply(Move move, std::optional<int> seat) {
  if (over()) throw GameOverError(why_not(move));
  if (seat && check_seat<OutOfTurnError>(*seat, tables_->players) != turn())
    throw OutOfTurnError(out_of_turn(turn(), *seat));
  if (Reason reason = why_not(move); !reason.empty()) throw IllegalMoveError(std::move(reason));
  history_.push_back({position_.turn, move});
  if (move.is_pass()) return pass(*tables_, position_);
  const Combination one = *classify(*tables_, move.cards);
  play(*tables_, position_, one.cards, one.kind, one.key);
}

View State::view(int seat) const { return View(*this, check_seat<OutOfTurnError>(seat, tables_->players)); }

bool State::operator==(const State& other) const {
  return tables_->rules == other.tables_->rules && *names_ == *other.names_ && position_ == other.position_ &&
         dealt_ == other.dealt_ && gone_at_start_ == other.gone_at_start_ &&
         start_leader_ == other.start_leader_ && history_ == other.history_;
}

}  // namespace upperhand::big_two
