#include "big_two/players/big2ai/one_round.h"

#include <memory>

#include "big_two/players/big2ai/drawing.h"
#include "big_two/players/big2ai/root.h"
#include "big_two/players/big2ai/selection.h"

namespace upperhand::big_two::big2ai {

namespace {

// What the versions remember about the opponent to move: nothing, ...
struct RecallNothing {
  static NoRecords records(size_t, int, const Position&, int) { return {}; }
};

// ... what followed the set on the table at this level of the table, ...
struct RecallCounts {
  const Index* index;
  CountRecords records(size_t, int, const Position& at, int value) const {
    return {index, at.table, level_of(value)};
  }
};

// ... or what followed in related info-sets. These depend only on the candidate, so they are looked up once.
class RecallInfoSets {
 public:
  RecallInfoSets(const Scene& scene, const LearnedMemory& memory, const Candidates& candidates) {
    for (const Candidate& one : candidates) by_candidate_.push_back(after(scene, memory, one.set));
  }
  const InfoSetRecords& records(size_t candidate, int distance, const Position&, int) const {
    return by_candidate_[candidate][static_cast<size_t>(distance)];
  }

 private:
  using ByDistance = std::array<InfoSetRecords, kMostSeats>;

  static ByDistance after(const Scene& scene, const LearnedMemory& memory, const Combination& set) {
    ByDistance out;
    if (!memory.recalls()) return out;
    Rounds rounds = memory.rounds();
    rounds.turn(scene.seat, set.cards, set_code(scene.tables, set.cards, set.kind),
                scene.possibility.value(set.cards));
    const RelatedSets found = memory.find(rounds, Moment::after);
    for (int distance = 1; distance <= scene.opponents(); ++distance)
      out[static_cast<size_t>(distance)] = memory.recall(found, rounds, distance);
    return out;
  }

  std::vector<ByDistance> by_candidate_;
};

// The position after the set; a set that cannot be played is led.
Position after_set(const Scene& scene, const Candidate& candidate) {
  Position at = scene.view.position();
  const Combination& set = candidate.set;
  if (!candidate.playable || !scene.tables.passed_are_out) at.passed = 0;
  at.hands[scene.seat] -= set.cards;
  at.gone |= set.cards;
  at.table = set.cards;
  at.table_kind = set.kind;
  at.table_key = set.key;
  at.opening = false;
  return at;
}

template <class Recall>
class OneRound {
 public:
  OneRound(const Scene& scene, const Recall& recall, const Candidates& candidates)
      : scene_(scene), recall_(recall), first_(candidates.data()) {
    for (const Candidate& one : candidates) {
      begun_.push_back(after_set(scene, one));
      values_.push_back(scene.possibility.value(begun_.back().gone));
    }
  }

  // One search: a fresh deal, and one turn of every opponent.
  Tally operator()(const Candidate& candidate, Rng& rng) {
    const auto number = static_cast<size_t>(&candidate - first_);
    Position at = begun_[number];
    const auto opponents = static_cast<uint64_t>(scene_.opponents());
    if (at.hands[scene_.seat].empty()) return {1, opponents, 0};  // nobody gets another turn
    scene_.hidden.deal(rng, at.hands);
    std::array<Cards, kMostSeats> branch;
    size_t turns = 0;
    int value = values_[number];
    at.turn = scene_.seat;
    for (int distance = 1; distance <= scene_.opponents(); ++distance) {
      at.turn = next_seat(scene_.tables, at.turn);
      const Cards set = act(at, recall_.records(number, distance, at, value), rng);
      branch[turns++] = set;
      value += scene_.possibility.value(set);
      if (at.hands[at.turn].empty()) break;  // that seat has won
    }
    return {1, passes_in({branch.data(), turns}), 0};
  }

 private:
  // Makes the play of the seat to move; no cards are a PASS.
  template <class Records>
  Cards act(Position& at, const Records& records, Rng& rng) {
    if ((at.passed >> at.turn & 1) != 0) return {};  // out of this trick
    const uint32_t drawn = draw_action(scene_, at, records, sets_, rng);
    if (drawn == kPassed) return {};
    const Combination set = sets_.combination(scene_.tables, drawn);
    at.hands[at.turn] -= set.cards;
    at.gone |= set.cards;
    at.table = set.cards;
    at.table_kind = set.kind;
    at.table_key = set.key;
    return set.cards;
  }

  const Scene& scene_;
  const Recall& recall_;
  const Candidate* first_;
  std::vector<Position> begun_;
  std::vector<int> values_;
  Moves sets_;
};

template <class Recall>
void run(const Scene& scene, const Big2aiSettings& settings, const Recall& recall, uint64_t seed,
         Candidates& candidates) {
  run_root(
      candidates, settings, seed,
      [&] { return std::make_unique<OneRound<Recall>>(scene, recall, candidates); },
      [](const Candidate& one, const Tally& tally) {
        const auto n = static_cast<double>(tally.visits);
        return uct(tally.mean(), one.possibility, n, n);
      });
}

}  // namespace

void search_one_round(const Scene& scene, const Big2aiSettings& settings, const LearnedMemory& memory,
                      uint64_t seed, Candidates& candidates) {
  if (memory.recalls())
    return run(scene, settings, RecallInfoSets(scene, memory, candidates), seed, candidates);
  if (memory.index() != nullptr) return run(scene, settings, RecallCounts{memory.index()}, seed, candidates);
  run(scene, settings, RecallNothing{}, seed, candidates);
}

}  // namespace upperhand::big_two::big2ai
