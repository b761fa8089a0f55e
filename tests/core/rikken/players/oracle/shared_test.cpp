#include <thread>

#include "check.h"
#include "rikken/players/oracle/oracle.h"
#include "rikken/rules/draw.h"

namespace upperhand::rikken::oracle::shared_test {

namespace {

// Problems of seven cards per hand; each has another trump, so that an Oracle forgets between them.
std::vector<Problem> problems() {
  std::vector<Problem> out;
  Rng rng(11);
  for (int i = 0; i < 12; ++i) {
    Problem problem;
    Hand left = kDeck;
    for (Hand& hand : problem.ending.hands) {
      hand = random_part(left, 7, rng);
      left ^= hand;
    }
    problem.ending.trump = static_cast<uint8_t>(i % kSuits);
    problem.objective.side = 5;
    out.push_back(problem);
  }
  return out;
}

std::vector<int> values_by(Oracle& oracle) {
  std::vector<int> out;
  for (const Problem& problem : problems()) out.push_back(oracle.value(problem));
  return out;
}

}  // namespace

TEST(one_oracle_answers_several_threads) {
  Oracle alone, shared;
  const std::vector<int> expected = values_by(alone);
  std::vector<int> first, second;
  std::thread other([&] { second = values_by(shared); });
  first = values_by(shared);
  other.join();
  CHECK(first == expected && second == expected);
  CHECK(shared.positions() >= alone.positions());
}

TEST(values_on_threads_are_those_one_by_one) {
  Oracle alone;
  const std::vector<int> expected = values_by(alone);
  const std::vector<Problem> asked = problems();
  const std::vector<uint8_t> found = values(asked, 3);
  CHECK(std::vector<int>(found.begin(), found.end()) == expected);
}

TEST(an_impossible_problem_is_refused_from_any_thread) {
  std::vector<Problem> asked = problems();
  asked.back().ending.hands[1] = asked.back().ending.hands[0];
  CHECK_THROWS(values(asked, 3), Error, "is in two places");
  CHECK_THROWS(values(asked, 0), Error, "threads must be from 1 to 1024");
}

}  // namespace upperhand::rikken::oracle::shared_test
