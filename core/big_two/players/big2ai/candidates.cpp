#include "big_two/players/big2ai/candidates.h"

#include <algorithm>

namespace upperhand::big_two::big2ai {

int64_t points_of(const View& view, Cards hand) {
  const auto seat = static_cast<uint8_t>(view.seat());
  Position end = view.position();
  end.turn = next_seat(view.tables(), seat);  // some other seat has won
  end.hands[seat] = hand;
  end.played |= static_cast<uint8_t>(1U << seat);
  std::array<int, kMostSeats> points{};
  scores(view.tables(), end, points);
  return -points[seat];
}

Candidates playable_sets(const View& view) {
  Moves moves;
  legal_plays(view.tables(), view.position(), moves);
  Candidates out(moves.size);
  for (uint32_t i = 0; i < moves.size; ++i) {
    out[i].set = moves.combination(view.tables(), i);
    out[i].left = points_of(view, view.hand() - out[i].set.cards);
  }
  return out;
}

void add_unplayable_sets(const View& view, Candidates& candidates) {
  Moves moves;
  generate_all(view.tables(), view.hand(), moves);
  const auto playable = static_cast<ptrdiff_t>(candidates.size());
  for (uint32_t i = 0; i < moves.size; ++i) {
    const Cards cards = moves.cards(i);
    const auto begin = candidates.begin(), end = begin + playable;
    if (std::any_of(begin, end, [&](const Candidate& one) { return one.set.cards == cards; })) continue;
    if (std::none_of(begin, end, [&](const Candidate& one) { return cards.holds(one.set.cards); })) continue;
    Candidate unplayable;
    unplayable.set = moves.combination(view.tables(), i);
    unplayable.playable = false;
    candidates.push_back(unplayable);
  }
}

}  // namespace upperhand::big_two::big2ai
