#include "threads.h"

#include <set>

#include "check.h"
#include "checks.h"

namespace upperhand::threads_test {

TEST(every_piece_is_done_once_on_any_number_of_threads) {
  for (const size_t pieces : {0U, 1U, 7U, 500U})
    for (const unsigned threads : {0U, 1U, 3U, 64U}) {
      std::vector<std::atomic<int>> done(pieces);
      share(pieces, threads, [&](size_t piece) { ++done[piece]; });
      for (const std::atomic<int>& times : done) CHECK(times == 1);
    }
}

TEST(no_more_threads_are_started_than_there_are_pieces) {
  std::mutex noting;
  std::set<std::thread::id> seen;
  share(3, 1000, [&](size_t) {
    const std::lock_guard lock(noting);
    seen.insert(std::this_thread::get_id());
  });
  CHECK(!seen.empty() && seen.size() <= 3);
}

TEST(each_thread_has_a_room_of_its_own) {
  std::atomic<int> rooms = 0, sum = 0;
  share_with(
      100, 4,
      [&] {
        ++rooms;
        return std::vector<int>();
      },
      [&](std::vector<int>& room, size_t piece) {
        room.push_back(static_cast<int>(piece));
        sum += room.back();
      });
  CHECK(rooms >= 1 && rooms <= 4);
  CHECK(sum == 4950);
}

TEST(the_error_of_the_first_piece_that_fails_comes_back) {
  for (const unsigned threads : {1U, 2U, 5U})
    for (int round = 0; round < 20; ++round) {
      std::atomic<int> running = 0;
      const auto work = [&](size_t piece) {
        ++running;
        if (piece % 7 == 3) {
          --running;
          throw Error("piece " + std::to_string(piece));
        }
        --running;
      };
      CHECK_THROWS(share(200, threads, work), Error, "piece 3");
      CHECK(running == 0);  // all threads are done
    }
}

TEST(after_an_error_no_more_pieces_are_taken) {
  std::atomic<size_t> taken = 0;
  const auto work = [&](size_t) {
    ++taken;
    throw Error("none of them works");
  };
  CHECK_THROWS(share(100'000, 3, work), Error, "none of them works");
  CHECK(taken <= 3);
}

TEST(an_error_of_any_kind_comes_back) {
  CHECK_THROWS(share(9, 3, [](size_t) { throw std::bad_alloc(); }), std::bad_alloc, "bad_alloc");
  const auto no_room = []() -> int { throw Error("there is no room"); };
  CHECK_THROWS(share_with(9, 3, no_room, [](int, size_t) {}), Error, "there is no room");
}

TEST(numbers_of_threads_have_bounds) {
  CHECK(check_threads(1) == 1 && check_threads(1024) == 1024);
  CHECK_THROWS(check_threads(0), Error, "threads must be from 1 to 1024, not 0");
  CHECK_THROWS(check_threads(1025), Error, "not 1025");
}

}  // namespace upperhand::threads_test
