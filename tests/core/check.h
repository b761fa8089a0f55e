// The few words in which the core's unit tests are written.
#pragma once

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

namespace upperhand::testing {

struct Test {
  std::string name;
  std::function<void()> body;
};

inline std::vector<Test>& tests() {
  static std::vector<Test> all;
  return all;
}

struct Registration {
  Registration(const char* name, std::function<void()> body) { tests().push_back({name, std::move(body)}); }
};

// Thrown if a check fails; not one of our errors, which a check may expect.
struct Failure {
  std::string text;
};

[[noreturn]] inline void fail(const char* file, int line, const std::string& what) {
  throw Failure{std::string(file) + ":" + std::to_string(line) + ": " + what};
}

}  // namespace upperhand::testing

#define TEST(name)                                                            \
  static void name();                                                         \
  static const upperhand::testing::Registration register_##name(#name, name); \
  static void name()

#define CHECK(condition)                                                                     \
  do {                                                                                       \
    if (!(condition)) upperhand::testing::fail(__FILE__, __LINE__, "not true: " #condition); \
  } while (false)

// The expression throws an error of this class whose sentence contains `words`.
#define CHECK_THROWS(expression, Error, words)                                                        \
  try {                                                                                               \
    static_cast<void>(expression);                                                                    \
    upperhand::testing::fail(__FILE__, __LINE__, "nothing thrown: " #expression);                     \
  } catch (const Error& error) {                                                                      \
    if (std::string(error.what()).find(words) == std::string::npos)                                   \
      upperhand::testing::fail(__FILE__, __LINE__, std::string("thrown otherwise: ") + error.what()); \
  }
