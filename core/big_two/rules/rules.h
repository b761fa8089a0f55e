// Big Two: every rule that varies from table to table, as a switch of one immutable value.
//
// Sources: Sugiyanto et al. (rule-based agent), Big2AI (tree search with learned weights), the dynamic greedy
// paper, and Charlesworth's self-play agent; docs/big_two.md lists each switch and preset with its source.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "switches.h"

namespace upperhand::big_two {

// The kinds of combination. Four plus one is the five-card form of four of a kind.
enum class Kind : uint8_t {
  single,
  pair,
  triple,
  two_pair,
  four_of_a_kind,
  straight,
  flush,
  full_house,
  four_plus_one,
  straight_flush,
};
inline constexpr int kKinds = 10;
inline constexpr std::array<std::string_view, kKinds> kKindText = {
    "single",   "pair",  "triple",     "two_pair",      "four_of_a_kind",
    "straight", "flush", "full_house", "four_plus_one", "straight_flush"};
inline constexpr std::array<uint8_t, kKinds> kKindSize = {1, 2, 3, 4, 4, 5, 5, 5, 5, 5};

constexpr size_t index_of(Kind kind) { return static_cast<size_t>(kind); }
constexpr unsigned bit_of(Kind kind) { return 1U << index_of(kind); }
constexpr int size_of(Kind kind) { return kKindSize[index_of(kind)]; }

struct Rules {
  int players = 4;
  std::string deal = "thirteen";
  std::string suit_order = "DCHS";
  bool triples = false;
  bool four_card_hands = false;
  std::vector<std::string> five_card_hands = {"straight", "flush", "full_house", "four_plus_one",
                                              "straight_flush"};
  std::vector<std::string> straights = {"34567", "45678", "56789", "6789T",
                                        "789TJ", "89TJQ", "9TJQK", "TJQKA"};
  std::string flush_order = "suit";
  std::string must_match = "size";
  std::vector<std::string> bombs;
  std::string opening = "contains";
  std::string after_pass = "may_return";
  bool lead_after_unbeatable = false;
  std::string scoring = "count";
  int card_points = 1;
  int double_from = 0;
  int triple_from = 0;
  bool triple_if_unplayed = false;
  bool double_per_two = false;

  bool operator==(const Rules&) const = default;
};

// Throws RulesError with its reason if a switch has an unknown value or two switches contradict each other.
void validate(const Rules& rules);

using Switch = SwitchOf<Rules>;
const std::vector<Switch>& switches();
const Switch& switch_named(std::string_view name);  // throws RulesError

}  // namespace upperhand::big_two
