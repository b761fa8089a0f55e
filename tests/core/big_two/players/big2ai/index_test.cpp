#include "big_two/players/big2ai/index.h"

#include "check.h"
#include "errors.h"

namespace upperhand::big_two::big2ai::index_test {

namespace {

SharedTables tables() {
  static const auto made = std::make_shared<const Tables>(Rules{});
  return made;
}

// Turns from seat 0 on, "-" for a pass.
std::vector<LearnedTurn> turns(const std::vector<std::string>& texts) {
  std::vector<LearnedTurn> out;
  for (const std::string& text : texts) {
    LearnedTurn& turn = out.emplace_back();
    turn.seat = static_cast<uint8_t>((out.size() - 1) % 4);
    if (text == "-") continue;
    turn.cards = Cards::parse(text);
    turn.code = set_code(*tables(), turn.cards, classify(*tables(), turn.cards)->kind);
  }
  return out;
}

Rounds seen_by(int seat, const std::vector<LearnedTurn>& history) {
  Rounds rounds(seat);
  const CardValues values(*tables());
  for (const LearnedTurn& turn : history) rounds.turn(turn.seat, turn.cards, turn.code, values(turn.cards));
  return rounds;
}

std::string code_text(const char* cards) {
  const Cards set = Cards::parse(cards);
  return text_of(set_code(*tables(), set, classify(*tables(), set)->kind));
}

}  // namespace

TEST(set_codes_go_by_type_and_rank) {
  CHECK(code_text("TD") == "single T" && code_text("TS") == "single T");
  CHECK(code_text("2D 2S") == "pair 2");
  CHECK(code_text("3D 3C 3H KD KC") == "full house 3");
  CHECK(code_text("4D 4C 4H 4S 2D") == "four plus one 4");
  CHECK(code_text("5D 6C 7H 8S 9D") == "straight 9");
  CHECK(code_text("3D 5D 6D 8D JD") == "flush J");
  CHECK(code_text("3D 4D 5D 6D 7D") == "straight flush 7");
  CHECK(text_of(kPass) == "pass");
}

TEST(set_codes_of_all_sets_differ_and_fit_a_mask) {
  SetMask seen;
  int sets = 0;
  for (size_t kind = 0; kind < kKinds; ++kind)
    for (int rank = kLowestRank[kind]; rank < kRanks; ++rank, ++sets) {
      const auto code = static_cast<SetCode>(kFirstCode[kind] + rank);
      CHECK(code < kCodes && !seen.holds(code));
      CHECK(kind_of(code) == static_cast<Kind>(kind) && rank_of_code(code) == rank);
      seen.add(code);
    }
  CHECK(seen.size() == sets && sets == kCodes - 1);
}

TEST(rounds_begin_with_the_turns_of_their_viewpoint) {
  const auto history = turns({"3D", "5D", "-", "8D", "9D", "-"});
  const Rounds own = seen_by(0, history);
  CHECK(own.last(Moment::after, 0).first == history[4].code);
  CHECK(own.last(Moment::after, 0).held == 12);
  CHECK(own.last(Moment::after, 1).first == history[0].code);
  CHECK(own.last(Moment::after, 2).first == kNoRound);
  // 3D is worth 2, 5D 4, 8D 7 and 9D 8.
  CHECK(own.value() == 21 && own.level() == 2);
  CHECK(own.last(Moment::after, 1).level == 1);

  const Rounds third = seen_by(2, history);  // a round before its first turn, then a pass that leads to 8D
  CHECK(third.last(Moment::before, 0).first == history[3].code);
  CHECK(third.last(Moment::after, 0).first == kPass);
  CHECK(third.last(Moment::before, 1).first == history[0].code);
  CHECK(seen_by(3, turns({"3D", "5D"})).has_moved() == false);
}

TEST(games_survive_as_bytes) {
  auto history = turns({"3D", "5D", "-", "-", "-", "6D 6C 6H 7D 7C"});
  history[1].counted = false;
  std::vector<LearnedTurn> read;
  decode(*tables(), encode(history), read);
  CHECK(read == history);
}

TEST(an_index_answers_what_followed) {
  Index index(tables(), {"ann", "bob"});
  for (const char* answer : {"5D", "5C", "6D", "-"})
    index.add({0, 1, 0, 1}, encode(turns({"3D", answer, "-"})));
  CHECK(index.games() == 4 && index.turns() == 12);
  CHECK(index.name("bob") == 1 && index.name("nobody") == kUnknownName);
  CHECK(index.a(Cards::parse("3D"), Cards::parse("5D"), 0) == 1);
  CHECK(index.a(Cards::parse("3D"), Cards(), 0) == 2);  // once by the next player, once by the second
  CHECK(index.b(Cards::parse("3D"), 0) == 5);

  const Related& related = index.related({.ranks = true, .held = true, .rounds = 3});
  CHECK(&related == &index.related({.ranks = true, .held = true, .rounds = 3}));
  const Rounds now = seen_by(0, turns({"3D"}));
  const RelatedSets found = related.find(now, Moment::after, {});
  CHECK(found.enough({}));
  const Prediction next = related.predict(found, now, 1, index.name("bob"));
  CHECK(next.own && next.total == 4 && next.size == 3);
  CHECK(next.find(set_code(*tables(), Cards::parse("5S"), Kind::single))->count == 2);
  CHECK(next.find(kPass)->matching == 1);
  CHECK(related.predict(found, now, 3, kUnknownName).total == 0);  // nobody got that far
  CHECK(!related.find(seen_by(0, turns({"4D"})), Moment::after, {}).enough({}));
}

TEST(levels_may_differ_only_where_too_few_are_equal) {
  Index index(tables(), {"ann"});
  // Level 1 after the nine, and level 2 with a four, a five and an eight before it.
  for (int i = 0; i < 3; ++i) index.add({}, encode(turns({"3D", "-", "-", "-", "9D", "TD"})));
  index.add({}, encode(turns({"3D", "4D", "5D", "8D", "9D"})));
  const Related& related = index.related({.ranks = true, .held = false, .rounds = 1});
  const Rounds now = seen_by(0, turns({"3D", "-", "-", "-", "9C"}));
  CHECK(related.find(now, Moment::after, {.enough = 3, .widen = 2, .most = 0}).widened == 0);
  const RelatedSets wide = related.find(now, Moment::after, {.enough = 4, .widen = 2, .most = 0});
  CHECK(wide.widened == 2);
  CHECK(related.list(wide, {.enough = 4, .widen = 2, .most = 0}).size() == 4);
  CHECK(related.list(wide, {.enough = 4, .widen = 2, .most = 2}).size() == 2);
}

TEST(an_index_refuses_damage) {
  Index index(tables(), {"ann"});
  CHECK_THROWS(index.add({}, ""), KnowledgeError, "no turns");
  CHECK_THROWS(index.add({1, 0, 0, 0}, encode(turns({"3D"}))), KnowledgeError, "names no players");
  CHECK_THROWS(index.add({}, encode(turns({"3D", "5D", "3D"}))), KnowledgeError, "played twice");
  CHECK_THROWS(index.related({.ranks = false, .held = false, .rounds = 0}), KnowledgeError, "1 to 5 rounds");
}

}  // namespace upperhand::big_two::big2ai::index_test
