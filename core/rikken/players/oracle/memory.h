// Memory: what a search knows about positions in which a seat leads, stored by what similar positions share.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rikken/players/oracle/relevance.h"

namespace upperhand::rikken::oracle {

// A position as memory sees it: how many cards of each suit every seat holds, and who holds the highest, the
// second highest ... of them, as two bits each in two words.
struct Likeness {
  uint64_t shape = 0;
  uint64_t owner_low = 0, owner_high = 0;
};

// What is known about the tricks that the maximising side takes from a position on.
struct KnownTricks {
  uint64_t relevant = 0;  // the places that must have the same owners
  uint8_t at_least = 0, at_most = 0;
  uint8_t best = 0;  // the place of the card that settled it
};

class Memory {
 public:
  Memory();

  // Whether the side takes `wanted` tricks, if that is known. Otherwise nothing, but `hint` is the place of a
  // card that settled a position of this shape, if there was one. What is found will be found sooner.
  std::optional<KnownTricks> find(const Likeness& here, int wanted, std::optional<int>& hint);
  void add(const Likeness& here, const KnownTricks& known);
  void forget();

 private:
  // Eight entries about one shape, laid out so that they are compared at once.
  struct Block {
    static constexpr size_t kSize = 8;
    std::array<uint64_t, kSize> owner_low, owner_high, relevant;
    std::array<uint8_t, kSize> at_least, at_most, best;
    uint32_t next;  // 0 ends the list
    uint32_t size;

    unsigned fitting(const Likeness& here) const;
    void swap(size_t i, Block& other, size_t j);
  };
  // An open-addressed table of lists of blocks, one for each shape. Starting a new age empties it, and it
  // grows when a deal is hard.
  struct List {
    uint64_t shape;
    uint32_t age;
    uint32_t first;
  };
  static constexpr size_t kLists = size_t{1} << 13, kMostLists = size_t{1} << 20;
  static constexpr size_t kMostBlocks = size_t{1} << 19;  // 112 MB

  size_t place_of(uint64_t shape) const;
  bool full() const { return used_ >= lists_.size() / 4 * 3; }
  void grow();

  std::vector<List> lists_;
  std::vector<Block> blocks_;
  size_t used_ = 0;  // lists
  uint32_t age_ = 1;
};

}  // namespace upperhand::rikken::oracle
