// The contracts of Rikken: what each requires, whatever the table's rules.
//
// Source: Vorsteveld, Knowledge vs. Power in the Game of Rikken (2007), Tables 2.1 and 2.2.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace upperhand::rikken {

enum class Contract : uint8_t {
  pass,  // no contract
  rik,
  rik_beter,
  solo8,
  troela,
  piek,
  solo9,
  misere,
  solo10,
  open_piek,
  solo11,
  open_piek_talk,
  open_misere,
  solo12,
  open_misere_talk,
  solo13,
  schoppen_mie,
  // Alone with hearts as trump. They follow the contracts of the thesis, which keep their numbers.
  solo8_beter,
  solo9_beter,
  solo10_beter,
  solo11_beter,
  solo12_beter,
  solo13_beter,
};
inline constexpr int kContracts = 23;
inline constexpr std::array<std::string_view, kContracts> kContractText = {
    "pass",        "rik",          "rik_beter",        "solo8",        "troela",       "piek",
    "solo9",       "misere",       "solo10",           "open_piek",    "solo11",       "open_piek_talk",
    "open_misere", "solo12",       "open_misere_talk", "solo13",       "schoppen_mie", "solo8_beter",
    "solo9_beter", "solo10_beter", "solo11_beter",     "solo12_beter", "solo13_beter"};

constexpr size_t index_of(Contract contract) { return static_cast<size_t>(contract); }
constexpr unsigned bit_of(Contract contract) { return 1U << index_of(contract); }
constexpr std::string_view text_of(Contract contract) { return kContractText[index_of(contract)]; }
// Nothing if there is no such contract; a pass is none.
constexpr std::optional<Contract> contract_named(std::string_view name) {
  const auto at = std::find(kContractText.begin() + 1, kContractText.end(), name);
  return at == kContractText.end() ? std::nullopt
                                   : std::optional(static_cast<Contract>(at - kContractText.begin()));
}

// What the declaring side must do: take this many tricks, exactly one, none; or neither ♠Q nor the last
// trick.
enum class Goal : uint8_t { at_least, exactly_one, none, no_queen };
// The seat that names trump.
enum class TrumpBy : uint8_t { nobody, declarer, hearts, partner };

struct Terms {
  Goal goal = Goal::at_least;
  uint8_t tricks = 0;  // wanted
  TrumpBy trump = TrumpBy::nobody;
  bool calls = false;  // the declarer calls a card, whose holder is the partner
  bool open = false;   // the declarer's cards are laid open after the first card of the second trick
  bool talk = false;   // the defenders may discuss: from then on they see each other's cards
  bool declarer_leads = false;
  bool partner() const { return calls || trump == TrumpBy::partner; }
  bool maximises() const { return goal == Goal::at_least; }  // tricks are wanted
};

inline constexpr std::array<Terms, kContracts> kTerms = {{
    {},
    {.tricks = 8, .trump = TrumpBy::declarer, .calls = true},
    {.tricks = 8, .trump = TrumpBy::hearts, .calls = true},
    {.tricks = 8, .trump = TrumpBy::declarer},
    {.tricks = 8, .trump = TrumpBy::partner},
    {.goal = Goal::exactly_one, .tricks = 1},
    {.tricks = 9, .trump = TrumpBy::declarer},
    {.goal = Goal::none},
    {.tricks = 10, .trump = TrumpBy::declarer},
    {.goal = Goal::exactly_one, .tricks = 1, .open = true},
    {.tricks = 11, .trump = TrumpBy::declarer},
    {.goal = Goal::exactly_one, .tricks = 1, .open = true, .talk = true, .declarer_leads = true},
    {.goal = Goal::none, .open = true},
    {.tricks = 12, .trump = TrumpBy::declarer},
    {.goal = Goal::none, .open = true, .talk = true, .declarer_leads = true},
    {.tricks = 13, .trump = TrumpBy::declarer, .declarer_leads = true},
    {.goal = Goal::no_queen},
    {.tricks = 8, .trump = TrumpBy::hearts},
    {.tricks = 9, .trump = TrumpBy::hearts},
    {.tricks = 10, .trump = TrumpBy::hearts},
    {.tricks = 11, .trump = TrumpBy::hearts},
    {.tricks = 12, .trump = TrumpBy::hearts},
    {.tricks = 13, .trump = TrumpBy::hearts, .declarer_leads = true},
}};
constexpr const Terms& terms(Contract contract) { return kTerms[index_of(contract)]; }

// Of a Solo beter the Solo of as many tricks, of any other contract itself.
inline constexpr int kPlainContracts = 17;
constexpr Contract plain(Contract contract) {
  constexpr std::array<Contract, kContracts - kPlainContracts> kSolos = {Contract::solo8,  Contract::solo9,
                                                                         Contract::solo10, Contract::solo11,
                                                                         Contract::solo12, Contract::solo13};
  const size_t at = index_of(contract);
  return at < kPlainContracts ? contract : kSolos[at - kPlainContracts];
}

}  // namespace upperhand::rikken
