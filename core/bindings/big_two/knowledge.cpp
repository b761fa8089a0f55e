#include <nanobind/stl/optional.h>

#include <span>

#include "big_two/players/big2ai/index.h"
#include "bindings/bindings.h"
#include "checks.h"

namespace upperhand::bindings {

using namespace big_two;
using namespace big_two::big2ai;

namespace {

// The bytes of a game's seats: the number of each name in two bytes, the lower first.
std::array<NameId, kMostSeats> seats_of(std::string_view bytes) {
  if (bytes.size() != 2 * kMostSeats)
    throw KnowledgeError("a learned game is damaged: it does not have four seats");
  std::array<NameId, kMostSeats> out{};
  for (size_t i = 0; i < bytes.size(); ++i)
    out[i / 2] = static_cast<NameId>(out[i / 2] | static_cast<unsigned char>(bytes[i]) << 8 * (i % 2));
  return out;
}

std::string_view bytes_of(nb::handle bytes) {
  if (!nb::isinstance<nb::bytes>(bytes)) throw KnowledgeError("a learned game is damaged: it is not bytes");
  const auto read = nb::borrow<nb::bytes>(bytes);
  return {read.c_str(), read.size()};
}

void make_index(Index* self, const PyRules& rules, std::vector<std::string> names, nb::list games) {
  Index* made = new (self) Index(rules.tables, std::move(names));
  try {
    for (nb::handle game : nb::tuple(games)) {  // a copy: nobody else can change its length
      if (!nb::isinstance<nb::tuple>(game) || nb::len(game) != 2)
        throw KnowledgeError("a learned game is damaged: it is not a pair of seats and turns");
      const auto parts = nb::borrow<nb::tuple>(game);
      made->add(seats_of(bytes_of(parts[0])), bytes_of(parts[1]));
    }
  } catch (...) {
    made->~Index();
    throw;
  }
}

nb::bytes encode_state(const State& state, const std::optional<std::vector<bool>>& counted) {
  const auto& history = state.history();
  if (counted && counted->size() != history.size())
    throw KnowledgeError("whether a turn counts must be said for all turns of a game, or for none");
  std::vector<LearnedTurn> turns;
  for (size_t i = 0; i < history.size(); ++i) {
    LearnedTurn& turn = turns.emplace_back();
    turn.cards = history[i].move.cards;
    turn.seat = history[i].seat;
    turn.counted = !counted || (*counted)[i];
  }
  const std::string bytes = encode(turns);
  return nb::bytes(bytes.data(), bytes.size());
}

// The settings of a lookup in the index, as keywords.
struct Question {
  Recall recall;
  Reach reach;

