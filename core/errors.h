// Every way a request can be refused, one class each. The message is one sentence for the person who made it.
#pragma once

#include <stdexcept>
#include <string>

namespace upperhand {

struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct CardsError : Error {
  using Error::Error;
};
struct MalformedMoveError : Error {
  using Error::Error;
};
struct IllegalMoveError : Error {
  using Error::Error;
};
struct OutOfTurnError : Error {
  using Error::Error;
};
struct GameOverError : Error {
  using Error::Error;
};
struct GameNotOverError : Error {
  using Error::Error;
};
struct RulesError : Error {
  using Error::Error;
};
struct KnowledgeError : Error {
  using Error::Error;
};
struct TooHardError : Error {
  using Error::Error;
};

}  // namespace upperhand
