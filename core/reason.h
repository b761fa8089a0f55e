// A reason is data: the code of a message and its values. Every language has a sentence for each code
// (src/upperhand/locales); nothing here is English except the codes.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace upperhand {

struct Reason {
  using Value = std::variant<int, std::string, std::shared_ptr<const Reason>>;

  std::string code;  // empty: there is no reason, and the move in question is allowed
  std::vector<std::pair<std::string, Value>> values{};

  bool empty() const { return code.empty(); }
  // `opening_must_contain card=3D`, for programs without a catalogue.
  std::string text() const;
  bool operator==(const Reason& other) const { return text() == other.text(); }
};

// A value that is itself a reason.
inline Reason::Value inside(Reason reason) { return std::make_shared<const Reason>(std::move(reason)); }

}  // namespace upperhand
