// Work in a fixed number of parts, so that what comes out does not depend on how many threads share them.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <thread>
#include <vector>

namespace upperhand {

// Calls work(part) for every part below `parts`, on as many threads as are given.
template <class Work>
void in_parts(unsigned parts, unsigned threads, const Work& work) {
  const unsigned workers = std::clamp(threads, 1U, parts);
  const auto share = [&](unsigned first) {
    for (unsigned part = first; part < parts; part += workers) work(part);
  };
  std::vector<std::jthread> others;
  for (unsigned worker = 1; worker < workers; ++worker) others.emplace_back(share, worker);
  share(0);
}

// How long a part goes on: a count, or a time.
class Allowance {
 public:
  explicit Allowance(uint64_t count) : count_(count) {}
  explicit Allowance(std::chrono::nanoseconds time)
      : count_(UINT64_MAX), timed_(true), end_(std::chrono::steady_clock::now() + time) {}

  // The clock is asked now and then only; it costs as much as a short round.
  bool spent(uint64_t done) const {
    if (!timed_) return done >= count_;
    return done % 8 == 0 && std::chrono::steady_clock::now() >= end_;
  }

 private:
  uint64_t count_;
  bool timed_ = false;
  std::chrono::steady_clock::time_point end_;
};

}  // namespace upperhand
