// Every way in which a request can be refused, one class each. What the rules of a game refuse has its reason
// as data; the message of the others is one sentence for the programmer who made the request.
#pragma once

#include <stdexcept>
#include <string>

#include "reason.h"

namespace upperhand {

struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
  explicit Error(Reason why) : std::runtime_error(why.text()), reason(std::move(why)) {}

  Reason reason;  // empty where the message is a sentence
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
