#include "rikken/rules/sight.h"

#include "check.h"
#include "rikken/rules/view.h"

namespace upperhand::rikken::sight_test {

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

Rules every_contract() {
  Rules rules;
  rules.bids = {kContractText.begin() + 1, kContractText.end()};
  rules.troela = "optional";
  return rules;
}

// Tables that differ in what cards reveal: who must play the called card, who must trump, who plays what.
std::vector<SharedTables> tables() {
  std::vector<SharedTables> out;
  for (const char* called : {"free", "must_when_led", "must_when_declarer_leads"})
    for (const char* only : {"", "rik", "open_misere_talk", "open_piek", "schoppen_mie"}) {
      Rules rules = every_contract();
      rules.called_ace = called;
      rules.must_trump = *called == 'm';
      if (*only != '\0') {
        rules.bids = {only};
        rules.troela = "off";
        rules.all_pass = "dealer_plays";
      }
      out.push_back(std::make_shared<const Tables>(rules));
    }
  return out;
}

void check_sights(const State& state, Rng& rng) {
  for (int seat = 0; seat < kSeats; ++seat) {
    const View view = state.view(seat);
    const Sight truth = sight(state.tables(), state.position(), seat);
    CHECK(view.sight() == truth);
    // Another distribution of the hidden cards is not seen.
    CHECK(sight(state.tables(), view.determinise(rng).position(), seat) == truth);
    for (int other = 0; other < kSeats; ++other) {
      const Hand hand = state.position().hands[static_cast<size_t>(other)];
      const Hand shown = truth.exposed[static_cast<size_t>(other)];
      CHECK(shown == 0 || shown == hand);
      CHECK(other == seat || shown != 0 || (truth.unseen & hand) == hand);
    }
  }
}

}  // namespace

TEST(a_view_and_a_position_give_the_same_sight) {
  for (const SharedTables& rules : tables())
    for (uint64_t seed = 0; seed < 8; ++seed) {
      State state = State::deal(rules, seed, kNames, {});
      Rng rng(seed);
      while (!state.over()) {
        check_sights(state, rng);
        const std::vector<Move> moves = state.legal_moves();
        state.apply(moves[rng.below(moves.size())], {});
      }
      check_sights(state, rng);
    }
}

TEST(a_sight_is_legal_for_the_turn_alone) {
  State state = State::deal(std::make_shared<const Tables>(every_contract()), 1, kNames, {});
  for (const char* move : {"solo8", "pass", "pass", "pass", "trump H"}) state.apply(Move::parse(move), {});
  for (int seat = 0; seat < kSeats; ++seat) {
    const Sight seen = state.view(seat).sight();
    CHECK((seen.legal != 0) == (seat == state.turn()));
    CHECK(seen.hand == seen.dealt);
    CHECK(seen.hand == state.position().hands[static_cast<size_t>(seat)]);
    CHECK(size_of(seen.unseen) == 39);
  }
}

}  // namespace upperhand::rikken::sight_test
