#include "rikken/rules/pack.h"

#include <algorithm>
#include <set>

#include "check.h"
#include "errors.h"
#include "rikken/rules/state.h"

namespace upperhand::rikken::pack_test {

namespace {

std::set<Hand> groups_of(const Pack& pack) {
  std::set<Hand> out;
  for (size_t at = 0; at < kDeckSize; at += 4)
    out.insert(bit(pack[at]) | bit(pack[at + 1]) | bit(pack[at + 2]) | bit(pack[at + 3]));
  return out;
}

}  // namespace

TEST(seven_cards_are_dealt_and_then_six) {
  Rng rng(1);
  const Pack pack = fresh_pack(rng);
  const Hands hands = deal_out(pack, 1);
  for (int i = 0; i < kSeats; ++i) {
    Hand expected = 0;
    for (size_t at = 0; at < 7; ++at) expected |= bit(pack[static_cast<size_t>(7 * i) + at]);
    for (size_t at = 0; at < 6; ++at) expected |= bit(pack[static_cast<size_t>(28 + 6 * i) + at]);
    CHECK(hands[static_cast<size_t>((2 + i) & 3)] == expected);
  }
}

TEST(groups_stay_together_and_a_cut_keeps_the_order) {
  Rng rng(2);
  const Pack pack = fresh_pack(rng);
  CHECK(groups_of(shuffle_groups(pack, rng)) == groups_of(pack));
  CHECK(shuffle_groups(pack, rng) != pack);
  Pack turned = cut(pack, rng);
  std::rotate(turned.begin(), std::find(turned.begin(), turned.end(), pack[0]), turned.end());
  CHECK(turned == pack);
}

TEST(an_unshuffled_pack_comes_from_the_tricks) {
  Rules rules;
  rules.shuffle = "never";
  const auto tables = std::make_shared<const Tables>(rules);
  const auto names = std::make_shared<const std::vector<std::string>>(4, "Ann");
  State state = State::deal(tables, 5, names, 2);
  CHECK(state.position().dealer == 2);
  CHECK_THROWS(state.next_deal(1, names), GameNotOverError, "no_next_deal_yet");
  while (!state.over()) state.apply(state.legal_moves()[0], std::nullopt);
  Pack played;
  size_t size = 0;
  for (const Turn& turn : state.history())
    if (turn.move.kind == MoveKind::card) played[size++] = turn.move.what;
  CHECK(size == kDeckSize);
  const State next = state.next_deal(9, names);
  CHECK(next.position().dealer == 3);
  bool found = false;
  for (int at = 0; at < kDeckSize; ++at) {
    Pack turned = played;
    std::rotate(turned.begin(), turned.begin() + at, turned.end());
    found |= deal_out(turned, 3) == next.position().hands;
  }
  CHECK(found);
}

}  // namespace upperhand::rikken::pack_test
