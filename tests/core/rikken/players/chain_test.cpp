#include "rikken/players/chain.h"

#include "check.h"
#include "errors.h"
#include "rikken/rules/pack.h"

namespace upperhand::rikken::chain_test {

namespace {

SharedTables unshuffled(const char* how) {
  Rules rules;
  rules.shuffle = how;
  return std::make_shared<const Tables>(rules);
}

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

}  // namespace

TEST(a_chain_is_the_same_again_and_has_no_seed_of_its_own) {
  const SharedTables tables = unshuffled("groups");
  const State one = chained_deal(tables, 7, kNames, std::nullopt);
  CHECK(one == chained_deal(tables, 7, kNames, std::nullopt));
  CHECK(!one.seed().has_value());
  CHECK(one.history().empty());
  CHECK(!(one == chained_deal(tables, 8, kNames, std::nullopt)));
  CHECK(!(one == chained_deal(tables, 7, kNames, std::nullopt, 2)));
  Hand all = 0;
  for (const Hand hand : one.position().dealt) all |= hand;
  CHECK(all == kDeck);
}

TEST(the_dealer_is_the_one_asked_for_after_any_number_of_games) {
  const SharedTables tables = unshuffled("never");
  for (int games = 0; games < 6; ++games)
    for (int dealer = 0; dealer < kSeats; ++dealer)
      CHECK(chained_deal(tables, 3, kNames, dealer, games).position().dealer == dealer);
  CHECK_THROWS(chained_deal(tables, 3, kNames, 4), OutOfTurnError, "");
  CHECK_THROWS(chained_deal(tables, 3, kNames, 0, -1), Error, "the games of a chain");
}

TEST(without_games_it_is_a_new_pack) {
  Rng rng(5);
  rng.below(kSeats);
  CHECK(chained_deal(unshuffled("groups"), 5, kNames, 2, 0).position().hands == deal_out(fresh_pack(rng), 2));
}

}  // namespace upperhand::rikken::chain_test
