#include "search/parts.h"

#include "check.h"

namespace upperhand::parts_test {

TEST(parts_are_even_and_leave_nothing_out) {
  CHECK(part_begin(10, 0, 4) == 0 && part_begin(10, 4, 4) == 10);
  for (uint64_t part = 0; part < 4; ++part) {
    const uint64_t size = part_begin(10, part + 1, 4) - part_begin(10, part, 4);
    CHECK(size == 2 || size == 3);
  }
}

TEST(what_parts_find_comes_in_their_order) {
  for (const unsigned threads : {1U, 2U, 7U})
    CHECK((in_parts<size_t>(4, threads, [](size_t part) { return part * part; }) ==
           std::vector<size_t>{0, 1, 4, 9}));
}

TEST(workers_do_every_piece_once_and_are_kept) {
  for (const size_t count : {1U, 3U, 9U}) {
    Workers<size_t> workers(count, [] { return std::make_unique<size_t>(0); });
    std::vector<int> done(5);
    for (int again = 0; again < 2; ++again)
      workers.share(done.size(), [&](size_t& worker, size_t piece) { ++worker, ++done[piece]; });
    CHECK((done == std::vector<int>(5, 2)));
    CHECK(workers.size() == count && workers.first() == 2 * (count == 1 ? 5U : count == 3 ? 2U : 1U));
    workers.share(0, [&](size_t&, size_t piece) { ++done[piece]; });
  }
}

}  // namespace upperhand::parts_test
