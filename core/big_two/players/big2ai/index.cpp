#include "big_two/players/big2ai/index.h"

#include <algorithm>

#include "errors.h"
#include "random.h"

namespace upperhand::big_two::big2ai {

namespace {

// 52 bits of cards and 6 of the level fit into one word, so these keys are exact. The two keys below are
// 64-bit hashes: among a million different pairs, two collide in one of tens of millions of knowledge bases.
uint64_t before_key(Cards previous, int level) {
  return scramble(previous.mask() << 6 | static_cast<uint64_t>(level));
}
uint64_t a_key(Cards previous, Cards next, int level) {
  return scramble(before_key(previous, level) ^ (next.mask() << 1 | 1));
}
uint64_t b_key(Cards previous, int level) { return scramble(before_key(previous, level)); }

}  // namespace

Index::Index(SharedTables tables, std::vector<std::string> names)
    : tables_(std::move(tables)), values_(*tables_), names_(std::move(names)), counts_(1024) {
  if (tables_->players != kMostSeats) throw KnowledgeError("only games of four players can be learned");
  if (names_.size() >= kUnknownName) throw KnowledgeError("a knowledge base holds too many names: prune it");
}

void Index::add(const std::array<NameId, kMostSeats>& names, std::string_view bytes) {
  for (const NameId name : names)
    if (name >= names_.size()) throw KnowledgeError("a learned game is damaged: it names no players");
  const size_t first = turns_.size();
  decode(*tables_, bytes, turns_);
  games_.push_back({names, static_cast<uint32_t>(first)});
  count_game(std::span(turns_).subspan(first));
}

NameId Index::name(std::string_view text) const {
  const auto found = std::find(names_.begin(), names_.end(), text);
  return found == names_.end() ? kUnknownName : static_cast<NameId>(found - names_.begin());
}

std::span<const LearnedTurn> Index::turns_of(size_t game) const {
  const size_t first = games_[game].first;
  const size_t end = game + 1 < games_.size() ? games_[game + 1].first : turns_.size();
  return std::span(turns_).subspan(first, end - first);
}

size_t Index::game_of(uint32_t turn) const {
  const auto after = std::upper_bound(games_.begin(), games_.end(), turn,
                                      [](uint32_t at, const IndexedGame& game) { return at < game.first; });
  return static_cast<size_t>(after - games_.begin()) - 1;
}

// A seat that gets the turn back with its own set on the table leads.
void Index::count_game(std::span<const LearnedTurn> turns) {
  Cards table;
  int table_seat = kNobody;
  int value = 0;
  for (const LearnedTurn& turn : turns) {
    if (turn.seat == table_seat) table = Cards();
    if (turn.counted) {
      count(a_key(table, turn.cards, level_of(value)));
      count(b_key(table, level_of(value)));
    }
    if (turn.cards.empty()) continue;
    table = turn.cards;
    table_seat = turn.seat;
    value += values_(turn.cards);
  }
}

uint32_t Index::a(Cards previous, Cards next, int level) const { return times(a_key(previous, next, level)); }
uint32_t Index::b(Cards previous, int level) const { return times(b_key(previous, level)); }

void Index::count(uint64_t key) {
  if (2 * counted_ >= counts_.size()) grow_counts();
  const size_t mask = counts_.size() - 1;
  size_t at = key & mask;
  while (counts_[at].times != 0 && counts_[at].key != key) at = (at + 1) & mask;
  if (counts_[at].times++ == 0) {
    counts_[at].key = key;
    ++counted_;
  }
}

void Index::grow_counts() {
  std::vector<Count> old(2 * counts_.size());
  old.swap(counts_);
  const size_t mask = counts_.size() - 1;
  for (const Count& one : old) {
    if (one.times == 0) continue;
    size_t at = one.key & mask;
    while (counts_[at].times != 0) at = (at + 1) & mask;
    counts_[at] = one;
  }
}

uint32_t Index::times(uint64_t key) const {
  const size_t mask = counts_.size() - 1;
  size_t at = key & mask;
  while (counts_[at].times != 0 && counts_[at].key != key) at = (at + 1) & mask;
  return counts_[at].times;
}

const Related& Index::related(const Recall& recall) const {
  validate(recall);
  const std::lock_guard lock(making_);
  auto& made = related_[recall];
  if (!made) made = std::make_unique<const Related>(*this, recall);
  return *made;
}

}  // namespace upperhand::big_two::big2ai
