#include "rikken/learn/batch.h"

#include <algorithm>
#include <utility>

#include "field_bits.h"
#include "rikken/learn/actions.h"

namespace upperhand::rikken {

namespace {

constexpr int kGuestBits = 10;  // three of them fit beside the hidden facts
static_assert(kHiddenFactBits + (kSeats - 1) * kGuestBits <= 64);
// A speaker that always passes would let no game begin.
constexpr int kMostWithoutDecision = 10'000;  // games

}  // namespace

Batch::Batch(std::vector<SharedTables> rules, size_t games, uint64_t seed, unsigned threads, Seating seating)
    : LockStep(games, threads), rules_(std::move(rules)), seating_(std::move(seating)), seed_(seed) {
  if (rules_.empty()) throw Error("a batch needs at least one set of rules");
  if (seating_.seats.empty()) seating_.seats.assign(games * kSeats, 0);
  if (seating_.speakers.empty()) seating_.speakers.assign(games, 0);
  check_seating();
  for (const SharedTables& tables : rules_) rule_words_.push_back(encode_rules(*tables));
  begin_all([&](GameSlot& slot, size_t at) {
    slot.rules = static_cast<uint32_t>(at % rules_.size());
    slot.number = at;
    slot.speaker = seating_.speakers[at];
    std::copy_n(&seating_.seats[at * kSeats], kSeats, slot.seats.begin());
    begin_chain(slot);
  });
}

void Batch::check_seating() const {
  check_seats(seating_.seats, games(), seating_.opponents.size(), [](size_t) { return size_t{kSeats}; });
  if (seating_.speakers.size() != games()) throw Error("speakers are named for each game");
  for (const uint8_t who : seating_.speakers)
    if (who > seating_.opponents.size()) throw Error("there is no opponent " + std::to_string(who));
}

uint64_t Batch::take_seed(GameSlot& slot) const {
  const uint64_t number = std::exchange(slot.number, slot.number + games());
  return Rng::derive(seed_, number, kSeats, 0).bits();
}

void Batch::set_up(GameSlot& slot, const Hands& hands, int dealer) const {
  slot.position = start(hands, dealer);
  slot.played = {};
  slot.cards_played = 0;
  slot.ply = 0;
}

// As State::deal.
void Batch::begin_chain(GameSlot& slot) {
  Rng rng(take_seed(slot));
  const int dealer = static_cast<int>(rng.below(kSeats));
  set_up(slot, deal_hands(*rules_[slot.rules], dealer, rng), dealer);
  if (!to_decision(slot)) begin_next(slot);
}

// As State::next_deal.
void Batch::begin_next(GameSlot& slot) {
  for (int tried = 0; tried < kMostWithoutDecision; ++tried) {
    Rng rng(take_seed(slot));
    const int dealer = seat_after(slot.position.dealer);
    const Pack left = collected({slot.cards.data(), slot.cards_played}, slot.position);
    set_up(slot, deal_out(next_pack(*rules_[slot.rules], left, rng), dealer), dealer);
    if (to_decision(slot)) return;
  }
  throw Error("no game comes to a decision of the caller: its speaker passes in all of them");
}

void Batch::play(GameSlot& slot, Move move) const {
  if (move.kind == MoveKind::card) {
    slot.played[slot.position.turn] |= bit(move.what);
    slot.cards[slot.cards_played++] = move.what;
  }
  ++slot.ply;
  make(*rules_[slot.rules], slot.position, move);
}

uint8_t Batch::mover(const GameSlot& slot) const {
  const uint8_t who = slot.seats[slot.position.turn];
  return who == 0 && slot.position.phase < Phase::play ? slot.speaker : who;
}

bool Batch::to_decision(GameSlot& slot) const {
  Moves moves;
  while (slot.position.phase != Phase::over) {
    rikken::legal_moves(*rules_[slot.rules], slot.position, moves);
    slot.moves.assign(moves.moves.begin(), moves.moves.begin() + moves.size);
    const uint8_t who = mover(slot);
    if (moves.size > 1 && who == 0) return true;
    play(slot, moves.size == 1 ? slot.moves[0] : answer(slot, who));
  }
  return false;
}

Move Batch::answer(GameSlot& slot, uint8_t who) const {
  ++slot.answered;
  const Tables& tables = *rules_[slot.rules];
  const int seat = slot.position.turn;
  const Sight seen = sight(tables, slot.position, seat);
  Rng rng = Rng::derive(seed_, slot.number, static_cast<uint64_t>(seat), slot.ply);
  const OpponentSight decision{tables, slot.position, seen, slot.moves};
  const Move move = seating_.opponents[who - 1U]->choose(decision, rng);
  if (!decision.is_legal(move)) throw Error("an opponent found no move that is legal");
  return move;
}

// A critic that knows the opponents need not treat their moves as chance.
uint64_t Batch::guests(const GameSlot& slot) const {
  FieldBits out;
  for (int away = 1; away < kSeats; ++away)
    out.one_or_none(slot.seats[static_cast<size_t>((slot.position.turn + away) & 3)] - 1U, kGuestBits);
  return out.word();
}

Position Batch::position(size_t game) const {
  return with_slot(game, [](const GameSlot& slot) { return slot.position; });
}

std::vector<Move> Batch::legal_moves(size_t game) const {
  return with_slot(game, [](const GameSlot& slot) { return slot.moves; });
}

Hand Batch::hand(size_t game, int seat) const {
  return position(game).hands[static_cast<size_t>(check_seat(seat, kSeats))];
}

template <class Order, class Encode>
void Batch::observe_with(const DecisionRows& rows, const Order& order_of, const Encode& encode) const {
  observe_each(rows, [&](const GameSlot& slot, size_t game, size_t first) {
    const Tables& tables = *rules_[slot.rules];
    const int seat = slot.position.turn;
    const Sight seen = sight(tables, slot.position, seat);
    const SuitOrder order = order_of(seen);
    const Encoder encoder(tables, rule_words_[slot.rules], slot.position, seen, slot.played, order);
    const StateWords state = encoder.state();
    std::copy(state.begin(), state.end(), rows.states + game * kStateWords);
    HiddenWords hidden = encode_hidden(slot.position, order, seat);
    hidden.back() |= guests(slot) << kHiddenFactBits;
    std::copy(hidden.begin(), hidden.end(), rows.hidden + game * kHiddenWords);
    rows.seats[game] = static_cast<uint8_t>(seat);
    encode(slot, encoder, first);
  });
}

void Batch::observe(const DecisionRows& rows) const {
  const auto own_order = [](const Sight& seen) { return SuitOrder(seen); };
  observe_with(rows, own_order, [&](const GameSlot& slot, const Encoder& encoder, size_t first) {
    for (size_t i = 0; i < slot.moves.size(); ++i) {
      const MoveWords move = encoder.move(slot.moves[i]);
      std::copy(move.begin(), move.end(), rows.moves + (first + i) * kMoveWords);
    }
  });
}

void Batch::observe_actions(const DecisionRows& rows) const {
  const auto as_they_are = [](const Sight&) { return SuitOrder(); };
  observe_with(rows, as_they_are, [&](const GameSlot& slot, const Encoder&, size_t first) {
    for (size_t i = 0; i < slot.moves.size(); ++i)
      rows.moves[first + i] = static_cast<uint64_t>(action_of(slot.moves[i]));
  });
}

void Batch::note(const GameSlot& slot, std::span<const int, kMostSeats> chips) {
  const Position& end = slot.position;
  const auto add = [&](size_t what, int64_t number) {
    contracts_[index_of(end.contract)][what].fetch_add(number, std::memory_order_relaxed);
  };
  add(0, 1);
  for (size_t seat = 0; seat < kSeats; ++seat) {
    if (!end.is_declarer(static_cast<int>(seat)) || slot.seats[seat] != 0 || slot.speaker != 0) continue;
    add(1, 1);
    add(2, made(end, static_cast<int>(seat)));
    add(3, chips[seat]);
  }
}

ContractTallies Batch::contracts() const {
  ContractTallies out;
  for (size_t i = 0; i < kContracts; ++i)
    out[i] = {contracts_[i][0], contracts_[i][1], contracts_[i][2], contracts_[i][3]};
  return out;
}

void Batch::step(std::span<const int32_t> choices, uint8_t* ended, int32_t* scores_out) {
  step_each(choices, ended, [&](GameSlot& slot, size_t game, size_t choice) {
    play(slot, slot.moves[choice]);
    if (to_decision(slot)) return false;
    std::array<int, kMostSeats> chips{};
    scores(*rules_[slot.rules], slot.position, chips);
    note(slot, chips);
    std::copy(chips.begin(), chips.end(), scores_out + game * kMostSeats);
    begin_next(slot);
    return true;
  });
}

double score_unit(const Tables& tables) { return tables.scores == Scoring::stichting ? 50 : 10; }

}  // namespace upperhand::rikken
