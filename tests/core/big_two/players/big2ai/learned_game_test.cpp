#include "big_two/players/big2ai/learned_game.h"

#include "big_two/players/big2ai/learned.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::big2ai::learned_game_test {

using namespace upperhand::big_two::testing;

namespace {

void damaged(const std::string& bytes, const char* words) {
  std::vector<LearnedTurn> turns;
  CHECK_THROWS(decode(*usual(), bytes, turns), KnowledgeError, words);
}

std::string bytes_of(std::initializer_list<int> numbers) {
  std::string out;
  for (const int number : numbers) out.push_back(static_cast<char>(number));
  return out;
}

State random_game(const SharedTables& tables, uint64_t seed) {
  State state = State::deal(tables, seed, names_of(4));
  Rng rng(seed);
  while (!state.over()) {
    const std::vector<Move> moves = state.legal_moves();
    state.apply(moves[rng.below(moves.size())], std::nullopt);
  }
  return state;
}

}  // namespace

TEST(played_games_survive_as_bytes_under_all_rules) {
  for (const SharedTables& tables : all_tables()) {
    if (tables->players != 4) continue;
    for (uint64_t seed = 0; seed < 4; ++seed) {
      const std::vector<LearnedTurn> turns = turns_of(random_game(tables, seed));
      std::vector<LearnedTurn> read;
      decode(*tables, encode(turns), read);
      CHECK(read == turns);
    }
  }
}

TEST(damaged_bytes_are_refused_with_what_is_wrong) {
  damaged("", "no turns");
  damaged(bytes_of({0x80}), "turns is not valid");
  damaged(bytes_of({6 << 2}), "turns is not valid");
  damaged(bytes_of({1 << 2}), "end too early");
  damaged(bytes_of({2 << 2, 0}), "end too early");
  damaged(bytes_of({1 << 2, 52}), "played twice");
  damaged(bytes_of({2 << 2, 3, 3}), "played twice");
  damaged(bytes_of({1 << 2, 3, 1 << 2 | 1, 3}), "played twice");
  damaged(bytes_of({0}), "one of its leads is a pass");
  damaged(bytes_of({1 << 2, 3, 1, 2, 3, 0}), "one of its leads is a pass");
  damaged(bytes_of({2 << 2, 0, 4}), "is not a set under its rules");
}

// Any change of a byte gives a game or an error, and never more turns than bytes.
TEST(any_bytes_are_a_game_or_refused) {
  Rng rng(1);
  const std::string whole = encode(turns_of(random_game(usual(), 1)));
  int read = 0, refused = 0;
  for (int round = 0; round < 1500; ++round) {
    std::string bytes = whole.substr(0, 1 + rng.below(whole.size()));
    for (uint64_t changes = rng.below(3); changes > 0; --changes)
      bytes[rng.below(bytes.size())] = static_cast<char>(rng.bits());
    std::vector<LearnedTurn> turns;
    try {
      decode(*usual(), bytes, turns);
      ++read;
      CHECK(encode(turns) == bytes || turns.size() <= bytes.size());
    } catch (const KnowledgeError&) {
      ++refused;
    }
  }
  CHECK(read > 50 && refused > 500);
}

TEST(rules_of_play_leave_out_what_games_cost) {
  Rules dear = severe();
  dear.scoring = "count";
  Rules plain = severe();
  plain.card_points = 1;
  plain.double_from = plain.triple_from = 0;
  plain.triple_if_unplayed = plain.double_per_two = false;
  CHECK(rules_of_play(dear) == rules_of_play(plain) && !(dear == plain));
  CHECK(!(rules_of_play(dear) == rules_of_play(Rules{})));
}

TEST(an_index_of_many_games_counts_and_tells_them_apart) {
  const std::unique_ptr<Index> index = learned(usual(), 60, 1);
  CHECK(index->games() == 60 && index->turns() > 2000);
  uint32_t first = 0;
  std::map<std::pair<uint64_t, int>, uint32_t> leads;
  for (size_t game = 0; game < index->games(); ++game) {
    CHECK(index->game(game).first == first);
    const auto turns = index->turns_of(game);
    for (size_t i = 0; i < turns.size(); ++i) CHECK(index->game_of(first + static_cast<uint32_t>(i)) == game);
    first += static_cast<uint32_t>(turns.size());
    ++leads[{turns[0].cards.mask(), 0}];
  }
  // Apart from the opening, nothing is led at level 0 or soon after it.
  uint32_t openings = 0;
  for (const auto& [lead, times] : leads) {
    CHECK(index->a(Cards(), Cards(lead.first), 0) >= times);
    openings += times;
  }
  CHECK(openings == 60 && index->b(Cards(), 0) >= 60);
  CHECK(index->fits(*usual()) && !index->fits(*all_tables()[2]));
}

TEST(an_index_is_of_games_of_four) {
  CHECK_THROWS(Index(tables_of(for_two()), {"Ann"}), KnowledgeError, "games of four players");
  CHECK_THROWS(Index(usual(), std::vector<std::string>(kUnknownName, "x")), KnowledgeError, "too many names");
}

}  // namespace upperhand::big_two::big2ai::learned_game_test
