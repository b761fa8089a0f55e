#include "rikken/players/analysis.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "check.h"
#include "rikken/open_cards.h"
#include "rikken/scene.h"

namespace upperhand::rikken::analysis_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");
const std::vector<Move> kBoth = {Move::parse("7S"), Move::parse("2S")};

// Seat 0 plays Misere and is the last to play: the 7 takes the trick, the 2 does not, nor the 7 after it.
State misere() {
  return Scene{.contract = Contract::misere, .leader = 1, .won = {0, 4, 4, 3}}.with(
      {"2S 7S", "3S 6S", "4S 8S", "5S 9S"}, "3S 4S 5S ");
}

// Seat 0 plays a Solo, where cards matter; with few cards, every second deal is played openly.
State solo(uint64_t seed, int cards_left) {
  State state = State::deal(all_contracts(), seed, kNames, 3);
  for (const char* move : {"solo8", "pass", "pass", "pass", "trump H"})
    state.apply(Move::parse(move), std::nullopt);
  Rng rng(seed);
  const auto moves = [&] { return state.legal_moves(); };
  while (size_of(state.position().hands[static_cast<size_t>(state.turn())]) > cards_left ||
         moves().size() == 1)
    state.apply(moves()[rng.below(moves().size())], std::nullopt);
  return state;
}

bool same(const Analysis& a, const Analysis& b) {
  const auto same_outcome = [](const AuctionOutcome& one, const AuctionOutcome& other) {
    return one.contract == other.contract && one.declarer == other.declarer && one.sums == other.sums;
  };
  const auto same_move = [&](const AnalysedMove& one, const AnalysedMove& other) {
    return one.move == other.move && one.games == other.games && one.chips == other.chips &&
           one.chance == other.chance && one.error == other.error && one.line == other.line &&
           one.bid == other.bid &&
           std::equal(one.outcomes.begin(), one.outcomes.end(), other.outcomes.begin(), other.outcomes.end(),
                      same_outcome);
  };
  return a.holders == b.holders &&
         std::equal(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end(), same_move);
}

// What it says of cards that the seat cannot see: each is with one of the others, as many as they have.
void check_holders(const Analysis& found, const View& view) {
  std::array<double, kSeats> held{};
  for (int card = 0; card < 64; ++card) {
    const auto& chances = found.holders[static_cast<size_t>(card)];
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    CHECK(std::abs(sum - (holds(view.unseen(), card) ? 1 : 0)) < 1e-9);
    for (size_t seat = 0; seat < kSeats; ++seat) held[seat] += chances[seat];
  }
  for (size_t seat = 0; seat < kSeats; ++seat)
    CHECK(std::abs(held[seat] - view.hidden_counts()[seat]) < 1e-9);
}

}  // namespace

TEST(an_analysis_of_sure_results_is_exact) {
  const View view = misere().view(0);
  const Analysis found = analyse(view, kBoth, {.games = 24}, 1);
  CHECK(found.moves.size() == 2);
  const AnalysedMove &good = found.moves[0], &bad = found.moves[1];
  CHECK(good.move == Move::parse("2S") && good.chips == 15 && good.chance == 1 && good.error == 0);
  CHECK(bad.move == Move::parse("7S") && bad.chips == -15 && bad.chance == 0 && bad.error == 0);
  CHECK(good.games > 0 && bad.games > 0 && good.outcomes.empty());
  // Seat 3 took the trick with the 5 and leads its last card; the 7 follows it.
  CHECK(good.line.size() == 5 && (good.line[0] == Turn{0, Move::parse("2S")}));
  CHECK(good.line[1].seat == 3 && (good.line[2] == Turn{0, Move::parse("7S")}));
  CHECK(bad.line.size() == 5 && (bad.line[1] == Turn{0, Move::parse("2S")}));
  check_holders(found, view);
}

// Seat 1 has shown that it has no spade, so its card is the diamond; who holds which spade is open.
TEST(an_analysis_tells_who_holds_what) {
  const State state = Scene{.contract = Contract::solo8, .trump = 'H', .won = {4, 3, 2, 2}}.with(
      {"AS 3D", "5D 6D", "8S 9S", "TS JS"}, "AS 5D 8S TS ");
  const View view = state.view(0);
  const Analysis found = analyse(view, view.legal_moves(), {.games = 200}, 1);
  check_holders(found, view);
  const auto chance = [&](const char* which, size_t seat) {
    return found.holders[static_cast<size_t>(card(which))][seat];
  };
  CHECK(std::abs(chance("6D", 1) - 1) < 1e-9 && chance("6D", 0) == 0 && chance("6D", 2) == 0);
  CHECK(chance("9S", 1) == 0 && std::abs(chance("9S", 2) - 0.5) < 0.2);
}

TEST(an_analysis_is_the_same_on_any_number_of_threads) {
  for (const int cards_left : {4, 9}) {
    const State state = solo(2, cards_left);
    const View view = state.view(state.turn());
    AnalysisSettings settings{.games = 40};
    const Analysis one = analyse(view, view.legal_moves(), settings, 3);
    settings.threads = 3;
    CHECK(same(one, analyse(view, view.legal_moves(), settings, 3)));
    CHECK(!same(one, analyse(view, view.legal_moves(), settings, 4)));
    CHECK(one.moves.size() == view.legal_moves().size());
    for (size_t i = 0; i < one.moves.size(); ++i) {
      CHECK(i == 0 || one.moves[i].chips <= one.moves[i - 1].chips);
      CHECK(one.moves[i].line[0] == (Turn{static_cast<uint8_t>(view.seat()), one.moves[i].move}));
    }
    check_holders(one, view);
  }
}

