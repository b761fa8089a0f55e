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

int main() {
  if (!runs_here()) {
    std::printf("skipped: this processor lacks instructions that the tests were compiled for\n");
    return 77;  // as CMakeLists.txt says
  }
  for (const auto& test : upperhand::testing::tests()) {
    std::printf("%s\n", test.name.c_str());
    test.body();
  }
  std::printf("%zu passed, 0 failed\n", upperhand::testing::tests().size());
  return 0;
}
