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
  refused([](Rules& r) { r.bids = {"rik", "pass"}; }, "a bid of bids must be");
  refused([](Rules& r) { r.bids = {"rik", "rik"}; }, "names 'rik' twice");
  refused([](Rules& r) { r.bids = {"troela"}; }, "needs no special hand");
  refused([](Rules& r) { r.troela = "optional"; }, "gives it no place");
  refused([](Rules& r) { r.join = {"rik"}; }, "a contract of join must be");
  refused([](Rules& r) { r.bids = {"rik"}, r.join = {"piek"}; }, "which bids does not have");
  refused([](Rules& r) { r.join = {"piek", "piek"}; }, "twice");
  refused([](Rules& r) { r.shuffle = "never ever"; }, "shuffle must be fresh, groups or never");
  refused([](Rules& r) { r.called_ace = ""; }, "called_ace must be");
  refused([](Rules& r) { r.all_pass = "x"; }, "all_pass must be");
  refused([](Rules& r) { r.scores = "x"; }, "scores must be");
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
