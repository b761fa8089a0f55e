// The only way to share work among threads. Where the target has none, such as WebAssembly in a page, the
// caller does all of it.
#pragma once

#include <cstddef>

#if defined(__STDCPP_THREADS__)
#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>
#endif

namespace upperhand {

#if defined(__STDCPP_THREADS__)

namespace sharing {

// The error of the first piece that failed. Pieces are taken in order, and each that is taken is completed,
// so the error does not depend on the threads.
class Failure {
 public:
  bool any() const { return failed_.load(std::memory_order_relaxed); }
  void note(size_t piece) {
    const std::lock_guard lock(noting_);
    if (any() && piece >= piece_) return;
    piece_ = piece;
    error_ = std::current_exception();
    failed_.store(true, std::memory_order_relaxed);
  }
  void rethrow() const {
    if (error_) std::rethrow_exception(error_);
  }

 private:
  std::atomic<bool> failed_ = false;
  std::mutex noting_;
  size_t piece_ = 0;
  std::exception_ptr error_;
};

// Allocates what an error needs in a thread's own memory while there is memory: if the C library cannot get
// it once memory has run out, it ends the process.
inline void get_ready_for_errors() { [[maybe_unused]] const volatile int asked = std::uncaught_exceptions(); }

}  // namespace sharing

// Calls work(room, piece) for every piece below `pieces`, on up to this many threads, including the caller's.
// Each thread has its own `room`, made by `make()`. After an error no more pieces are taken, and once all
// threads are done the error is thrown here. If the system starts no more threads, those that run do the
// work.
template <class Make, class Work>
void share_with(size_t pieces, unsigned threads, const Make& make, const Work& work) {
  std::atomic<size_t> next = 0;
  sharing::Failure failure;
  const auto take = [&] {
    sharing::get_ready_for_errors();
    size_t piece = pieces;  // without a room it takes none
    try {
      auto room = make();
      while (!failure.any() && (piece = next.fetch_add(1)) < pieces) work(room, piece);
    } catch (...) {
      failure.note(piece);
    }
  };
  const size_t helpers = std::min<size_t>(std::max(threads, 1U), std::max<size_t>(pieces, 1)) - 1;
  std::vector<std::thread> others;
  others.reserve(helpers);
  try {
    while (others.size() < helpers) others.emplace_back(take);
  } catch (const std::system_error&) {
  }
  take();
  for (std::thread& other : others) other.join();
  failure.rethrow();
}

#else

template <class Make, class Work>
void share_with(size_t pieces, unsigned, const Make& make, const Work& work) {
  auto room = make();
  for (size_t piece = 0; piece < pieces; ++piece) work(room, piece);
}

#endif

// The same with work(piece), if threads need no room of their own.
template <class Work>
void share(size_t pieces, unsigned threads, const Work& work) {
  share_with(pieces, threads, [] { return 0; }, [&](int, size_t piece) { work(piece); });
}

}  // namespace upperhand