TEST(an_analysis_of_bids_tells_how_auctions_end) {
  const State state = State::deal(all_contracts(), 4, kNames, 3);
  const View view = state.view(0);
  const std::vector<Move> moves = {Move::parse("pass"), Move::parse("rik"), Move::parse("solo13")};
  AnalysisSettings settings{.games = 60};
  const Analysis found = analyse(view, moves, settings, 1);
  for (const AnalysedMove& one : found.moves) {
    uint64_t games = 0, last = ~uint64_t{0};
    double chips = 0;
    for (const AuctionOutcome& outcome : one.outcomes) {
      CHECK(outcome.sums.size() <= last);
      last = outcome.sums.size();
      games += last;
      chips += static_cast<double>(last) * outcome.sums.mean_score();
      CHECK(one.move != Move::parse("pass") || outcome.declarer != 0);
    }
    CHECK(games == one.games);
    // What seat 0 plays was its bid; of a single declarer the gains are the contracts made.
    BidSums own;
    for (const AuctionOutcome& outcome : one.outcomes) {
      if (one.move.is_pass() || outcome.declarer != 0 || outcome.contract != one.move.contract()) continue;
      own.played = outcome.sums.size();
      CHECK(std::abs(one.bid.chance() - outcome.sums.win_share()) < 1e-9);
    }
    CHECK(one.bid.played == own.played);
    if (one.move == moves[0]) CHECK(std::abs(chips / static_cast<double>(games) - one.chips) < 1e-9);
    if (one.move != moves[2]) continue;
    CHECK(one.outcomes.size() == 1 && one.outcomes[0].declarer == 0);
    CHECK(one.outcomes[0].contract == Contract::solo13);
  }
  settings.threads = 3;
  CHECK(same(found, analyse(view, moves, settings, 1)));
}

TEST(an_analysis_names_trump_and_calls) {
  State state = State::deal(all_contracts(), 5, kNames, 3);
  for (const char* move : {"rik", "pass", "pass", "pass"}) state.apply(Move::parse(move), std::nullopt);
  while (state.position().phase < Phase::play) {
    const View view = state.view(0);
    const Analysis found = analyse(view, view.legal_moves(), {.games = 24}, 1);
    CHECK(found.moves.size() == view.legal_moves().size());
    for (const AnalysedMove& one : found.moves) CHECK(one.games > 0 && one.outcomes.empty());
    state.apply(found.moves[0].move, std::nullopt);
  }
}

// In an open Misere whose defenders talk, seat 1 sees all cards. So on every second deal the game ends as it
// does when both sides play their best.
TEST(every_second_deal_of_an_ending_is_played_openly) {
  Rng rng(1);
  std::array<int, 2> seen{};
  for (int round = 0; round < 12; ++round) {
    Hand left = lanes(3);
    std::vector<std::string> hands;
    for (int seat = 0; seat < kSeats; ++seat) {
      const Hand hand = random_part(left, 4, rng);
      left &= ~hand;
      hands.push_back(to_cards(hand).text());
    }
    const State state = Scene{.contract = Contract::open_misere_talk, .leader = 1}.with(
        {hands[0].c_str(), hands[1].c_str(), hands[2].c_str(), hands[3].c_str()});
    const View view = state.view(1);
    for (const Move& move : view.legal_moves()) {
      Position next = state.position();
      play_card(view.tables(), next, move.what);
      const bool made = plain_value(view.tables(), next, oracle::objectives_of(next)[0]) == 1;
      const double chance = analyse(view, std::span(&move, 1), {.games = 8}, 1).moves[0].chance;
      CHECK(made ? chance <= 0.5 : chance >= 0.5);
      ++seen[made ? 1 : 0];
    }
  }
  CHECK(seen[0] > 5 && seen[1] > 5);
}

// With the ace seat 0 takes the queen, with the 2 it keeps the ace and takes the last trick: either way it
// pays 2 chips to each of two seats.
TEST(an_analysis_of_schoppen_mie_needs_no_sides) {
  const State state =
      Scene{.contract = Contract::schoppen_mie, .declarers = {}, .leader = 1, .won = {3, 3, 3, 2}}.with(
          {"2S AS", "QS 6S", "4S 8S", "5S 9S"}, "QS 4S 5S ");
  const View view = state.view(0);
  const Analysis found = analyse(view, view.legal_moves(), {.games = 24}, 1);
  CHECK(found.moves.size() == 2);
  for (const AnalysedMove& one : found.moves)
    CHECK(one.games > 1 && one.line.size() == 5 && one.chips == -4 && one.chance == 0);
  check_holders(found, view);
}

TEST(an_analysis_of_a_millisecond_has_figures_for_every_move) {
  const State state = solo(2, 9);
  const View view = state.view(state.turn());
  const Analysis found = analyse(view, view.legal_moves(), {.games = 4000, .most_ms = 1}, 1);
  CHECK(found.moves.size() == view.legal_moves().size());
  for (const AnalysedMove& one : found.moves) CHECK(one.games > 0 && !one.line.empty());
}

TEST(an_analysis_of_rikken_is_for_a_decision) {
  State state = misere();
  CHECK_THROWS(analyse(state.view(1), kBoth, {}, 1), OutOfTurnError, "not this seat's turn");
  Scene::play(state, "2S 9S 7S 6S 8S ");
  CHECK(state.over());
  CHECK_THROWS(analyse(state.view(3), kBoth, {}, 1), OutOfTurnError, "not this seat's turn");
}

}  // namespace upperhand::rikken::analysis_test
