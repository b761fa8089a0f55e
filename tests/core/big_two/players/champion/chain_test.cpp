#include "big_two/players/champion/chain.h"

#include <cmath>
#include <map>

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"

namespace upperhand::big_two::champion::chain_test {

using namespace upperhand::big_two::testing;

namespace {

// How often a chain is at each deal, in parts of one.
std::map<Hands, double> visits(const View& view, const Hands& from, Judge& judge, int steps) {
  Chain chain(view, from, judge, Rng(3));
  std::map<Hands, double> out;
  for (int i = 0; i < steps; ++i) {
    chain.step(judge);
    out[chain.hands()] += 1.0 / steps;
  }
  return out;
}

// Every deal that a view allows comes as often as its weight says.
void check_balance(const State& state, size_t deals) {
  const View view = state.view(0);
  const Evidence evidence(view, Trust{0.02, 1});
  Decider decider(state.tables(), small_network());
  Judge judge(evidence, decider);
  constexpr int kSteps = 40'000;
  const std::map<Hands, double> found = visits(view, state.position().hands, judge, kSteps);
  CHECK(found.size() == deals);
  double sum = 0, least = 1e9, most = 0;
  for (const auto& [hands, share] : found) sum += std::exp(judge.log_weight(hands));
  for (const auto& [hands, share] : found) {
    const double expected = std::exp(judge.log_weight(hands)) / sum;
    least = std::min(least, expected);
    most = std::max(most, expected);
    // Steps depend on each other for a few of them: ten deviations of independent ones.
    CHECK(std::abs(share - expected) < 10 * std::sqrt(expected / kSteps));
  }
  CHECK(most > 1.3 * least);  // the evidence tells deals apart
}

}  // namespace

TEST(a_chain_comes_to_every_deal_as_often_as_it_is_likely) {
  // Six unseen cards, two in each hand: 6! / 2^3 deals.
  check_balance(ending(usual(), {"3D 9H AS", "4D 8C KD", "5C 7H TS QS", "6D JC 2H"}, 0,
                       "3D | 4D | 5C | 6D | pass | pass | 7H | pass | pass"),
                90);
}

TEST(a_chain_exchanges_cards_with_what_nobody_holds) {
  // Nothing tells where the low cards lie: four unseen cards of which one is dealt to nobody.
  const std::vector<Cards> hands = {Cards::parse("3D KS"), Cards::parse("4D 9C TC")};
  const Cards gone = Cards::deck() - hands[0] - hands[1] - Cards::parse("5H 2S");
  Rules rules = for_two();
  State state = State::from_hands(tables_of(rules), hands, names_of(2), 0, gone);
  play_moves(state, "3D | 4D");
  CHECK(state.view(0).undealt() == 2);
  check_balance(state, 6);
}

TEST(a_chain_with_one_pile_stays_where_it_is) {
  const State state = ending(tables_of(for_two()), {"3D KS", "4D 9C"}, 0);
  const View view = state.view(0);
  const Evidence evidence(view, Trust{});
  Decider decider(state.tables(), small_network());
  Judge judge(evidence, decider);
  CHECK(visits(view, state.position().hands, judge, 10).size() == 1);
}

}  // namespace upperhand::big_two::champion::chain_test
