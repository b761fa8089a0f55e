#include "rikken/players/champion/search.h"

#include <algorithm>

#include "check.h"
#include "rikken/players/oracle/oracle.h"
#include "rikken/scene.h"

namespace upperhand::rikken::champion::search_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

// Seat 0 plays Misere and is the last to play: the 7 takes the trick, the 2 does not, nor the 7 after it.
State misere() {
  return Scene{.contract = Contract::misere, .leader = 1, .won = {0, 4, 4, 3}}.with(
      {"2S 7S", "3S 6S", "4S 8S", "5S 9S"}, "3S 4S 5S ");
}

const SearchedMove& of(const SearchOutcome& outcome, Move move) {
  return *std::find_if(outcome.candidates.begin(), outcome.candidates.end(),
                       [&](const SearchedMove& one) { return one.move == move; });
}

bool same(const SearchOutcome& one, const SearchOutcome& other) {
  return one.move == other.move &&
         std::equal(one.candidates.begin(), one.candidates.end(), other.candidates.begin(),
                    other.candidates.end(), [](auto& a, auto& b) {
                      return a.move == b.move && a.games == b.games && a.chips == b.chips &&
                             a.chance == b.chance && a.played == b.played && a.made == b.made;
                    });
}

SearchSettings small(unsigned threads = 1) { return {.games = 120, .deals = 40, .threads = threads}; }

}  // namespace

TEST(searches_of_sure_results_are_exact) {
  for (const double solved : {0.0, 0.5, 1.0}) {
    const SearchOutcome found = search(misere().view(0), {.games = 40, .deals = 8, .solved = solved}, 1);
    CHECK(found.move == Move::parse("2S") && found.candidates.size() == 2);
    // Each of three others gets or pays 5 chips.
    CHECK(of(found, Move::parse("7S")).chips == -15 && of(found, Move::parse("7S")).chance == 0);
    CHECK(of(found, Move::parse("2S")).chips == 15 && of(found, Move::parse("2S")).chance == 1);
  }
}

// Defenders who may talk see all hands: then the Oracle's values are the truth.
TEST(endings_with_all_hands_open_are_solved_exactly) {
  Rng rng(2);
  for (int round = 0; round < 12; ++round) {
    Hand left = kDeck;
    std::vector<std::string> hands;
    for (int seat = 0; seat < kSeats; ++seat) {
      std::string text;
      for (int i = 0; i < 5; ++i) {
        const int card = nth(left, static_cast<unsigned>(rng.below(static_cast<uint64_t>(size_of(left)))));
        left &= ~bit(card);
        text += text_of(card) + " ";
      }
      hands.push_back(text);
    }
    State state = Scene{.contract = Contract::open_misere_talk, .leader = 1, .won = {0, 4, 2, 2}}.with(
        {hands[0].c_str(), hands[1].c_str(), hands[2].c_str(), hands[3].c_str()});
    while (state.turn() != 2) state.apply(state.legal_moves()[0], std::nullopt);
    const View view = state.view(2);
    if (view.unseen() != 0 || view.legal_moves().size() == 1) continue;
    const SearchOutcome found = search(view, {.games = 100, .deals = 4, .solved = 1}, 3);
    const Position& position = state.position();
    const oracle::Objective objective = oracle::objectives_of(position)[0];
    int least = 1;
    oracle::Oracle oracle;
    for (const oracle::CardValue& one :
         oracle.card_values({oracle::ending_of(state.tables(), position), objective}))
      least = std::min<int>(least, one.value);
    CHECK(of(found, found.move).chance == (least == 0 ? 1 : 0));
  }
}

TEST(a_search_is_the_same_on_any_number_of_threads) {
  for (const uint64_t seed : {uint64_t{1}, uint64_t{2}}) {
    State state = State::deal(all_contracts(), seed, kNames, 3);
    for (const char* move : {"rik", "pass"}) state.apply(Move::parse(move), std::nullopt);
    const View view = state.view(state.turn());
    const SearchOutcome one = search(view, small(), 7);
    CHECK(same(one, search(view, small(3), 7)));
  }
}

