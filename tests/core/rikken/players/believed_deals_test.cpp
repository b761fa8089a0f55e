#include "rikken/players/believed_deals.h"

#include "check.h"
#include "rikken/players/bidder.h"
#include "rikken/rules/deal_cases.h"
#include "rikken/scene.h"

namespace upperhand::rikken::believed_deals_test {

using namespace upperhand::rikken::testing;

namespace {

const Names kNames = std::make_shared<const std::vector<std::string>>(4, "Ann");

State dealt(uint64_t seed, std::initializer_list<const char*> moves = {}) {
  State state = State::deal(all_contracts(), seed, kNames, 3);
  for (const char* move : moves) state.apply(Move::parse(move), std::nullopt);
  return state;
}

// A random game, with up to so many moves.
State random_game(Rng& rng, int moves) {
  State state = dealt(rng.bits());
  for (; moves > 0 && !state.over(); --moves) {
    const std::vector<Move> legal = state.legal_moves();
    State next = state;
    next.apply(legal[rng.below(legal.size())], std::nullopt);
    if (next.over()) break;
    state = next;
  }
  return state;
}

// All seats have as many cards as in truth, and every card is in one place.
void check_counts(const Position& drawn, const View& view) {
  Hand seen = drawn.gone;
  for (const uint8_t card : drawn.trick) seen |= card == kNoCard ? 0 : bit(card);
  for (size_t seat = 0; seat < kSeats; ++seat) {
    CHECK((seen & drawn.hands[seat]) == 0 && size_of(drawn.hands[seat]) == view.counts()[seat]);
    seen |= drawn.hands[seat];
  }
  CHECK(seen == kDeck && drawn.hands[static_cast<size_t>(view.seat())] == view.hand());
}

// Seat 1 has discarded on a spade, and seat 0 leads again.
State after_a_discard() {
  return Scene{.contract = Contract::solo8, .trump = 'H', .won = {4, 3, 2, 1}}.with(
      {"AS 3D 4D", "5D 6D 7D", "8S 9S 8D", "TS JS 9D"}, "AS 5D 8S TS ");
}

}  // namespace

// The seat could not tell a believed deal from the true one.
TEST(a_believed_deal_looks_as_the_true_one_does) {
  Rng rng(1);
  for (int game = 0; game < 24; ++game) {
    const State state = random_game(rng, 1 + 2 * game);
    for (int seat = 0; seat < kSeats; ++seat) {
      const View view = state.view(seat);
      const BelievedDeals deals(view, {.bids = 1 + game % 3});
      const Position drawn = deals.draw(rng);
      check_counts(drawn, view);
      CHECK(sight(view.tables(), drawn, seat) == view.sight());
      for (size_t other = 0; other < kSeats; ++other)
        CHECK((drawn.hands[other] & lanes(drawn.voids[other])) == 0);
    }
  }
}

TEST(the_same_numbers_give_the_same_deal) {
  const View view = dealt(2, {"rik"}).view(0);
  const BelievedDeals deals(view, {.bids = 8});
  Rng one(5), other(5), third(6);
  const Position drawn = deals.draw(one);
  CHECK(drawn == deals.draw(other) && drawn != deals.draw(third));
}

TEST(a_seat_that_forgets_voids_believes_any_cards) {
  const View view = after_a_discard().view(0);
  const BelievedDeals sure(view, {}), unsure(view, {.voids = false});
  Rng rng(3);
  int spades = 0;
  for (int i = 0; i < 60; ++i) {
    CHECK((sure.draw(rng).hands[1] & lane(kSpades)) == 0);
    const Position drawn = unsure.draw(rng);
    check_counts(drawn, view);
    CHECK((drawn.voids == std::array<uint8_t, kSeats>{}));
    spades += (drawn.hands[1] & lane(kSpades)) != 0;
  }
  // Seat 1 holds 2 of 6 cards, of which 2 are spades: some with a chance of 9 in 15.
  CHECK(spades > 20 && spades < 52);
}

TEST(forgotten_cards_come_back_into_hands) {
  const View view = after_a_discard().view(0);
  const Hand forgotten = cards("AS 2S 3S");
  const BelievedDeals deals(view, {.forgotten = forgotten});
  Rng rng(4);
  Hand seen = 0;
  for (int i = 0; i < 60; ++i) {
    const Position drawn = deals.draw(rng);
    check_counts(drawn, view);
    for (size_t other = 1; other < kSeats; ++other) seen |= drawn.hands[other];
  }
  CHECK(seen == (view.unseen() | forgotten));
}

// Seat 2 holds the called ace; seat 1 cannot hold it, and nobody believes that the declarer does.
TEST(the_called_card_is_with_one_who_may_hold_it) {
  const State state = Scene{.contract = Contract::rik, .trump = 'H', .called = "AS", .leader = 1}.with(
      {"2D 3D 4D", "5D 6D 7D", "AS 8D 9D", "TS JS TD"});
  const BelievedDeals deals(state.view(1), {.voids = false});
  Rng rng(5);
  std::array<int, kSeats> times{};
  for (int i = 0; i < 40; ++i) {
    const Position drawn = deals.draw(rng);
    check_counts(drawn, state.view(1));
    CHECK(holds(drawn.hands[drawn.partner], card("AS")));
    ++times[drawn.partner];
  }
  CHECK(times[0] == 0 && times[1] == 0 && times[2] > 5 && times[3] > 5);
}

TEST(nobody_forgets_that_the_called_card_was_played) {
  State state = Scene{.contract = Contract::rik, .trump = 'H', .called = "AS", .leader = 1}.with(
      {"2S 3D 4D", "5S 6D 7D", "AS 8D 9D", "TS JS TD"}, "5S AS TS 2S ");
  const BelievedDeals deals(state.view(0), {.forgotten = state.position().gone, .voids = false});
  Rng rng(6);
  for (int i = 0; i < 40; ++i) {
    const Position drawn = deals.draw(rng);
    CHECK(holds(drawn.gone, card("AS")) && drawn.partner == 2 && drawn.revealed);
  }
}

TEST(forgetful_seats_believe_deals_of_every_game) {
  Rng rng(7);
  for (int game = 0; game < 24; ++game) {
    const State state = random_game(rng, 4 + 2 * game);
    const View view = state.view(state.turn());
    const Hand special = special_card(view.position());
    const Memory memory{.forgotten = view.position().gone & rng.bits(), .voids = game % 2 == 0};
    const Position drawn = BelievedDeals(view, memory).draw(rng);
    check_counts(drawn, view);
    CHECK((drawn.gone & special) == (view.position().gone & special));
  }
}

TEST(more_draws_fit_the_bids_better) {
  const State state = dealt(3, {"solo8", "pass"});
  const View view = state.view(2);
  const auto misfit = [&](int draws) {
    const BelievedDeals deals(view, {.bids = draws});
    Rng rng(8);
    int sum = 0;
    for (int i = 0; i < 30; ++i) {
      const Position drawn = deals.draw(rng);
      sum += bid_misfit(drawn.dealt[0], Contract::solo8) + bid_misfit(drawn.dealt[1], Contract::pass);
    }
    return sum;
  };
  const int one = misfit(1), few = misfit(3), many = misfit(20);
  CHECK(one > few && few > many);
}

// Without the bid, one deal in a hundred would give the seat all four aces, and nobody would be its partner.
TEST(a_seat_that_bid_troela_holds_three_aces_even_to_those_who_forget) {
  Known known{0, Cards::parse("2S 3S 4S 5S 2H 3H 4H 2D 3D 4D 2C 3C 4C"), 3, {}, {}, {}};
  for (const char* move : {"pass", "troela"}) known.moves.push_back(Move::parse(move));
  const View view = View::from_known(all_contracts(), kNames, known);
  const BelievedDeals deals(view, {.voids = false});
  Rng rng(9);
  for (int i = 0; i < 100; ++i) CHECK(has_troela(view.tables(), deals.draw(rng).hands[1]));
}

}  // namespace upperhand::rikken::believed_deals_test
