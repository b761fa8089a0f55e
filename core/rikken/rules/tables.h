// Tables: Rules compiled for speed. Everything that depends only on the rules is computed once, here.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "rikken/rules/contract.h"
#include "rikken/rules/rules.h"
#include "rikken/rules/tariffs.h"

namespace upperhand::rikken {

enum class Shuffle : uint8_t { fresh, groups, never };
enum class CalledAce : uint8_t { free, must_when_led, must_when_declarer_leads };
enum class Troela : uint8_t { off, optional, obligatory };
enum class TroelaLead : uint8_t { left_of_dealer, ace, ace_not_trumped };
enum class AllPass : uint8_t { redeal, schoppen_mie, dealer_plays };
enum class Scoring : uint8_t { vorsteveld, rik_one, stichting };

struct Tables {
  explicit Tables(const Rules& rules);  // validates them

  Rules rules;
  size_t hash;  // of the rules
  Shuffle shuffle;
  CalledAce called_ace;
  Troela troela;
  TroelaLead troela_lead;
  AllPass all_pass;
  Scoring scores;
  bool blind_call;
  bool four_aces;
  bool must_trump;
  Tariffs tariffs;
  unsigned join = 0;                        // contracts that several seats may play, one bit each
  std::vector<Contract> bids;               // from low to high, those that may be bid
  std::array<uint8_t, kContracts> place{};  // in the auction: 0 is never bid; higher beats lower

  bool may_bid(Contract contract) const { return place[index_of(contract)] != 0; }
  bool joins(Contract contract) const { return (join & bit_of(contract)) != 0; }
};

using SharedTables = std::shared_ptr<const Tables>;

}  // namespace upperhand::rikken
