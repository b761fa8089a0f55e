#include "search/budget.h"

#include "check.h"

namespace upperhand::budget_test {

TEST(a_stretch_of_pieces_asks_for_what_is_left) {
  const Stretch pieces = Stretch::of_pieces(10);
  CHECK(pieces.next(0, 4) == 10 && pieces.next(7, 4) == 3 && pieces.next(10, 4) == 0);
}

TEST(a_stretch_of_time_does_one_step_at_least) {
  const auto now = std::chrono::steady_clock::now();
  const Stretch over = Stretch::until(now - std::chrono::seconds(1));
  CHECK(over.next(0, 4) == 4 && over.next(4, 4) == 0);
  const Stretch far = Stretch::until(now + std::chrono::hours(1));
  CHECK(far.next(0, 4) == 4 && far.next(400, 4) == 4);
}

TEST(a_timer_of_no_milliseconds_leaves_it_to_counts) {
  CHECK(Timer(0).stretch(0.5, 10).next(0, 4) == 10);
  CHECK(Timer(1'000'000).stretch(0.5, 10).next(400, 4) == 4);
  CHECK(Timer(1'000'000).stretch(0, 10).next(4, 4) == 0);
  CHECK(Timer::limit(1'000'000).stretch(0.5, 10).next(8, 4) == 2);
  CHECK(Timer::limit(1'000'000).stretch(0.5, 10).next(10, 4) == 0);
  CHECK(Timer::limit(1'000'000).stretch(0, 10).next(4, 4) == 0);
}

}  // namespace upperhand::budget_test
