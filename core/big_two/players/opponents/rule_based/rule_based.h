// The rule-based player of Sugiyanto, Fernando and Tai (2021) with its usual settings. The functions in this
// folder match those of upperhand.big_two.players.rule_based, which names the paper's algorithm for each.
#pragma once

#include "big_two/learn/opponent.h"

namespace upperhand::big_two {

class RuleBasedOpponent : public Opponent {
 public:
  size_t choose(const OpponentSight& sight) const override;
};

}  // namespace upperhand::big_two
