#include "rikken/rules/rules.h"

#include "check.h"
#include "rikken/rules/tables.h"

namespace upperhand::rikken::rules_test {

namespace {

template <class Change>
void refused(Change change, const char* words) {
  Rules rules;
  change(rules);
  CHECK_THROWS(Tables(rules), RulesError, words);
}

}  // namespace

TEST(contradictions_in_rules_of_rikken_are_refused) {
  refused([](Rules& r) { r.players = 3; }, "players must be from 4 to 4");
  refused([](Rules& r) { r.bids = {"rik", "pass"}; }, "switch_takes switch=bids words=");
  refused([](Rules& r) { r.bids = {"rik", "rik"}; }, "switch_names_twice switch=bids value='rik'");
  refused([](Rules& r) { r.bids = {"troela"}; }, "bids_need_a_plain_one");
  refused([](Rules& r) { r.troela = "optional"; }, "troela_not_in_bids value='optional'");
  refused([](Rules& r) { r.join = {"rik"}; }, "switch_takes switch=join words=piek or misere value='rik'");
  refused([](Rules& r) { r.bids = {"rik"}, r.join = {"piek"}; }, "join_not_in_bids value='piek'");
  refused([](Rules& r) { r.join = {"piek", "piek"}; }, "switch_names_twice");
  refused([](Rules& r) { r.shuffle = "never ever"; }, "switch=shuffle words=fresh, groups or never");
  refused([](Rules& r) { r.called_ace = ""; }, "switch=called_ace");
  refused([](Rules& r) { r.all_pass = "x"; }, "switch=all_pass");
  refused([](Rules& r) { r.scores = "x"; }, "switch=scores");
}

TEST(switches_of_rikken_get_what_they_set) {
  Rules rules;
  for (const Switch& one : switches()) one.set(rules, one.get(rules));
  CHECK(rules == Rules());
  CHECK(&switch_named("bids") == &switches()[1]);
  CHECK_THROWS(switch_named("jokers"), RulesError, "there is no switch 'jokers'");
  Rules other;
  other.must_trump = true;
  CHECK(Tables(rules).hash == Tables(Rules()).hash && Tables(rules).hash != Tables(other).hash);
}

}  // namespace upperhand::rikken::rules_test
