// Search: whether the maximising side reaches its goal, found by trying every card that could matter.
//
// Alpha-beta over yes and no. Memory and bounds are asked before each trick. Every answer comes with the
// cards it depended on (see relevance.h): it is stored by them, and cards that can make no difference are
// skipped.
#pragma once

#include "rikken/players/oracle/bounds.h"
#include "rikken/players/oracle/effort.h"
#include "rikken/players/oracle/memory.h"
#include "rikken/players/oracle/ordering.h"

namespace upperhand::rikken::oracle {

template <class Goal>
class Search {
 public:
  Search(const Ending& ending, const Goal& goal, Memory& memory, Effort& effort);

  // From the running trick on.
  bool reaches(int wanted);
  // When the seat to move plays this card.
  bool reaches_by(int card, int wanted);

 private:
  struct Found {
    bool reached;
    Hand relevant;
  };

  Found before_trick(int leader, int wanted);
  Found last_trick(int leader, int wanted);
  Found look_further(int leader, int wanted, int hint, int& best);
  Found within_trick(const RunningTrick& trick, int wanted, int hint, int& best);
  Found after_card(const RunningTrick& trick, int card, int wanted);
  Found after_trick(const RunningTrick& trick, int wanted);
  Hand legal(const RunningTrick& trick) const;
  Hand worth_trying(Hand legal) const;
  Likeness likeness(Hand left, int leader, int wanted) const;
  bool must_keep_called(Hand left) const { return duties_.called != kNoCard && holds(left, duties_.called); }

  Goal goal_;
  Memory& memory_;
  Effort& effort_;
  Duties duties_;
  Table table_;
  RunningTrick start_;
  Hand left_ = 0;             // in hand when the running trick began
  uint64_t ends_ = 0;         // of its suits
  Hand odd_ = 0, upper_ = 0;  // cards of seats 1 and 3, and of seats 2 and 3
  uint64_t shape_ = 0;        // four bits for each suit of each seat
};

extern template class Search<Taking>;
extern template class Search<Avoiding>;

}  // namespace upperhand::rikken::oracle
