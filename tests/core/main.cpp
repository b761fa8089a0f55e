#include "check.h"

int main() {
  for (const auto& test : upperhand::testing::tests()) {
    std::printf("%s\n", test.name.c_str());
    test.body();
  }
  std::printf("%zu passed, 0 failed\n", upperhand::testing::tests().size());
  return 0;
}
