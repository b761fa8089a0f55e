#include "big_two/hand/forced_win.h"

#include <functional>

#include "big_two/scene.h"
#include "check.h"

namespace upperhand::big_two::forced_win_test {

using namespace upperhand::big_two::testing;

namespace {

// Whether a seat that plays its line wins, whatever the others do.
bool wins(const Tables& tables, const Position& at, int seat, std::span<const Move> line) {
  if (at.over) return at.turn == seat;
  if (at.turn == seat) {
    if (line.empty() || !why_not(tables, at, line[0]).empty()) return false;
    Position next = at;
    const Combination one = *classify(tables, line[0].cards);
    play(tables, next, one.cards, one.kind, one.key);
    return wins(tables, next, seat, line.subspan(1));
  }
  for (const Move& move : legal_moves_of(tables, at)) {
    Position next = at;
    if (move.is_pass()) {
      pass(tables, next);
    } else {
      const Combination one = *classify(tables, move.cards);
      play(tables, next, one.cards, one.kind, one.key);
    }
    if (!wins(tables, next, seat, line)) return false;
  }
  return true;
}

// Every way in which the unseen cards may be distributed.
void each_deal(const View& view, size_t seat, Cards left, Position& at,
               const std::function<void(const Position&)>& use) {
  if (seat == kMostSeats) return use(at);
  const int count = static_cast<int>(seat) == view.seat() ? 0 : view.counts()[seat];
  if (count == 0) return each_deal(view, seat + 1, left, at, use);
  const uint64_t sets = uint64_t{1} << left.size();
  for (uint64_t set = 0; set < sets; ++set) {
    if (std::popcount(set) != count) continue;
    at.hands[seat] = Cards(spread_bits(set, left.mask()));
    each_deal(view, seat + 1, left - at.hands[seat], at, use);
  }
}

bool wins_always(const View& view, const std::vector<Move>& line) {
  bool out = true;
  Position at = view.position();
  each_deal(view, 0, view.possible_cards(), at,
            [&](const Position& deal) { out = out && wins(view.tables(), deal, view.seat(), line); });
  return out;
}

Cards cards_of(const std::vector<Move>& line) {
  Cards out;
  for (const Move& move : line) out |= move.cards;
  return out;
}

// An ending in which the leader has the better cards, as winners do.
State strong_ending(const SharedTables& tables, int own, int others, Rng& rng) {
  Cards high, low;
  while (high.size() < own) high |= Cards::of(static_cast<int>(rng.below(36) + (rng.below(3) != 0 ? 16 : 0)));
  std::vector<Cards> hands = {high};
  while (static_cast<int>(hands.size()) < tables->players) {
    Cards hand;
    while (hand.size() < others) hand |= Cards::of(static_cast<int>(rng.below(kDeckSize))) - high - low;
    low |= hand;
    hands.push_back(hand);
  }
  return State::from_hands(tables, hands, names_of(tables->players), 0, Cards::deck() - high - low);
}

}  // namespace

TEST(a_proven_line_wins_against_every_deal_and_every_answer) {
  Rng rng(1);
  Rules two = for_two(), three = for_three(), out = severe();
  three.players = out.players = 3;
  three.deal = "thirteen";
  Rules bombs = with_bombs();
  bombs.players = 2;
  for (const Rules& rules : {two, three, out, bombs}) {
    const SharedTables tables = tables_of(rules);
    int proven = 0;
    for (int round = 0; round < 300; ++round) {
      const int own = 2 + static_cast<int>(rng.below(5));
      State state = strong_ending(tables, own, tables->players == 2 ? 3 : 2, rng);
      if (round % 3 == 0) play_on(state, static_cast<int>(rng.below(4)), rng);
      const View view = state.view(state.turn());
      const std::vector<Move> line = forced_win(view);
      if (line.empty()) continue;
      ++proven;
      CHECK(cards_of(line) == view.hand());
      CHECK(wins_always(view, line));
      for (const Move& first : view.legal_moves())
        if (const auto other = forced_win(view, first); !other.empty())
          CHECK(other[0] == first && wins_always(view, other));
    }
    CHECK(proven > 50);
  }
}

TEST(a_lead_is_covered_by_a_sure_play_that_takes_it_back) {
  // 3D may be beaten by any other card, but the 2S takes the lead back.
  const State covered = ending(usual(), {"3D 4D 2S", "5D 6C 7H", "8D 9C TH", "JD QC KH"}, 0);
  const std::vector<Move> line = forced_win(covered.view(0));
  CHECK(line.size() == 3 && line[1].cards == Cards::parse("2S"));
  CHECK(forced_win(covered.view(0), Move::parse("4D"))[0].cards == Cards::parse("4D"));
  // An opponent with one card would go out on it.
  CHECK(forced_win(ending(usual(), {"3D 4D 2S", "5D", "8D 9C TH", "JD QC KH"}, 0).view(0)).size() == 0);
}

TEST(no_line_is_told_without_a_turn_or_for_a_pass) {
  const State state = ending(usual(), {"2S", "5D 6C", "8D 9C", "JD QC"}, 0);
  CHECK(forced_win(state.view(0)).size() == 1);
  CHECK(forced_win(state.view(1)).empty());
  CHECK(forced_win(state.view(0), Move()).empty());
  CHECK(forced_win(ending(usual(), {"3D 5H", "6D 7D", "8D 9D", "TD JD"}, 0).view(0)).empty());
}

}  // namespace upperhand::big_two::forced_win_test
