#include "reason.h"

namespace upperhand {

namespace {

std::string text_of(const Reason::Value& value) {
  if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
  if (const std::string* text = std::get_if<std::string>(&value)) return *text;
  return "(" + std::get<std::shared_ptr<const Reason>>(value)->text() + ")";
}

}  // namespace

std::string Reason::text() const {
  std::string out = code;
  for (const auto& [name, value] : values) out += " " + name + "=" + text_of(value);
  return out;
}

}  // namespace upperhand
