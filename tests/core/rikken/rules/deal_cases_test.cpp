// What everybody can conclude, compared with every deal there is: a deal is possible if everything that was
// done could have been done with it.
#include <map>

#include "check.h"
#include "rikken/rules/draw.h"
#include "rikken/scene.h"

namespace upperhand::rikken::deal_cases_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

std::vector<SharedTables> tables() {
  std::vector<SharedTables> out;
  for (const char* called : {"free", "must_when_led", "must_when_declarer_leads"})
    for (const bool blind : {true, false})
      for (const char* troela : {"off", "optional", "obligatory"}) {
        Rules rules = all_contracts()->rules;
        rules.called_ace = called;
        rules.blind_call = blind;
        rules.troela = troela;
        rules.must_trump = blind;
        rules.all_pass = "schoppen_mie";
        out.push_back(std::make_shared<const Tables>(rules));
      }
  return out;
}

// Contracts that reveal the most come up often: a rik, Troela and, if everybody is shy, Schoppen Mie.
Move any_move(const State& state, Rng& rng, bool shy = false) {
  const std::vector<Move> moves = state.legal_moves();
  if (shy && moves.back().is_pass()) return moves.back();
  for (const Contract wanted : {Contract::troela, Contract::rik, Contract::rik_beter})
    for (const Move& move : moves)
      if (move == Move::bid(wanted) && rng.below(2) == 0) return move;
  if (state.position().phase == Phase::auction && moves.back().is_pass() && rng.below(4) != 0)
    return moves.back();
  return moves[rng.below(moves.size())];
}

// Whether this game could have been played with these hands, and would look the same to the view.
bool replays(const View& view, const Position& guess) {
  std::vector<Cards> hands;
  for (const Hand hand : guess.dealt) hands.push_back(to_cards(hand));
  State state = State::from_hands(view.shared_tables(), hands, kNames, view.position().dealer, {});
  for (const Turn& turn : view.history()) {
    if (state.turn() != turn.seat || !state.why_not(turn.move).empty()) return false;
    state.apply(turn.move, turn.seat);
  }
  return state.view(view.seat()) == view;
}

// Counts the ways to distribute the pool among the hidden seats that are possible.
uint64_t count_deals(const View& view, const Position& seen, Hand pool, size_t seat, Hands& hidden) {
  if (seat == kSeats) return replays(view, with_hidden(seen, hidden));
  const int count = view.hidden_counts()[seat];
  uint64_t sum = 0;
  for (uint64_t set = 0; set < uint64_t{1} << size_of(pool); ++set) {
    if (std::popcount(set) != count) continue;
    hidden[seat] = spread_bits(set, pool);
    sum += count_deals(view, seen, pool & ~hidden[seat], seat + 1, hidden);
  }
  return sum;
}

// Plays a game; before its last cards all deals are counted, and on the way guesses are played again.
void check_game(const SharedTables& rules, uint64_t seed, std::map<Contract, int>& games) {
  State state = State::deal(rules, seed, kNames, {});
  Rng rng(seed);
  while (!state.over()) {
    const int left = size_of(state.position().hands[state.position().turn]);
    const View view = state.view(static_cast<int>(rng.below(kSeats)));
    if (state.position().phase == Phase::play && left == 2 && rng.below(2) == 0) {
      Hands hidden{};
      CHECK(view.deals().size() == count_deals(view, view.seen_position(), view.unseen(), 0, hidden));
      ++games[state.position().contract];
    }
    if (rng.below(5) == 0) {
      const State guess = view.determinise(rng);
      CHECK(guess.view(view.seat()) == view);
      CHECK(replays(view, guess.position()));
    }
    state.apply(any_move(state, rng, seed % 4 == 0), {});
  }
}

}  // namespace

TEST(the_deals_of_a_view_are_all_that_could_have_come_about) {
  std::map<Contract, int> games;
  uint64_t seed = 0;
  for (const SharedTables& rules : tables())
    for (int game = 0; game < 12; ++game) check_game(rules, ++seed, games);
  for (const Contract contract : {Contract::rik, Contract::rik_beter, Contract::schoppen_mie})
    CHECK(games[contract] > 5);
}

// Hands as dealt that make calls rare and blind: all aces but one, or no card of a suit.
TEST(the_deals_of_a_rare_call_are_all_that_could_have_come_about) {
  const char* kings = "AD KD AC KC AH KH 4S 5S 6S 7S 8S 9S TS";
  const char* blind = "AD 2D AH 3H 4S 5S 6S 7S 8S 9S TS JS QS";
  std::map<Contract, int> games;
  for (const char* hand : {kings, blind})
    for (const SharedTables& rules : tables()) {
      if (rules->troela == Troela::obligatory) continue;
      Rng rng(7);
      std::vector<Cards> hands = {Cards::parse(hand)};
      Cards rest = Cards::deck() - hands[0];
      for (int seat = 1; seat < kSeats; ++seat) {
        hands.push_back(to_cards(random_part(to_hand(rest), kHandSize, rng)));
        rest -= hands.back();
      }
      State state = State::from_hands(rules, hands, kNames, 3, {});
      for (const char* move : {"rik", "pass", "pass", "pass", "trump S"}) state.apply(Move::parse(move), {});
      state.apply(state.legal_moves()[rng.below(state.legal_moves().size())], {});
      while (!state.over()) {
        const View view = state.view(1 + static_cast<int>(rng.below(3)));
        CHECK(replays(view, view.determinise(rng).position()));
        if (size_of(state.position().hands[0]) == 2 && state.position().leading()) {
          Hands hidden{};
          CHECK(view.deals().size() == count_deals(view, view.seen_position(), view.unseen(), 0, hidden));
        }
        state.apply(any_move(state, rng), {});
      }
    }
}

}  // namespace upperhand::rikken::deal_cases_test
