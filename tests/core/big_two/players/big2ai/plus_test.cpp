#include <memory>

#include "big_two/players/big2ai/plus/plausible_deals.h"
#include "big_two/players/big2ai/plus/thrift.h"
#include "check.h"

namespace upperhand::big_two::big2ai::plus_test {

namespace {

SharedTables tables() { return std::make_shared<const Tables>(Rules{}); }

State led(const SharedTables& rules, const std::vector<const char*>& hands, const char* first) {
  std::vector<Cards> cards;
  for (const char* hand : hands) cards.push_back(Cards::parse(hand));
  const auto names = std::make_shared<const std::vector<std::string>>(4, "x");
  State state = State::from_hands(rules, cards, names, 0, Cards());
  if (*first != '\0') state.apply({Cards::parse(first)}, std::nullopt);
  return state;
}

Cards played(const State& state) {
  auto sets = std::make_unique<Moves>();
  Rng rng(1);
  return thrifty_play(state.tables(), state.position(), Thrift{0}, *sets, rng).cards;
}

}  // namespace

// Seat 1 passed on the 9D, seat 2 played the KD and seat 3 passed on it. The 2S is one of six unseen cards
// and three of them are in seat 1; but seat 2 is the only one who has not passed.
TEST(plausible_deals_doubt_a_pass_that_could_have_been_a_play) {
  const std::vector<Cards> hands = {Cards::parse("9D AC AH"), Cards::parse("3D 4C 5H"),
                                    Cards::parse("6D 7C KD"), Cards::parse("2S")};
  Cards gone = Cards::deck();
  for (const Cards hand : hands) gone -= hand;
  const auto names = std::make_shared<const std::vector<std::string>>(4, "x");
  State state = State::from_hands(tables(), hands, names, 0, gone);
  for (const char* move : {"9D", "pass", "KD", "pass"}) state.apply(Move::parse(move), std::nullopt);
  const View view = state.view(0);
  const auto share = [&](double doubt) {
    const PlausibleDeals deals(view, doubt);
    Rng rng(1);
    int with = 0;
    for (int i = 0; i < 4'000; ++i) {
      Hands guess = view.position().hands;
      deals.deal(rng, guess);
      with += guess[1].holds(Cards::parse("2S"));
      CHECK(guess[1].size() == 3 && guess[2].size() == 2 && guess[3].size() == 1);
    }
    return with / 4'000.0;
  };
  CHECK(share(1) > 0.45 && share(1) < 0.55);
  CHECK(share(0.1) < 0.2);  // 0.05 of 0.05 + 0.017 + 0.333 is an eighth
}

TEST(thrift_goes_out_when_it_can) {
  CHECK(played(led(tables(), {"9D 9C", "3D 4D", "5D 6D", "7D 8D"}, "")) == Cards::parse("9D 9C"));
}

TEST(thrift_leads_its_lowest_card_in_the_largest_set) {
  CHECK(played(led(tables(), {"3D 3C 4D 8H 9S TS KD", "5D", "6D", "7D 8D"}, "")) == Cards::parse("3D 3C"));
  CHECK(played(led(tables(), {"3D 4C 5D 6H 7S TS KD", "5C 6C", "6D 7D", "7C 8D"}, "")) ==
        Cards::parse("3D 4C 5D 6H 7S"));
}

TEST(thrift_parts_no_pair_while_it_has_another_card) {
  CHECK(played(led(tables(), {"8D 9D", "TC TD JH 3C", "4D 5D", "6D 7D"}, "8D")) == Cards::parse("JH"));
  CHECK(played(led(tables(), {"8D 9D", "TC TD 3C", "4D 5D", "6D 7D"}, "8D")) == Cards::parse("TD"));
}

TEST(thrift_stops_a_next_player_with_one_card) {
  CHECK(played(led(tables(), {"8D 9D", "TC JH KS 3C", "4D", "6D 7D"}, "8D")) == Cards::parse("KS"));
  CHECK(played(led(tables(), {"3D 8C 8D KS", "4D", "6D 7D", "9D TD"}, "")) == Cards::parse("8C 8D"));
}

TEST(thrift_leads_what_nothing_beats_before_its_last_set) {
  CHECK(played(led(tables(), {"3D 2S", "4D 5D", "6D 7D", "9D TD"}, "")) == Cards::parse("2S"));
}

}  // namespace upperhand::big_two::big2ai::plus_test
