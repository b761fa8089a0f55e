#include "rikken/players/oracle/attempts.h"

#include "check.h"
#include "rikken/open_cards.h"

namespace upperhand::rikken::attempts_test {

using namespace upperhand::rikken::testing;

using oracle::Aim;
using oracle::Attempts;
using oracle::Effort;
using oracle::Memory;

namespace {

uint8_t side_of(int seat) { return static_cast<uint8_t>(1U << seat); }

}  // namespace

TEST(however_short_the_slices_are_the_answer_is_that_of_plain_alpha_beta) {
  Rng rng(1);
  uint64_t most = 0;
  for (int round = 0; round < 120; ++round) {
    const int trump = round % 4 == 0 ? static_cast<int>(rng.below(3)) : int{kNoSuit};
    const Position at = random_open(usual_rules(), 4 + round % 2, 15, trump, rng);
    const int seat = static_cast<int>(rng.below(kSeats));
    const oracle::Ending ending = oracle::ending_of(usual_rules(), at);
    Memory memory;
    Effort effort;
    Attempts attempts(ending, seat, memory, effort, 1);
    CHECK(attempts.reaches(0) == (plain_value(usual_rules(), at, {Aim::none, side_of(seat), 0}) == 1));
    CHECK(attempts.reaches(1) == (plain_value(usual_rules(), at, {Aim::exactly_one, side_of(seat), 0}) == 1));
    for (const int card : each(legal_cards(usual_rules(), at))) {
      Position next = at;
      play_card(usual_rules(), next, card);
      const int one = plain_value(usual_rules(), next, {Aim::exactly_one, side_of(seat), 0});
      CHECK(attempts.reaches_by(card, 1) == (one == 1));
    }
    most = std::max(most, effort.positions);
  }
  CHECK(most > 100);  // many slices
}

TEST(attempts_end_where_the_effort_does) {
  Rng rng(2);
  const Position at = random_open(usual_rules(), 7, 15, kNoSuit, rng);
  const oracle::Ending ending = oracle::ending_of(usual_rules(), at);
  Memory memory, fresh;
  Effort free;
  const bool right = Attempts(ending, 0, memory, free, 5).reaches(1);
  CHECK(free.positions > 5);
  Effort limited{0, free.positions - 1}, enough{0, free.positions};
  CHECK_THROWS(Attempts(ending, 0, fresh, limited, 5).reaches(1), TooHardError, "too few here");
  CHECK(limited.positions == limited.most);
  fresh.forget();
  CHECK(Attempts(ending, 0, fresh, enough, 5).reaches(1) == right);
}

}  // namespace upperhand::rikken::attempts_test
