#include "big_two/players/big2ai/whole_game.h"

#include <memory>

#include "big_two/players/big2ai/drawing.h"
#include "big_two/players/big2ai/root.h"
#include "big_two/players/big2ai/selection.h"
#include "big_two/players/big2ai/tree.h"

namespace upperhand::big_two::big2ai {

namespace {

// A game being simulated, with what is remembered of games like it.
class SimulatedGame {
 public:
  SimulatedGame(const Scene& scene, const LearnedMemory& memory)
      : scene_(scene), memory_(memory), at_(scene.view.position()), rounds_(memory.rounds()) {
    value_ = scene.possibility.value(at_.gone);
  }

  Position& position() { return at_; }
  bool over() const { return at_.over; }
  bool own_turn() const { return at_.turn == scene_.seat; }
  int level() const { return level_of(value_); }

  void play(const Combination& set) {
    const uint8_t seat = at_.turn;
    const int worth = scene_.possibility.value(set.cards);
    value_ += worth;
    if (memory_.recalls()) note(seat, set.cards, set_code(scene_.tables, set.cards, set.kind), worth);
    big_two::play(scene_.tables, at_, set.cards, set.kind, set.key);
  }
  void pass() {
    if (memory_.recalls()) note(at_.turn, Cards(), kPass, 0);
    big_two::pass(scene_.tables, at_);
  }

  // What this seat did next where the game was like this one: P3.0 of its own sets.
  InfoSetRecords own_records() const { return memory_.recall(rounds_, Moment::before, 0); }

  // The opponent to move draws by what related info-sets say about its seat.
  void simulate_opponent(Moves& sets, Rng& rng) {
    const int players = scene_.tables.players;
    const int distance = (at_.turn + players - scene_.seat) % players;
    const uint32_t drawn =
        found_.related == 0 ? draw_action(scene_, at_, NoRecords{}, sets, rng)
                            : draw_action(scene_, at_, memory_.recall(found_, rounds_, distance), sets, rng);
    if (drawn == kPassed) return pass();
    play(sets.combination(scene_.tables, drawn));
  }

 private:
  // The searcher's turn begins a round: from here on, other info-sets are related.
  void note(uint8_t seat, Cards cards, SetCode code, int worth) {
    rounds_.turn(seat, cards, code, worth);
    if (seat == scene_.seat) found_ = memory_.find(rounds_, Moment::after);
  }

  const Scene& scene_;
  const LearnedMemory& memory_;
  Position at_;
  Rounds rounds_;
  RelatedSets found_;
  int value_ = 0;
};

class WholeGame {
 public:
  WholeGame(const Scene& scene, const Big2aiSettings& settings, const LearnedMemory& memory,
            const Candidates& candidates)
      : scene_(scene),
        memory_(memory),
        p3_below_root_(settings.p3_below_root && memory.recalls()),
        first_(candidates.data()),
        tree_(candidates.size()) {}

  // One game: a fresh deal, the candidate, and then everybody to the end.
  Tally operator()(const Candidate& candidate, Rng& rng) {
    SimulatedGame game(scene_, memory_);
    Position& at = game.position();
    scene_.hidden.deal(rng, at.hands);
    if (!candidate.playable) at.table = Cards(), at.passed = 0;  // as if it were led
    branch_.assign(1, tree_.of_candidate(static_cast<size_t>(&candidate - first_)));
    game.play(candidate.set);
    while (!game.over()) {
      if (game.own_turn())
        play_own(game);
      else
        game.simulate_opponent(sets_, rng);
    }
    const bool won = game.own_turn();
    tree_.finish(branch_, won);
    return {1, won, won ? 0 : points_of(at)};
  }

 private:
  void play_own(SimulatedGame& game) {
    const Position& at = game.position();
    legal_plays(scene_.tables, at, sets_);
    const uint32_t parent = branch_.back();
    const uint32_t chosen = sets_.size == 0 ? kPassed : select(game, parent);
    const Cards set = chosen == kPassed ? Cards() : sets_.cards(chosen);
    const uint32_t child = tree_.child(parent, set);
    branch_.push_back(child != 0 ? child : tree_.add_child(parent, set));
    if (chosen == kPassed) return game.pass();
    game.play(sets_.combination(scene_.tables, chosen));
  }

  // Figs 4 and 8 below the root: in a new node the set with the highest possibility, then the others in the
  // order they are found; once all have priorities, the highest.
  uint32_t select(SimulatedGame& game, uint32_t parent) {
    const Position& at = game.position();
    const int held = at.hands[at.turn].size(), total = Scene::unplayed(at.gone);
    const bool fresh = tree_.at(parent).child == 0;
    const auto s = static_cast<double>(tree_.at(parent).played);
    const InfoSetRecords records = p3_below_root_ ? game.own_records() : InfoSetRecords();
    double best = -1;
    uint32_t chosen = 0, i = 0;
    for (uint32_t segment = 0; segment < sets_.segments; ++segment) {
      const Kind kind = sets_.segment[segment].kind;
      const double expected = expected_value(scene_.tables, held, total, kind);
      for (; i < sets_.segment[segment].end; ++i) {
        const double ratio = records.any() ? records.ratio(sets_.cards(i), kind) : 0;
        const double possibility = (ratio > 0 ? ratio : 1) * expected;
        double priority = possibility;
        if (!fresh) {
          const uint32_t child = tree_.child(parent, sets_.cards(i));
          if (child == 0) return i;
          const Node& node = tree_.at(child);
          const auto n = static_cast<double>(node.played);
          priority = uct4(node.won / n, game.level(), possibility, s, n);
        }
        if (priority > best) best = priority, chosen = i;
      }
    }
    return chosen;
  }

  int64_t points_of(const Position& end) const {
    std::array<int, kMostSeats> points{};
    scores(scene_.tables, end, points);
    return -points[scene_.seat];
  }

  const Scene& scene_;
  const LearnedMemory& memory_;
  bool p3_below_root_;
  const Candidate* first_;
  Tree tree_;
  std::vector<uint32_t> branch_;
  Moves sets_;
};

}  // namespace

void search_whole_game(const Scene& scene, const Big2aiSettings& settings, const LearnedMemory& memory,
                       uint64_t seed, Candidates& candidates) {
  const int level = level_of(scene.possibility.value(scene.view.position().gone));
  run_root(
      candidates, settings, seed,
      [&] { return std::make_unique<WholeGame>(scene, settings, memory, candidates); },
      [level](const Candidate& one, const Tally& tally) {
        const auto n = static_cast<double>(tally.visits);
        return uct4(tally.mean(), level, one.possibility, n, n);
      });
}

}  // namespace upperhand::big_two::big2ai
