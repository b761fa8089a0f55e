#include "big_two/learn/batch.h"

#include <algorithm>
#include <utility>

#include "big_two/learn/place_actions.h"
#include "field_bits.h"

namespace upperhand::big_two {

namespace {

constexpr int kGuestBits = 11;  // three of them fit beside the hidden facts
static_assert(kHiddenFactBits + (kMostSeats - 1) * kGuestBits <= 64);

}  // namespace

Batch::Batch(std::vector<SharedTables> rules, size_t games, uint64_t seed, unsigned threads, Seating seating)
    : LockStep(games, threads), rules_(std::move(rules)), seating_(std::move(seating)), seed_(seed) {
  if (rules_.empty()) throw Error("a batch needs at least one set of rules");
  if (seating_.seats.empty()) seating_.seats.assign(games * kMostSeats, 0);
  check_seats(seating_.seats, games, seating_.opponents.size(),
              [&](size_t game) { return static_cast<size_t>(rules_[game % rules_.size()]->players); });
  for (const SharedTables& tables : rules_) rule_words_.push_back(encode_rules(*tables));
  begin_all([&](GameSlot& slot, size_t at) {
    slot.rules = static_cast<uint32_t>(at % rules_.size());
    slot.number = at;
    std::copy_n(&seating_.seats[at * kMostSeats], kMostSeats, slot.seats.begin());
    begin(slot);
  });
}

// A game that ends before anybody had a choice is dealt again, under the next number.
void Batch::begin(GameSlot& slot) {
  do {
    Rng rng(Rng::derive(seed_, slot.number, kMostSeats, 0).bits());
    slot.number += games();
    slot.position = BigTwo::deal(*rules_[slot.rules], rng);
    slot.shown = Shown();
    slot.kinds_played = {};
    slot.ply = slot.position.leading() ? 0 : 1;
    // If the rules play the opening card, it is already gone.
    for (size_t seat = 0; seat < kMostSeats; ++seat)
      if ((slot.position.played >> seat & 1) != 0) slot.shown.played[seat] = slot.position.table;
  } while (!to_decision(slot));
}

void Batch::list(GameSlot& slot) {
  Moves moves;
  legal_plays(*rules_[slot.rules], slot.position, moves);
  slot.moves.clear();
  for (uint32_t i = 0; i < moves.size; ++i) slot.moves.push_back(moves.cards(i).mask());
  slot.kinds.clear();
  for (uint32_t at = 0; at < moves.segments; ++at)
    slot.kinds.resize(moves.segment[at].end, moves.segment[at].kind);
  if (!slot.position.leading()) {
    slot.moves.push_back(0);
    slot.kinds.push_back(Kind::single);
  }
}

void Batch::play(GameSlot& slot, size_t i) {
  const Tables& tables = *rules_[slot.rules];
  const Cards cards(slot.moves[i]);
  slot.shown.note(slot.position, cards);
  ++slot.ply;
  if (cards.empty()) return pass(tables, slot.position);
  uint16_t& kinds = slot.kinds_played[slot.position.turn];
  kinds = static_cast<uint16_t>(kinds | bit_of(slot.kinds[i]));
  big_two::play(tables, slot.position, cards, slot.kinds[i], key_of(tables, cards, slot.kinds[i]));
}

bool Batch::to_decision(GameSlot& slot) {
  while (!slot.position.over) {
    list(slot);
    const bool forced = slot.moves.size() == 1;
    if (!forced && slot.seats[slot.position.turn] == 0) return true;
    play(slot, forced ? 0 : answer(slot));
  }
  return false;
}

size_t Batch::answer(GameSlot& slot) const {
  ++slot.answered;
  const Counts counts = counts_of(slot.position);
  const OpponentSight sight{*rules_[slot.rules], slot.position, counts,     slot.shown,
                            slot.kinds_played,   slot.ply,      slot.moves, slot.kinds};
  return choice_of(*seating_.opponents[slot.seats[slot.position.turn] - 1U], sight);
}

// A critic that knows the opponents need not treat their moves as chance.
uint64_t Batch::guests(const GameSlot& slot) const {
  FieldBits out;
  uint8_t seat = slot.position.turn;
  for (int away = 1; away < rules_[slot.rules]->players; ++away) {
    seat = next_seat(*rules_[slot.rules], seat);
    out.one_or_none(slot.seats[seat] - 1U, kGuestBits);
  }
  return out.word();
}

Position Batch::position(size_t game) const {
  return with_slot(game, [](const GameSlot& slot) { return slot.position; });
}

std::vector<Move> Batch::legal_moves(size_t game) const {
  return with_slot(game, [](const GameSlot& slot) {
    std::vector<Move> out;
    for (const uint64_t cards : slot.moves) out.push_back({Cards(cards)});
    return out;
  });
}

Cards Batch::hand(size_t game, int seat) const {
  const Hands hands = position(game).hands;
  return hands[static_cast<size_t>(check_seat(seat, rules_[game % rules_.size()]->players))];
}

template <class Encode>
void Batch::observe_with(const DecisionRows& rows, const Encode& encode) const {
  observe_each(rows, [&](const GameSlot& slot, size_t game, size_t first) {
    const Tables& tables = *rules_[slot.rules];
    const int seat = slot.position.turn;
    rows.seats[game] = static_cast<uint8_t>(seat);
    HiddenWords hidden = encode_hidden(tables, slot.position, seat);
    hidden.back() |= guests(slot) << kHiddenFactBits;
    std::copy(hidden.begin(), hidden.end(), rows.hidden + game * kHiddenWords);
    encode(slot, counts_of(slot.position), game, first);
  });
}

template <class Encode>
void Batch::observe_states(const DecisionRows& rows, const Encode& encode) const {
  observe_with(rows, [&](const GameSlot& slot, const Counts& counts, size_t game, size_t first) {
    const Encoder encoder(*rules_[slot.rules], rule_words_[slot.rules], slot.position, counts, slot.shown,
                          slot.position.turn);
    const StateWords state = encoder.state();
    std::copy(state.begin(), state.end(), rows.states + game * kStateWords);
    encode(slot, encoder, first);
  });
}

void Batch::observe(const BatchRows& rows) const {
  observe_states(rows, [&](const GameSlot& slot, const Encoder& encoder, size_t first) {
    for (size_t i = 0; i < slot.moves.size(); ++i) {
      const MoveWords move = encoder.move(Cards(slot.moves[i]), slot.kinds[i]);
      std::copy(move.begin(), move.end(), rows.moves + (first + i) * kMoveWords);
    }
  });
}

void Batch::observe_actions(const ActionRows& rows) const {
  observe_states(rows, [&](const GameSlot& slot, const Encoder&, size_t first) {
    const PlaceActions& table = PlaceActions::of(*rules_[slot.rules]);
    const Cards hand = slot.position.hands[slot.position.turn];
    for (size_t i = 0; i < slot.moves.size(); ++i)
      rows.moves[first + i] = static_cast<uint64_t>(table.number(hand, Cards(slot.moves[i])));
  });
}

void Batch::observe_places(const PlaceRows& rows) const {
  observe_with(rows, [&](const GameSlot& slot, const Counts& counts, size_t game, size_t first) {
    const int seat = slot.position.turn;
    const rl_ppo::PlaceWords state =
        rl_ppo::observe(*rules_[slot.rules], slot.position, counts, slot.shown, slot.kinds_played, seat);
    std::copy(state.begin(), state.end(), rows.states + game * rl_ppo::kWords);
    const Cards hand = slot.position.hands[static_cast<size_t>(seat)];
    for (size_t i = 0; i < slot.moves.size(); ++i)
      rows.moves[first + i] = static_cast<uint64_t>(rl_ppo::action_of(hand, Cards(slot.moves[i])));
  });
}

void Batch::step(std::span<const int32_t> choices, uint8_t* ended, int32_t* scores_out) {
  step_each(choices, ended, [&](GameSlot& slot, size_t game, size_t choice) {
    play(slot, choice);
    if (to_decision(slot)) return false;
    std::array<int, kMostSeats> points{};
    scores(*rules_[slot.rules], slot.position, points);
    std::copy(points.begin(), points.end(), scores_out + game * kMostSeats);
    begin(slot);
    return true;
  });
}

}  // namespace upperhand::big_two
