// Work in parts. Each is done by one thread with its own random numbers, so it does not matter which thread
// does it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "threads.h"

namespace upperhand {

// Where a part begins if this many pieces are divided into parts as evenly as possible; the last part ends
// where one more would begin.
constexpr uint64_t part_begin(uint64_t pieces, uint64_t part, uint64_t parts) {
  return pieces * part / parts;
}

// The results of work(part) for every part, in order: adding them up in this order gives the same sums on any
// number of threads.
template <class Result, class Work>
std::vector<Result> in_parts(size_t parts, unsigned threads, const Work& work) {
  std::vector<Result> out(parts);
  share(parts, threads, [&](size_t part) { out[part] = work(part); });
  return out;
}

// What threads work with, one each, kept from one call to the next because it is expensive to make.
template <class Worker>
class Workers {
 public:
  // `make()` gives one of them, as a std::unique_ptr.
  template <class Make>
  Workers(size_t count, const Make& make) {
    while (workers_.size() < count) workers_.push_back(make());
  }

  size_t size() const { return workers_.size(); }
  Worker& first() { return *workers_.front(); }

  // Calls visit(worker) for every worker, one after the other.
  template <class Visit>
  void each(const Visit& visit) const {
    for (const auto& worker : workers_) visit(*worker);
  }

  // Calls work(worker, piece) for every piece below `pieces`.
  template <class Work>
  void share(size_t pieces, const Work& work) {
    const size_t parts = std::min(workers_.size(), pieces);
    upperhand::share(parts, static_cast<unsigned>(parts), [&](size_t part) {
      for (size_t piece = part; piece < pieces; piece += parts) work(*workers_[part], piece);
    });
  }

 private:
  std::vector<std::unique_ptr<Worker>> workers_;
};

// For work that needs nothing.
struct NoWorker {};

}  // namespace upperhand
