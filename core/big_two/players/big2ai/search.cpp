#include "big_two/players/big2ai/search.h"

#include "big_two/players/big2ai/drawing.h"
#include "big_two/players/big2ai/one_round.h"
#include "big_two/players/big2ai/root.h"
#include "big_two/players/big2ai/whole_game.h"
#include "checks.h"

namespace upperhand::big_two::big2ai {

namespace {

constexpr int kMany = 1'000'000'000;  // as good as no bound

void check(const View& view, const Big2aiSettings& settings) {
  if (!view.my_turn()) throw Error("it is not the turn of seat " + std::to_string(view.seat()));
  check_between("budget", settings.budget, settings.ms > 0 ? 0 : 1, 10'000'000);
  check_between("ms", settings.ms, 0, kMostMilliseconds);
  check_threads(settings.threads);
  check_between("trees", settings.trees, 1U, kMostTrees);
  check_between("spread", settings.spread, 0, 1);
  check_between("n_c", settings.n_c, 0, kMany);
  check_between("n_s", settings.n_s, 0, kMany);
  check_between("l_v", settings.l_v, 0, kMany);
  check_between("r_w", settings.r_w, 0, kMany);
  check_between("n_i", settings.n_i, 1, kMany);
  check_between("r_s", settings.r_s, 1, kMostRounds);
  check_between("v_i", settings.v_i, 0, kHighestLevel);
}

void check(const View& view, const Index* index) {
  if (index != nullptr && !index->fits(view.tables()))
    throw KnowledgeError("the knowledge is of games under other rules");
}

// P1.0, P2.0 or P3.0 of the searcher's own sets, as in Figs 4 and 8: P1.0 if there is no record.
template <class Records>
void set_possibilities(const View& view, const Records& records, Candidates& candidates) {
  const ExpectedValues expected =
      expected_values(view.tables(), view.hand().size(), Scene::unplayed(view.position().gone));
  for (Candidate& one : candidates) {
    const double ratio = records.any() ? records.ratio(one.set.cards, one.set.kind) : 0;
    one.possibility = (ratio > 0 ? ratio : 1) * expected[index_of(one.set.kind)];
  }
}

void set_possibilities(const View& view, const Big2aiSettings& settings, const LearnedMemory& memory,
                       Candidates& candidates) {
  const Position& at = view.position();
  if (settings.version == Version::one) return set_possibilities(view, NoRecords{}, candidates);
  if (settings.version == Version::two) {
    const int level = level_of(CardValues(view.tables())(at.gone));
    return set_possibilities(view, CountRecords(memory.index(), at.table, level), candidates);
  }
  set_possibilities(view, memory.recall(memory.rounds(), Moment::before, 0), candidates);
}

}  // namespace

Outcome search(const View& view, const Big2aiSettings& settings, const Index* index, uint64_t seed) {
  check(view, settings);
  check(view, index);
  Outcome out;
  out.candidates = playable_sets(view);
  if (decided_at_once(out.candidates, out.verdict)) return out;
  const bool near = end_is_near(view, settings, out.verdict);
  if (near && !view.position().leading()) add_unplayable_sets(view, out.candidates);
  const LearnedMemory memory(view, settings, index);
  const Scene scene(view);
  set_possibilities(view, settings, memory, out.candidates);
  if (settings.version == Version::four)
    search_whole_game(scene, settings, memory, seed, out.candidates);
  else
    search_one_round(scene, settings, memory, seed, out.candidates);
  out.searched = true;
  conclude(view, settings, out.candidates, near, out.verdict);
  return out;
}

}  // namespace upperhand::big_two::big2ai
