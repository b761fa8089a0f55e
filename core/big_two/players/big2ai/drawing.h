// What a simulated opponent does: a set drawn from the guessed hand, or a PASS.
//
// All sets of the table's type and the rare sets can be drawn, with the weights of eq. 4; a drawn set that
// does not beat the table is a PASS. A learning version instead uses P2.0 or P3.0 as the weight of sets it
// has records of. If it has learned how often the seat passes, it passes that often, and otherwise draws from
// the sets that beat the table.
#pragma once

#include "big_two/players/big2ai/scene.h"
#include "big_two/rules/position.h"

namespace upperhand::big_two::big2ai {

// No records: eq. 4 alone.
struct NoRecords {
  static constexpr bool any() { return false; }
  static constexpr double ratio(Cards, Kind) { return 0; }
  static constexpr double pass_rate() { return -1; }
};

inline constexpr uint32_t kPassed = ~uint32_t{0};

// All sets that the seat could choose: every set when it leads, otherwise those of the table's type.
inline void list_sets(const Scene& scene, Cards hand, const Position& at, Moves& sets) {
  sets.clear();
  const unsigned kinds = at.leading() ? scene.tables.kinds : scene.drawn_on[index_of(at.table_kind)];
  writing::append_kinds<true>(scene.tables, hand, kinds, Kind::single, writing::kAnyKey, sets);
}

// Calls use(number, kind) for every set of a list.
template <uint32_t Capacity, class Use>
[[gnu::always_inline]] inline void each_set(const MoveList<Capacity>& sets, const Use& use) {
  uint32_t i = 0;
  for (uint32_t at = 0; at < sets.segments; ++at)
    for (const Kind kind = sets.segment[at].kind; i < sets.segment[at].end; ++i) use(i, kind);
}

// Draws by eq. 4: the number of a set in the list, which must not be empty.
inline uint32_t draw_by_value(const Possibility& possibility, const Moves& sets, Rng& rng) {
  int total = 0;
  int sums[Moves::capacity];
  each_set(sets, [&](uint32_t i, Kind kind) { sums[i] = total += possibility.weight(sets.cards(i), kind); });
  const int at = static_cast<int>(rng.below(static_cast<uint64_t>(total)));
  uint32_t i = 0;
  while (sums[i] <= at) ++i;
  return i;
}

// Draws by the records: a set with a record has the weight ratio * P1.0, which is P2.0 or P3.0. The others
// have the weight of eq. 4, scaled so that their average equals the average of those with records.
template <class Records>
uint32_t draw_by_records(const Scene& scene, const Moves& sets, const ExpectedValues& expected,
                         const Records& records, Rng& rng) {
  double weights[Moves::capacity];
  double recorded = 0, other = 0;
  uint32_t with = 0;
  each_set(sets, [&](uint32_t i, Kind kind) {
    const double ratio = records.ratio(sets.cards(i), kind);
    if (ratio > 0) {
      recorded += weights[i] = ratio * expected[index_of(kind)];
      ++with;
    } else {
      weights[i] = -scene.possibility.weight(sets.cards(i), kind);  // negative: no record, still to be scaled
      other -= weights[i];
    }
  });
  if (with == 0) return draw_by_value(scene.possibility, sets, rng);
  const uint32_t without = sets.size - with;
  const double scale = without == 0 ? 0 : recorded / with / (other / without);
  double at = rng.uniform() * (recorded + scale * other);
  for (uint32_t i = 0; i + 1 < sets.size; ++i) {
    at -= weights[i] > 0 ? weights[i] : -scale * weights[i];
    if (at < 0) return i;
  }
  return sets.size - 1;
}

// The number of the set that the seat to move plays, or kPassed.
template <class Records>
uint32_t draw_action(const Scene& scene, const Position& at, const Records& records, Moves& sets, Rng& rng) {
  const Cards hand = at.hands[at.turn];
  const bool passes_known = !at.leading() && records.pass_rate() >= 0;
  if (passes_known)
    legal_plays(scene.tables, at, sets);
  else
    list_sets(scene, hand, at, sets);
  if (sets.size == 0 || (passes_known && rng.uniform() < records.pass_rate())) return kPassed;
  uint32_t drawn;
  if (records.any()) {
    const auto expected = expected_values(scene.tables, hand.size(), Scene::unplayed(at.gone));
    drawn = draw_by_records(scene, sets, expected, records, rng);
  } else {
    drawn = draw_by_value(scene.possibility, sets, rng);
  }
  if (at.leading()) return drawn;
  const Combination table{at.table, at.table_kind, at.table_key};
  return beats(scene.tables, sets.combination(scene.tables, drawn), table) ? drawn : kPassed;
}

}  // namespace upperhand::big_two::big2ai
