#include "rikken/players/oracle/memory.h"

#include <bit>
#include <utility>

namespace upperhand::rikken::oracle {

Memory::Memory() : lists_(kLists) { forget(); }

void Memory::forget() {
  ++age_;
  used_ = 0;
  blocks_.resize(1);  // the first is unused, so that 0 can end a list
}

size_t Memory::place_of(uint64_t shape) const {
  const size_t last = lists_.size() - 1;
  size_t place = (shape * 0x9E3779B97F4A7C15ULL) >> std::countl_zero(uint64_t{last});
  while (lists_[place].age == age_ && lists_[place].shape != shape) place = (place + 1) & last;
  return place;
}

void Memory::grow() {
  const std::vector<List> old = std::exchange(lists_, std::vector<List>(2 * lists_.size()));
  for (const List& list : old)
    if (list.age == age_) lists_[place_of(list.shape)] = list;
}

// A bit for each entry that stands for this position.
unsigned Memory::Block::fitting(const Likeness& here) const {
  unsigned out = 0;
  for (unsigned i = 0; i < kSize; ++i) {
    const uint64_t differs = (owner_low[i] ^ here.owner_low) | (owner_high[i] ^ here.owner_high);
    out |= static_cast<unsigned>((differs & relevant[i]) == 0) << i;
  }
  return out & ((1U << size) - 1);
}

// Swaps an entry with one of another block.
void Memory::Block::swap(size_t i, Block& other, size_t j) {
  std::swap(owner_low[i], other.owner_low[j]);
  std::swap(owner_high[i], other.owner_high[j]);
  std::swap(relevant[i], other.relevant[j]);
  std::swap(at_least[i], other.at_least[j]);
  std::swap(at_most[i], other.at_most[j]);
  std::swap(best[i], other.best[j]);
}

std::optional<KnownTricks> Memory::find(const Likeness& here, int wanted, std::optional<int>& hint) {
  const List& list = lists_[place_of(here.shape)];
  if (list.age != age_ || list.first == 0) return std::nullopt;
  Block& newest = blocks_[list.first];
  hint = newest.best[newest.size - 1];
  for (uint32_t at = list.first; at != 0; at = blocks_[at].next) {
    Block& block = blocks_[at];
    for (unsigned fits = block.fitting(here); fits != 0; fits &= fits - 1) {
      const auto i = static_cast<size_t>(std::countr_zero(fits));
      if (block.at_least[i] < wanted && block.at_most[i] >= wanted) continue;
      const KnownTricks known{block.relevant[i], block.at_least[i], block.at_most[i], block.best[i]};
      if (at != list.first) block.swap(i, newest, i % newest.size);  // what helps now often helps again
      return known;
    }
  }
  return std::nullopt;
}

void Memory::add(const Likeness& here, const KnownTricks& known) {
  if (full() && lists_.size() < kMostLists) grow();
  if (full() || blocks_.size() >= kMostBlocks) forget();
  List& list = lists_[place_of(here.shape)];
  if (list.age != age_) {
    list = {here.shape, age_, 0};
    ++used_;
  }
  if (list.first == 0 || blocks_[list.first].size == Block::kSize) {
    blocks_.emplace_back().next = list.first;
    list.first = static_cast<uint32_t>(blocks_.size() - 1);
  }
  Block& block = blocks_[list.first];
  const size_t i = block.size++;
  block.owner_low[i] = here.owner_low;
  block.owner_high[i] = here.owner_high;
  block.relevant[i] = known.relevant;
  block.at_least[i] = known.at_least;
  block.at_most[i] = known.at_most;
  block.best[i] = known.best;
}

}  // namespace upperhand::rikken::oracle
