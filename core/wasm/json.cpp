#include "wasm/json.h"

#include <cstdio>
#include <vector>

namespace upperhand::wasm {

namespace {

std::string value_of(const Reason::Value& value) {
  if (const int* number = std::get_if<int>(&value)) return json_of(*number);
  if (const std::string* text = std::get_if<std::string>(&value)) return quoted(*text);
  return json_of(*std::get<std::shared_ptr<const Reason>>(value));
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char code[8];
      std::snprintf(code, sizeof code, "\\u%04x", c);
      out += code;
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string json_of(const Reason& reason) {
  std::vector<Field> values;
  for (const auto& [name, value] : reason.values) values.emplace_back(name, value_of(value));
  return object_of({{"code", quoted(reason.code)}, {"values", object_of(values)}});
}

std::string reason_of(std::string_view code, std::initializer_list<Field> values) {
  return object_of({{"code", quoted(code)}, {"values", object_of(values)}});
}

std::string cards_of(Cards cards) {
  return list_of(cards, [](int card) { return quoted(card_text(card)); });
}

}  // namespace upperhand::wasm
