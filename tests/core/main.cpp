#include <exception>

#include "check.h"

// Whether the processor has what the tests were compiled for.
static bool runs_here() {
#if defined(__AVX512F__)
  return __builtin_cpu_supports("avx512f") != 0;
#elif defined(__AVX2__)
  return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi2") != 0;
#else
  return true;
#endif
}

// Memory is aligned to 16 bytes, as malloc gives it. The sanitizer's larger red zones would align it further
// and so hide a load of a wide vector that asks for more than that; the baseline, which has none, keeps them.
#if defined(__AVX__)
extern "C" [[gnu::visibility("default"), gnu::used]] const char* __asan_default_options() {
  return "max_redzone=16";
}
#endif

// What is wrong with a test; empty if it passes.
static std::string failure_of(const upperhand::testing::Test& test) {
  try {
    test.body();
  } catch (const upperhand::testing::Failure& failure) {
    return failure.text;
  } catch (const std::exception& error) {
    return std::string("not expected: ") + error.what();
  }
  return {};
}

int main() {
  if (!runs_here()) {
    std::printf("skipped: this processor lacks instructions that the tests were compiled for\n");
    return 77;  // as CMakeLists.txt says
  }
  size_t failed = 0;
  for (const auto& test : upperhand::testing::tests()) {
    std::printf("%s\n", test.name.c_str());
    std::fflush(stdout);  // so that the name of a test that ends the process is seen
    const std::string failure = failure_of(test);
    if (failure.empty()) continue;
    std::printf("FAILED %s\n", failure.c_str());
    ++failed;
  }
  std::printf("%zu passed, %zu failed\n", upperhand::testing::tests().size() - failed, failed);
  return failed == 0 ? 0 : 1;
}
