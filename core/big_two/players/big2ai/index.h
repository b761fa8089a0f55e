// Index: learned games, arranged so that searches can look up what players did in the same situation.
//
// It does not change once it is built, so any number of threads may read it. A search asks once for the table
// of related info-sets with its settings and then looks up moments of simulated games:
//
//   const Related& related = index.related({.ranks = true, .held = true, .rounds = 3});
//   Rounds rounds = rounds_of(view);  // at the root; a simulation goes on with a copy
//   rounds.turn(seat, cards, code, index.values()(cards));  // with every simulated turn
//   const RelatedSets found = related.find(rounds, Moment::after, reach);  // once the searcher has moved
//   if (found.enough) related.predict(found, rounds, 1, name, reach);  // P1; 2 and 3 for P2 and P3
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "big_two/players/big2ai/related.h"

namespace upperhand::big_two::big2ai {

class Index {
 public:
  Index(SharedTables tables, std::vector<std::string> names);
  Index(const Index&) = delete;
  Index& operator=(const Index&) = delete;

  // Learns the next game; only before the index is shared. Throws KnowledgeError.
  void add(const std::array<NameId, kMostSeats>& names, std::string_view bytes);

  const Tables& tables() const { return *tables_; }
  const SharedTables& shared_tables() const { return tables_; }
  // Whether games under these rules are played like the learned ones.
  bool fits(const Tables& tables) const {
    return rules_of_play(tables.rules) == rules_of_play(tables_->rules);
  }
  const CardValues& values() const { return values_; }
  size_t games() const { return games_.size(); }
  size_t turns() const { return turns_.size(); }
  const std::vector<std::string>& names() const { return names_; }
  NameId name(std::string_view text) const;  // kUnknownName if no player of that name was seen

  // Eq. 5: how often `next` came directly after `previous` (none: it was led) with the table at `level`, and
  // how often any set did. A pass is an empty set.
  uint32_t a(Cards previous, Cards next, int level) const;
  uint32_t b(Cards previous, int level) const;

  // Built on the first request and kept as long as the index. Throws KnowledgeError for too many rounds.
  const Related& related(const Recall& recall) const;

  struct IndexedGame {
    std::array<NameId, kMostSeats> names;
    uint32_t first;  // of its turns
  };
  const IndexedGame& game(size_t number) const { return games_[number]; }
  std::span<const LearnedTurn> turns_of(size_t game) const;
  const LearnedTurn& turn(uint32_t number) const { return turns_[number]; }  // the rest of its game follows
  size_t game_of(uint32_t turn) const;  // the game that a turn belongs to

 private:
  struct Count {
    uint64_t key = 0;
    uint32_t times = 0;  // 0: free
  };
  void count_game(std::span<const LearnedTurn> turns);
  void count(uint64_t key);
  void grow_counts();
  uint32_t times(uint64_t key) const;

  SharedTables tables_;
  CardValues values_;
  std::vector<std::string> names_;
  std::vector<LearnedTurn> turns_;
  std::vector<IndexedGame> games_;
  std::vector<Count> counts_;  // open addressing, a power of two
  size_t counted_ = 0;
  mutable std::mutex making_;
  mutable std::map<Recall, std::unique_ptr<const Related>> related_;
};

using SharedIndex = std::shared_ptr<const Index>;

}  // namespace upperhand::big_two::big2ai
