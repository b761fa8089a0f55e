#include "rikken/rules/rules.h"

#include <algorithm>

#include "rikken/rules/tariffs.h"

namespace upperhand::rikken {

namespace {

constexpr int kMostForATrick = 10;

template <auto Member>
Switch entry(std::string_view name, std::string_view comment, Choices choices = {}) {
  return switch_entry<Rules, Member>(name, comment, std::move(choices));
}

void check_bids(const Rules& rules) {
  if (std::all_of(rules.bids.begin(), rules.bids.end(), [](const auto& bid) { return bid == "troela"; }))
    throw RulesError(Reason{"bids_need_a_plain_one", {{"switch", "bids"}}});
  if (rules.troela != "off" && !contains(rules.bids, "troela"))
    throw RulesError(
        Reason{"troela_not_in_bids", {{"value", in_quotes(rules.troela)}, {"switch", "troela"}}});
}

void check_join(const Rules& rules) {
  for (const std::string& one : rules.join)
    if (!contains(rules.bids, one))
      throw RulesError(Reason{"join_not_in_bids", {{"value", in_quotes(one)}, {"switch", "join"}}});
}

void check_overtricks(const Rules& rules) {
  if (rules.overtricks != 0 && rules.scores == "stichting")
    throw RulesError(Reason{"overtricks_of_their_own", {{"switch", "overtricks"}}});
}

// Schoppen Mie may be played although nobody may bid it.
void check_tariffs(const Rules& rules) {
  const Tariffs tariffs = read_tariffs(rules.tariffs);
  for (size_t i = 1; i < tariffs.size(); ++i) {
    const std::string name(kContractText[i]);
    const bool played = contains(rules.bids, name) || rules.all_pass == name;
    if (tariffs[i].won != 0 && !played)
      throw RulesError(Reason{"tariff_not_played", {{"switch", "tariffs"}, {"value", in_quotes(name)}}});
  }
}

}  // namespace

void validate(const Rules& rules) {
  check_choices(switches(), rules);
  check_bids(rules);
  check_join(rules);
  check_overtricks(rules);
  check_tariffs(rules);
}

const std::vector<Switch>& switches() {
  static const std::vector<Switch> table = {
      entry<&Rules::players>("players", "how many play: 4", from_to(4, 4)),
      entry<&Rules::bids>("bids", "the contracts that may be bid, from low to high",
                          in_order({kContractText.begin() + 1, kContractText.end()})),
      entry<&Rules::shuffle>("shuffle",
                             "the pack after a game: a fresh shuffle; its tricks shuffled as groups; never",
                             one_word({"fresh", "groups", "never"})),
      entry<&Rules::called_ace>("called_ace",
                                "its holder is free to keep it; must play it when its suit is led, or only "
                                "when the declarer leads it",
                                one_word({"free", "must_when_led", "must_when_declarer_leads"})),
      entry<&Rules::blind_call>("blind_call",
                                "an ace may be called blind where no ace of a suit in hand can be called"),
      entry<&Rules::troela>("troela", "three aces: off, no contract of its own; optional; obligatory",
                            one_word({"off", "optional", "obligatory"})),
      entry<&Rules::troela_lead>(
          "troela_lead",
          "who leads to the first trick of Troela: the seat left_of_dealer; the partner, with its ace; the "
          "same, and nobody may trump it: ace_not_trumped",
          one_word({"left_of_dealer", "ace", "ace_not_trumped"})),
      entry<&Rules::four_aces>("four_aces",
                               "four aces are a Troela too: the declarer calls a king, whose holder is the "
                               "partner"),
      entry<&Rules::join>("join", "contracts that several may play at once: piek, misere",
                          one_word({"piek", "misere"})),
      entry<&Rules::must_trump>("must_trump", "a player who cannot follow suit must trump"),
      entry<&Rules::all_pass>(
          "all_pass",
          "when all pass: redeal, for no chips; schoppen_mie is played; the dealer_plays, and must bid",
          one_word({"redeal", "schoppen_mie", "dealer_plays"})),
      entry<&Rules::scores>("scores", "the table of chips: vorsteveld, the same with rik_one, or stichting",
                            one_word({"vorsteveld", "rik_one", "stichting"})),
      entry<&Rules::overtricks>(
          "overtricks",
          "chips for each trick beyond the goal, and for each but the first short of it; "
          "0: none",
          from_to(0, kMostForATrick)),
      entry<&Rules::tariffs>("tariffs",
                             "chips of the house's own in place of the table's: for a contract, as in rik:2, "
                             "or for won and lost, as in solo9:60-25",
                             amounts_of({kContractText.begin() + 1, kContractText.end()}, 1, kMostChips)),
  };
  return table;
}

const Switch& switch_named(std::string_view name) { return find_switch(switches(), name); }

}  // namespace upperhand::rikken