  Question(bool ranks, bool held, int rounds, int enough, int widen, int most)
      : recall{ranks, held, rounds}, reach{enough, widen, most} {
    validate(reach);
  }
};

int check_level(int level) { return check_between<KnowledgeError>("level", level, 0, kHighestLevel); }

Moment moment_of(const View& view) { return view.my_turn() ? Moment::before : Moment::after; }

void check_rules(const Index& index, const View& view) {
  if (!index.fits(view.tables())) throw KnowledgeError("the knowledge is of games under other rules");
}

// A related info-set as Python sees it.
struct PyInfoSet {
  size_t game, ply;
  std::array<std::string, kMostSeats> names;
  std::array<std::optional<Move>, kMostSeats> next;
  std::array<uint8_t, kMostRounds> levels;
  double matching;
};

// The moves of the seats from that turn until the viewpoint moves again.
void find_moves(const Index& index, PyInfoSet& out) {
  const auto turns = index.turns_of(out.game);
  const int viewpoint = turns[out.ply].seat;
  out.next[0] = Move{turns[out.ply].cards};
  for (size_t i = out.ply + 1; i < turns.size() && turns[i].seat != viewpoint; ++i) {
    auto& mine = out.next[static_cast<size_t>((turns[i].seat - viewpoint) & 3)];
    if (!mine) mine = Move{turns[i].cards};
  }
}

PyInfoSet described(const Index& index, const InfoSet& set, const Rounds& rounds) {
  PyInfoSet out{index.game_of(set.turn), 0, {}, {}, set.levels, matching_ratio(rounds, set)};
  out.ply = set.turn - index.game(out.game).first;
  for (size_t i = 0; i < kMostSeats; ++i) out.names[i] = index.names()[set.names[i]];
  find_moves(index, out);
  return out;
}

std::vector<PyInfoSet> related(const Index& index, const View& view, bool ranks, bool held, int rounds_back,
                               int enough, int widen, int most) {
  check_rules(index, view);
  const Question question(ranks, held, rounds_back, enough, widen, most);
  const Related& table = index.related(question.recall);
  const Rounds rounds = rounds_of(view);
  if (moment_of(view) == Moment::after && !rounds.has_moved()) return {};
  std::vector<PyInfoSet> out;
  for (const InfoSet* set : table.list(table.find(rounds, moment_of(view), question.reach), question.reach))
    out.push_back(described(index, *set, rounds));
  return out;
}

// Whether all are by the player of that seat, and F(v') and the sum of H(s) for each set.
nb::tuple expected(const Index& index, const View& view, int distance, bool ranks, bool held, int rounds_back,
                   int enough, int widen, int most, bool suits) {
  check_rules(index, view);
  check_between<KnowledgeError>("distance", distance, 0, kMostSeats - 1);
  const Question question(ranks, held, rounds_back, enough, widen, most);
  const Related& table = index.related(question.recall);
  const Rounds rounds = rounds_of(view);
  nb::dict out;
  if (moment_of(view) == Moment::after && !rounds.has_moved()) return nb::make_tuple(false, out);
  const RelatedSets found = table.find(rounds, moment_of(view), question.reach);
  if (!found.enough(question.reach)) return nb::make_tuple(false, out);
  const NameId name = index.name((*view.names())[static_cast<size_t>((view.seat() + distance) & 3)]);
  const Prediction prediction = table.predict(found, rounds, distance, name, question.reach, suits);
  for (const Expected& one : prediction)
    if (!suits || one.code == kPass)
      out[nb::str(text_of(one.code).c_str())] = nb::make_tuple(one.count, one.matching);
  for (const ExpectedCards& one : std::span(prediction.cards).first(static_cast<size_t>(prediction.apart)))
    out[nb::str(one.cards.text().c_str())] = nb::make_tuple(one.count, one.matching);
  return nb::make_tuple(prediction.own, out);
}

nb::list features(const View& view, int rounds_back) {
  check_between<KnowledgeError>("rounds", rounds_back, 1, kMostRounds);
  const Rounds rounds = rounds_of(view);
  nb::list out;
  for (int i = rounds_back; i-- > 0;) {
    const Round round = rounds.last(moment_of(view), i);
    if (round.first != kNoRound)
      out.append(
          nb::make_tuple(text_of(round.first), static_cast<int>(round.level), static_cast<int>(round.held)));
  }
  return out;
}

void bind_info_set(nb::module_& m) {
  nb::class_<PyInfoSet>(m, "InfoSet", "A moment of a learned game like the one that was asked about.")
      .def_ro("game", &PyInfoSet::game, "The number of the game in the index, from 0.")
      .def_ro("ply", &PyInfoSet::ply, "The turn of the seat whose view it was, from 0.")
      .def_ro("matching", &PyInfoSet::matching, "H(s): how many of the sets played now were played there.")
      .def_prop_ro(
          "names", [](const PyInfoSet& self) { return to_tuple(self.names); },
          nb::for_getter(nb::sig("def names(self) -> tuple[str, ...]")),
          "Who sat there: the seat of the view, then the next, second and third opponent.")
      .def_prop_ro(
          "next", [](const PyInfoSet& self) { return to_tuple(self.next); },
          nb::for_getter(nb::sig("def next(self) -> tuple[Move | None, ...]")),
          "What each of them did then; None if the round passed it by.")
      .def_prop_ro(
          "levels", [](const PyInfoSet& self) { return to_tuple(self.levels); },
          nb::for_getter(nb::sig("def levels(self) -> tuple[int, ...]")), "By round, the last first.");
}

void bind_index(nb::module_& m) {
  nb::class_<Index>(m, "Index", "Learned games, arranged for finding what players did in the same situation.")
      .def("__init__", &make_index, "rules"_a, "names"_a, "games"_a,
           nb::sig("def __init__(self, rules: Rules, names: collections.abc.Sequence[str],"
                   " games: list[tuple[bytes, bytes]]) -> None"),
           "Games as a store has them: the numbers of the seats' names, and what `encode_game` made.")
      .def("__len__", &Index::games)
      .def(
          "fits", [](const Index& self, const PyRules& rules) { return self.fits(*rules.tables); }, "rules"_a,
          "Whether games under these rules are played as the learned ones were.")
      .def_prop_ro("turns", &Index::turns, "How many turns the games have together.")
      .def_prop_ro("rules", [](const Index& self) { return PyRules{self.shared_tables()}; })
      .def_prop_ro(
          "names", [](const Index& self) { return to_tuple(self.names()); },
          nb::for_getter(nb::sig("def names(self) -> tuple[str, ...]")))
      .def(
          "a",
          [](const Index& self, Cards previous, Cards next, int level) {
            return self.a(previous, next, check_level(level));
          },
          "previous"_a, "next"_a, "level"_a,
          "Eq. 5: how often a set followed another with the table at that level; no cards before it: it was\n"
          "led, no cards after it: a pass.")
      .def(
          "b",
          [](const Index& self, Cards previous, int level) { return self.b(previous, check_level(level)); },
          "previous"_a, "level"_a, "How often anything followed it at that level.")
      .def("related", &related, "view"_a, nb::kw_only(), "ranks"_a = false, "held"_a = false, "rounds"_a = 3,
           "enough"_a = 3, "widen"_a = 2, "most"_a = 0, nb::call_guard<nb::gil_scoped_release>(),
           "The info-sets with the features of a view; with fewer than `enough`, those at near levels too.")
      .def(
          "expected", &expected, "view"_a, "distance"_a, nb::kw_only(), "ranks"_a = false, "held"_a = false,
          "rounds"_a = 3, "enough"_a = 3, "widen"_a = 2, "most"_a = 0, "suits"_a = false,
          nb::sig("def expected(self, view: View, distance: int, *, ranks: bool = False, held: bool = False,"
                  " rounds: int = 3, enough: int = 3, widen: int = 2, most: int = 0, suits: bool = False)"
                  " -> tuple[bool, dict[str, tuple[int, float]]]"),
          "Eq. 8: what the seat at that distance did next in related info-sets: each set with F(v') and the\n"
          "sum of H(s), and whether all were games of the player who sits there. Nothing if too few. With\n"
          "`suits`, sets that differ in suits are apart, 64 of them at most.");
}

}  // namespace

void bind_big_two_knowledge(nb::module_& m) {
  bind_info_set(m);
  bind_index(m);
  m.def(
      "rules_of_play",
      [](const PyRules& rules) {
        return PyRules{std::make_shared<const Tables>(rules_of_play(rules.tables->rules))};
      },
      "rules"_a, "The rules without their scoring: what is learned does not depend on it.");
  m.def("encode_game", &encode_state, "state"_a, "counted"_a = nb::none(),
        "The turns of a game as an index reads them; `counted` says which go into the counts of eq. 5.");
  m.def("features", &features, "view"_a, "rounds"_a = 3,
        nb::sig("def features(view: View, rounds: int = 3) -> list[tuple[str, int, int]]"),
        "Of the last rounds, the first before the last: the first set played, the level of the table, the\n"
        "cards of the next player.");
  m.def(
      "set_name",
      [](const PyRules& rules, Cards cards) {
        const auto one = classify(*rules.tables, cards);
        if (!one && !cards.empty())
          throw IllegalMoveError(cards.text() + " is not a combination under these rules");
        return text_of(one ? set_code(*rules.tables, cards, one->kind) : kPass);
      },
      "rules"_a, "cards"_a, "A set as its type and rank, 'full house 9'; of no cards, 'pass'.");
}

}  // namespace upperhand::bindings
