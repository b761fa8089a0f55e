#include "big_two/players/champion/evidence.h"

#include <cmath>

#include "big_two/scene.h"
#include "big_two/small_network.h"
#include "check.h"

namespace upperhand::big_two::champion::evidence_test {

using namespace upperhand::big_two::testing;

namespace {

State with_history(const SharedTables& tables, int moves, Rng& rng) {
  State state = State::deal(tables, rng.bits(), names_of(tables->players));
  play_on(state, moves, rng);
  return state;
}

// The probability of a seat's moves with the hand it has in this deal: decision by decision, as it saw them.
double plain_weight(const State& deal, size_t seat, const Trust& trust) {
  State state = deal.beginning();
  double sum = 0;
  for (size_t ply = state.history().size(); ply < deal.history().size(); ++ply) {
    const Turn& turn = deal.history()[ply];
    const View view = state.view(state.turn());
    const std::vector<Move> moves = view.legal_moves();
    if (turn.seat == seat && moves.size() > 1) {
      std::vector<double> chance;
      chances(small_network().score(view), 1, chance);
      const auto at = std::find(moves.begin(), moves.end(), turn.move) - moves.begin();
      sum += trust.power * std::log(std::max(chance[static_cast<size_t>(at)], trust.floor));
    }
    state.apply(turn.move, turn.seat);
  }
  return sum;
}

bool close(double a, double b) { return std::abs(a - b) < 1e-9 * (1 + std::abs(a)); }

}  // namespace

TEST(evidence_weighs_a_hand_by_every_decision_of_its_seat) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables())
    for (const Trust& trust : {Trust{}, Trust{0.2, 1}}) {
      const State state = with_history(tables, 18, rng);
      const View view = state.view(state.turn());
      const Evidence evidence(view, trust);
      Decider decider(*tables, small_network());
      Judge judge(evidence, decider);
      for (int guess = 0; guess < 2; ++guess) {
        const State deal = view.determinise(rng);
        double sum = 0;
        for (size_t seat = 0; seat < static_cast<size_t>(tables->players); ++seat) {
          if (static_cast<int>(seat) == view.seat()) continue;
          const Cards left = deal.position().hands[seat];
          const double expected = plain_weight(deal, seat, trust);
          CHECK(close(evidence.log_weight(seat, left, decider, Judge::kAnything), expected));
          CHECK(close(judge.log_weight(seat, left), expected));
          CHECK(judge.log_weight(seat, left) == judge.log_weight(seat, left));
          sum += expected;
        }
        CHECK(close(judge.log_weight(deal.position().hands), sum));
      }
    }
}

// A caller that only needs to know that it is too little gets some number below that.
TEST(a_judge_stops_where_a_hand_is_too_unlikely_and_goes_on_when_asked_for_more) {
  Rng rng(2);
  const State state = with_history(usual(), 24, rng);
  const View view = state.view(state.turn());
  const Evidence evidence(view, Trust{});
  Decider decider(*usual(), small_network());
  for (size_t seat = 0; seat < kMostSeats; ++seat) {
    if (static_cast<int>(seat) == view.seat()) continue;
    Judge judge(evidence, decider);
    const Cards left = state.position().hands[seat];
    const double whole = evidence.log_weight(seat, left, decider, Judge::kAnything);
    CHECK(whole < 0);
    const double cut = judge.log_weight(seat, left, whole / 4);
    CHECK(cut < whole / 4 && cut >= whole);
    CHECK(judge.log_weight(seat, left, whole / 4) == cut);  // known to be too little
    CHECK(judge.log_weight(seat, left) == whole);           // now all of it
    CHECK(judge.log_weight(seat, left, whole / 4) == whole);
  }
}

TEST(evidence_without_power_says_nothing) {
  Rng rng(3);
  const State state = with_history(usual(), 12, rng);
  Decider decider(*usual(), small_network());
  const Evidence evidence(state.view(0), Trust{0.02, 0});
  Judge judge(evidence, decider);
  CHECK(judge.log_weight(state.position().hands) == 0);
}

}  // namespace upperhand::big_two::champion::evidence_test
