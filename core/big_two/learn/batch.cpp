#include "big_two/learn/batch.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "big_two/learn/place_actions.h"
#include "checks.h"
#include "field_bits.h"
#include "threads.h"

namespace upperhand::big_two {

namespace {

constexpr int kGuestBits = 11;  // three of them fit beside the hidden facts
static_assert(kHiddenFactBits + (kMostSeats - 1) * kGuestBits <= 64);
constexpr size_t kAtOnce = 64;  // games

}  // namespace

Batch::Batch(std::vector<SharedTables> rules, size_t games, uint64_t seed, unsigned threads, Seating seating)
    : rules_(std::move(rules)),
      seating_(std::move(seating)),
      slots_(check_between("games", games, 1, kMostGames)),
      first_(games + 1),
      seed_(seed),
      threads_(check_threads(threads)) {
  if (rules_.empty()) throw Error("a batch needs at least one set of rules");
  if (seating_.seats.empty()) seating_.seats.assign(games * kMostSeats, 0);
  check_seating();
  for (const SharedTables& tables : rules_) rule_words_.push_back(encode_rules(*tables));
  on_threads([&](size_t from, size_t to) {
    for (size_t at = from; at < to; ++at) {
      slots_[at].rules = static_cast<uint32_t>(at % rules_.size());
      slots_[at].number = at;
      std::copy_n(&seating_.seats[at * kMostSeats], kMostSeats, slots_[at].seats.begin());
      begin(slots_[at]);
    }
  });
  count();
}

// The caller must have a seat in every game; otherwise a game would never reach one of its decisions.
void Batch::check_seating() const {
  const std::vector<uint8_t>& seats = seating_.seats;
  if (seats.size() != slots_.size() * kMostSeats)
    throw Error("a seating names who sits on each seat of each game");
  for (size_t game = 0; game < slots_.size(); ++game) {
    const auto players = static_cast<size_t>(rules_[game % rules_.size()]->players);
    bool asked = false;
    for (size_t seat = 0; seat < players; ++seat) {
      const uint8_t who = seats[game * kMostSeats + seat];
      if (who > seating_.opponents.size()) throw Error("there is no opponent " + std::to_string(who));
      asked = asked || who == 0;
    }
    if (!asked) throw Error("game " + std::to_string(game) + " has no seat for the caller");
  }
}

// Threads take a few games at a time, because games with opponents take longer than others.
template <class Work>
void Batch::on_threads(const Work& work) const {
  share((slots_.size() + kAtOnce - 1) / kAtOnce, threads_,
        [&](size_t piece) { work(piece * kAtOnce, std::min((piece + 1) * kAtOnce, slots_.size())); });
}

// A game that ends before anybody had a choice is dealt again, under the next number.
void Batch::begin(GameSlot& slot) {
  do {
    Rng rng = Rng::derive(seed_, slot.number, kMostSeats, 0);
    slot.number += slots_.size();
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
  slot.moves.assign(moves.masks, moves.masks + moves.size);
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

void Batch::count() {
  size_t total = 0;
  for (size_t game = 0; game < slots_.size(); ++game) {
    first_[game] = total;
    total += slots_[game].moves.size();
    answered_ += std::exchange(slots_[game].answered, 0);
  }
  first_.back() = total_moves_ = total;
}

void Batch::check_whole() const {
  if (broken_) throw Error("this batch failed in the middle of a step: make a new one");
}

const Batch::GameSlot& Batch::slot(size_t game) const {
  check_whole();
  return slots_[check_between("the number of a game", game, 0, slots_.size() - 1)];
}

Cards Batch::move(size_t game, size_t i) const {
  const std::lock_guard lock(playing_);
  const std::vector<uint64_t>& moves = slot(game).moves;
  return Cards(moves[check_between("the number of a move", i, 0, moves.size() - 1)]);
}

Position Batch::position(size_t game) const {
  const std::lock_guard lock(playing_);
  return slot(game).position;
}

Cards Batch::hand(size_t game, int seat) const {
  const Hands hands = position(game).hands;
  return hands[static_cast<size_t>(check_seat(seat, rules_[game % rules_.size()]->players))];
}

template <class Rows, class Encode>
void Batch::observe_each(const Rows& rows, const Encode& encode) const {
  const std::lock_guard lock(playing_);
  check_whole();
  if (rows.capacity < total_moves_)
    throw Error("the array of moves is too short for " + std::to_string(total_moves_) + " of them");
  on_threads([&](size_t from, size_t to) {
    for (size_t game = from; game < to; ++game) {
      const GameSlot& slot = slots_[game];
      const int seat = slot.position.turn;
      encode(slot, counts_of(slot.position), game, first_[game]);
      if (rows.hidden != nullptr) {
        HiddenWords hidden = encode_hidden(*rules_[slot.rules], slot.position, seat);
        hidden.back() |= guests(slot) << kHiddenFactBits;
        std::copy(hidden.begin(), hidden.end(), rows.hidden + game * kHiddenWords);
      }
      rows.first[game] = static_cast<int64_t>(first_[game]);
      rows.seats[game] = static_cast<uint8_t>(seat);
    }
  });
  rows.first[slots_.size()] = static_cast<int64_t>(total_moves_);
}

void Batch::observe(const BatchRows& rows) const {
  observe_each(rows, [&](const GameSlot& slot, const Counts& counts, size_t game, size_t first) {
    const Encoder encoder(*rules_[slot.rules], rule_words_[slot.rules], slot.position, counts, slot.shown,
                          slot.position.turn);
    const StateWords state = encoder.state();
    std::copy(state.begin(), state.end(), rows.states + game * kStateWords);
    for (size_t i = 0; i < slot.moves.size(); ++i) {
      const MoveWords move = encoder.move(Cards(slot.moves[i]), slot.kinds[i]);
      std::copy(move.begin(), move.end(), rows.moves + (first + i) * kMoveWords);
    }
  });
}

void Batch::observe_places(const PlaceRows& rows) const {
  observe_each(rows, [&](const GameSlot& slot, const Counts& counts, size_t game, size_t first) {
    const int seat = slot.position.turn;
    const rl_ppo::PlaceWords state =
        rl_ppo::observe(*rules_[slot.rules], slot.position, counts, slot.shown, slot.kinds_played, seat);
    std::copy(state.begin(), state.end(), rows.states + game * rl_ppo::kWords);
    const Cards hand = slot.position.hands[static_cast<size_t>(seat)];
    for (size_t i = 0; i < slot.moves.size(); ++i)
      rows.moves[first + i] = static_cast<uint64_t>(rl_ppo::action_of(hand, Cards(slot.moves[i])));
  });
}

void Batch::step(std::span<const int32_t> given, uint8_t* ended, int32_t* scores_out) {
  const std::lock_guard lock(playing_);
  check_whole();
  if (given.size() != slots_.size()) throw Error("a step needs a choice for each game");
  const std::vector<int32_t> choices(given.begin(), given.end());  // a copy, so that no one changes it
  for (size_t game = 0; game < slots_.size(); ++game)
    if (const size_t moves = first_[game + 1] - first_[game];
        choices[game] < 0 || static_cast<size_t>(choices[game]) >= moves)
      throw IllegalMoveError("game " + std::to_string(game) + " has no move " +
                             std::to_string(choices[game]) + ": it has " + std::to_string(moves));
  std::atomic<size_t> finished = 0;
  broken_ = true;
  on_threads([&](size_t from, size_t to) {
    size_t here = 0;
    for (size_t game = from; game < to; ++game) {
      GameSlot& slot = slots_[game];
      play(slot, static_cast<size_t>(choices[game]));
      ended[game] = !to_decision(slot);
      if (ended[game] == 0) continue;
      ++here;
      std::array<int, kMostSeats> points{};
      scores(*rules_[slot.rules], slot.position, points);
      std::copy(points.begin(), points.end(), scores_out + game * kMostSeats);
      begin(slot);
    }
    finished += here;
  });
  finished_ += finished;
  count();
  broken_ = false;
}

}  // namespace upperhand::big_two
