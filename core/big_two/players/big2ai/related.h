// Related: the info-sets of learned games by their features, and what followed in those that resemble the
// present moment.
#pragma once

#include <vector>

#include "big_two/players/big2ai/learned_game.h"
#include "big_two/players/big2ai/rounds.h"

namespace upperhand::big_two::big2ai {

// Which features make info-sets related, over how many rounds.
struct Recall {
  bool ranks = false;  // Feature 1 with ranks (AI 4.0), or types alone (AI 3.0)
  bool held = false;   // Feature 3
  int rounds = 3;      // R_s, 1 to kMostRounds

  auto operator<=>(const Recall&) const = default;
};

// How far to look.
inline constexpr int kMostApart = 64;  // sets that are told apart by their suits
struct Reach {
  int enough = 3;  // N_i
  int widen = 2;   // V_i: if fewer are found, levels may differ by this much
  int most = 64;   // the most info-sets, the latest learned first; 0: all
};

inline constexpr SetCode kNobodyActed = 255;

// These throw KnowledgeError if the values make no sense.
void validate(const Recall& recall);
void validate(const Reach& reach);

using Levels = std::array<uint8_t, kMostRounds>;  // of the table, the latest round first

// One moment of a learned game, seen by the seat whose turn comes (before) or came (after).
struct InfoSet {
  SetMask played;                          // up to that moment
  uint32_t turn = 0;                       // the viewpoint's turn, among the turns of the index
  std::array<NameId, kMostSeats> names{};  // of the viewpoint, P1, P2 and P3
  std::array<SetCode, kMostSeats> next{};  // what each did in this round; kNobodyActed if it had no turn
  Levels levels{};
};

// Related info-sets; points into the table that found them.
struct RelatedSets {
  const InfoSet* first = nullptr;  // those of the `size` sets with these features whose levels are in reach
  uint32_t size = 0;
  Levels levels{};
  uint8_t widened = 0;   // how much levels may differ
  uint32_t related = 0;  // how many are related; counting stops at N_i

  // If false, there is no prediction (P1.0).
  bool enough(const Reach& reach) const { return related >= static_cast<uint32_t>(reach.enough); }
};

// A set that followed in related info-sets.
struct Expected {
  SetCode code;
  uint32_t count;   // F(v')
  double matching;  // the sum of H(s) over them; matching / count is the factor of eq. 8
};

// The same with suits apart.
struct ExpectedCards {
  Cards cards;
  uint32_t count;
  double matching;
};

// What was done next, each set once. No heap: searches create these all the time.
struct Prediction {
  std::array<Expected, kCodes> sets;  // the first `size` are set
  int size = 0;
  uint32_t total = 0;                           // info-sets counted
  bool own = false;                             // all by the player with the requested name
  std::array<ExpectedCards, kMostApart> cards;  // the first `apart` are set, if suits were asked for
  int apart = 0;

  const Expected* begin() const { return sets.data(); }
  const Expected* end() const { return sets.data() + size; }
  const Expected* find(SetCode code) const {
    for (const Expected& one : *this)
      if (one.code == code) return &one;
    return nullptr;
  }
  void add(SetCode code, double matching) {
    int at = 0;
    while (at < size && sets[static_cast<size_t>(at)].code != code) ++at;
    Expected& one = sets[static_cast<size_t>(at)];
    if (at == size) {
      one = {code, 0, 0};
      ++size;
    }
    ++one.count;
    one.matching += matching;
    ++total;
  }
  // Beyond kMostApart different sets, only type and rank are known of the others.
  void add(Cards set, double matching) {
    int at = 0;
    while (at < apart && cards[static_cast<size_t>(at)].cards != set) ++at;
    if (at == kMostApart) return;
    ExpectedCards& one = cards[static_cast<size_t>(at)];
    if (at == apart) {
      one = {set, 0, 0};
      ++apart;
    }
    ++one.count;
    one.matching += matching;
  }
};

// H(s): how many of the sets played now were also played in the info-set; 1 if none was played yet.
double matching_ratio(const Rounds& rounds, const InfoSet& set);

class Index;

// All info-sets, by their features.
class Related {
 public:
  Related(const Index& index, const Recall& recall);

  // The info-sets with equal features; if there are too few, again with levels that differ by up to `widen`.
  RelatedSets find(const Rounds& rounds, Moment moment, const Reach& reach) const;
  // What the seat `distance` places after the viewpoint did next in them (0: the viewpoint itself). If at
  // least `enough` of them show the player `name` in that seat, only those.
  Prediction predict(const RelatedSets& found, const Rounds& rounds, int distance, NameId name,
                     const Reach& reach = {}, bool suits_apart = false) const;
  // The related ones one by one.
  std::vector<const InfoSet*> list(const RelatedSets& found, const Reach& reach = {}) const;

 private:
  struct Slot {
    uint64_t key = 0;
    uint32_t first = 0;
    uint32_t size = 0;  // 0: free
  };
  uint64_t key_of(const Rounds& rounds, Moment moment) const;
  Levels levels(const Rounds& rounds, Moment moment) const;
  InfoSet info_set(const Rounds& rounds, Moment moment) const;
  void collect(const Index& index, std::vector<uint64_t>& keys, std::vector<InfoSet>& sets) const;
  void group(const std::vector<uint64_t>& keys, const std::vector<InfoSet>& sets);
  size_t place_of(uint64_t key) const;
  Cards cards_of(const InfoSet& set, int distance) const;
  bool in_reach(const InfoSet& set, const RelatedSets& found) const;
  RelatedSets within(const Slot& slot, const RelatedSets& features, int widened, const Reach& reach) const;
  // Calls `use` with the related ones, at most `most` of them; 0: all.
  template <class Use>
  void each(const RelatedSets& found, int most, const Use& use) const;

  const Index& index_;
  Recall recall_;
  std::vector<InfoSet> sets_;  // by features, then by levels, the latest learned first
  std::vector<Slot> slots_;    // open addressing, a power of two
};

}  // namespace upperhand::big_two::big2ai
