// Rikken: every rule that varies from table to table, as a switch of one immutable value.
//
// Sources: Vorsteveld (2007), chapter 2, and the tournament table of the Stichting Rikken; docs/rikken.md
// lists each switch and preset with its source.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "switches.h"

namespace upperhand::rikken {

struct Rules {
  int players = 4;
  std::vector<std::string> bids = {"rik", "solo8", "piek", "misere"};
  std::string shuffle = "fresh";
  std::string called_ace = "free";
  bool blind_call = true;
  std::string troela = "off";
  std::string troela_lead = "left_of_dealer";
  bool four_aces = false;
  std::vector<std::string> join;
  bool must_trump = false;
  std::string all_pass = "redeal";
  std::string scores = "vorsteveld";
  int overtricks = 0;
  std::vector<std::string> tariffs;

  bool operator==(const Rules&) const = default;
};

// Throws RulesError with its reason if a switch has an unknown value or two switches contradict each other.
void validate(const Rules& rules);

using Switch = SwitchOf<Rules>;
const std::vector<Switch>& switches();
const Switch& switch_named(std::string_view name);  // throws RulesError

}  // namespace upperhand::rikken
