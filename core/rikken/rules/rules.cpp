#include "rikken/rules/rules.h"

#include <algorithm>

#include "rikken/rules/contract.h"

namespace upperhand::rikken {

namespace {

template <auto Member>
Switch entry(std::string_view name, std::string_view comment) {
  return switch_entry<Rules, Member>(name, comment);
}

void check_bids(const Rules& rules) {
  const Words contracts(kContractText.begin() + 1, kContractText.end());
  for (const std::string& bid : rules.bids) check_word("a bid of bids", bid, contracts);
  check_distinct("bids", rules.bids);
  if (std::all_of(rules.bids.begin(), rules.bids.end(), [](const auto& bid) { return bid == "troela"; }))
    throw RulesError(Reason{"bids_need_a_plain_one"});
  if (rules.troela != "off" && !contains(rules.bids, "troela"))
    throw RulesError(Reason{"troela_not_in_bids", {{"value", in_quotes(rules.troela)}}});
}

void check_join(const Rules& rules) {
  for (const std::string& one : rules.join) {
    check_word("join", one, {"piek", "misere"});
    if (!contains(rules.bids, one)) throw RulesError(Reason{"join_not_in_bids", {{"value", in_quotes(one)}}});
  }
  check_distinct("join", rules.join);
}

}  // namespace

void validate(const Rules& rules) {
  check_between<RulesError>("players", rules.players, 4, 4);
  check_word("troela", rules.troela, {"off", "optional", "obligatory"});
  check_bids(rules);
  check_word("shuffle", rules.shuffle, {"fresh", "groups", "never"});
  check_word("called_ace", rules.called_ace, {"free", "must_when_led", "must_when_declarer_leads"});
  check_join(rules);
  check_word("all_pass", rules.all_pass, {"redeal", "schoppen_mie", "dealer_plays"});
  check_word("scores", rules.scores, {"vorsteveld", "rik_one", "stichting"});
}

const std::vector<Switch>& switches() {
  static const std::vector<Switch> table = {
      entry<&Rules::players>("players", "how many play: 4"),
      entry<&Rules::bids>("bids", "the contracts that may be bid, from low to high"),
      entry<&Rules::shuffle>("shuffle",
                             "the pack after a game: a fresh shuffle; its tricks shuffled as groups; never"),
      entry<&Rules::called_ace>("called_ace",
                                "its holder is free to keep it; must play it when its suit is led, or only "
                                "when the declarer leads it"),
      entry<&Rules::blind_call>("blind_call",
                                "an ace may be called blind where no ace of a suit in hand can be called"),
      entry<&Rules::troela>("troela", "three aces: off, no contract of its own; optional; obligatory"),
      entry<&Rules::join>("join", "contracts that several may play at once: piek, misere"),
      entry<&Rules::must_trump>("must_trump", "a player who cannot follow suit must trump"),
      entry<&Rules::all_pass>(
          "all_pass",
          "when all pass: redeal, for no chips; schoppen_mie is played; the dealer_plays, and must bid"),
      entry<&Rules::scores>("scores", "the table of chips: vorsteveld, the same with rik_one, or stichting"),
  };
  return table;
}

const Switch& switch_named(std::string_view name) { return find_switch(switches(), name); }

}  // namespace upperhand::rikken