// Nobody can bid higher than a Solo for all tricks, which thirteen trumps make.
TEST(a_bid_tells_how_often_it_is_played_and_made) {
  std::vector<Cards> hands;  // a suit each
  for (const char suit : {'S', 'H', 'C', 'D'}) {
    std::string text;
    for (const char rank : std::string_view("23456789TJQKA")) text += {rank, suit, ' '};
    hands.push_back(Cards::parse(text));
  }
  const State state = State::from_hands(all_contracts(), hands, kNames, 3, std::nullopt);
  const SearchOutcome found = search(state.view(0), small(), 1);
  const SearchedMove &solo = of(found, Move::parse("solo13")), &pass = of(found, Move::parse("pass"));
  CHECK(solo.played == solo.games && solo.made == 1 && solo.chance == 1);
  CHECK(pass.played == 0 && pass.made == 0);
}

// What is told of a Misere is as careful as what decides.
TEST(caution_lowers_the_chance_of_a_bid_for_few_tricks) {
  SearchSettings settings{.games = 1200, .deals = 40, .reach = kHandSize};
  int lower = 0;
  for (uint64_t seed = 1; seed <= 4; ++seed) {
    const State state = State::deal(all_contracts(), seed, kNames, 3);
    settings.caution = 1;
    const SearchOutcome plain = search(state.view(0), settings, 7);
    settings.caution = 2;
    const SearchOutcome careful = search(state.view(0), settings, 7);
    for (size_t i = 0; i < plain.candidates.size(); ++i) {
      const SearchedMove &one = careful.candidates[i], &other = plain.candidates[i];
      const bool few = !one.move.is_pass() && !terms(one.move.contract()).maximises();
      CHECK(one.played == other.played && one.made == (few ? other.made * other.made : other.made));
      lower += one.made < other.made ? 1 : 0;
    }
  }
  CHECK(lower > 0);
}

TEST(what_is_played_has_the_most_chips_in_every_phase) {
  Rng rng(3);
  State state = State::deal(all_contracts(), 5, kNames, 3);
  for (int i = 0; !state.over(); ++i) {
    const SearchOutcome found = search(state.view(state.turn()), small(), rng.bits());
    for (const SearchedMove& one : found.candidates) CHECK(one.chips <= of(found, found.move).chips);
    CHECK(state.why_not(found.move).empty());
    // A rik, so that trump and call are asked for.
    state.apply(i == 0 ? Move::parse("rik") : i < 4 ? Move::parse("pass") : found.move, std::nullopt);
  }
}

TEST(everybody_plays_alone_in_schoppen_mie) {
  const State state = Scene{.contract = Contract::schoppen_mie, .declarers = {}, .leader = 1}.with(
      {"2S QS 4D", "3S 6D KS", "4S 8D 9D", "5S TD JD"}, "6D 8D TD ");
  const SearchOutcome found = search(state.view(0), small(), 1);
  CHECK(state.why_not(found.move).empty());
}

TEST(a_search_by_the_clock_decides) {
  const SearchOutcome found = search(misere().view(0), {.ms = 5}, 1);
  CHECK(found.move == Move::parse("2S"));
}

TEST(a_search_refuses_what_makes_no_sense) {
  CHECK_THROWS(search(misere().view(1), {}, 1), OutOfTurnError, "it is not this seat's turn");
  CHECK_THROWS(search(misere().view(0), {.games = 1}, 1), Error, "games must be from 2");
  CHECK_THROWS(search(misere().view(0), {.deals = 0}, 1), Error, "deals must be from 1");
  CHECK_THROWS(search(misere().view(0), {.solve = 14}, 1), Error, "solve must be from 0 to 13");
  CHECK_THROWS(search(misere().view(0), {.solved = 2}, 1), Error, "solved must be from 0 to 1");
  CHECK_THROWS(search(misere().view(0), {.caution = -1}, 1), Error, "caution must be from 0 to 10");
}

}  // namespace upperhand::rikken::champion::search_test
