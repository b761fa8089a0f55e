#include "bindings/rules.h"

#include <algorithm>

namespace upperhand::bindings {

namespace {

std::vector<std::string> to_words(std::string_view name, nb::handle value) {
  const std::string wanted = std::string(name) + " must be a list of words";
  if (!nb::isinstance<nb::list>(value) && !nb::isinstance<nb::tuple>(value)) throw RulesError(wanted);
  std::vector<std::string> out;
  for (nb::handle word : value) {
    if (!nb::isinstance<nb::str>(word)) throw RulesError(wanted);
    out.push_back(utf8(word));
  }
  return out;
}

}  // namespace

nb::object to_python(const SwitchValue& value) {
  if (const auto* words = std::get_if<std::vector<std::string>>(&value)) {
    nb::list out;
    for (const std::string& word : *words) out.append(word);
    return nb::tuple(out);
  }
  return std::visit(
      [](const auto& one) -> nb::object {
        if constexpr (std::is_same_v<std::decay_t<decltype(one)>, std::vector<std::string>>)
          return nb::none();
        else
          return nb::cast(one);
      },
      value);
}

std::string_view type_text(const SwitchValue& value) {
  static constexpr std::array<std::string_view, 4> kText = {"bool", "int", "str",
                                                            "collections.abc.Sequence[str]"};
  return kText[value.index()];
}

// A Python value of exactly the switch's type: True is not a number, and 1 is not a truth value.
SwitchValue from_python(std::string_view of, const SwitchValue& usual, nb::handle value) {
  const std::string name(of);
  switch (usual.index()) {
    case 0:
      if (!nb::isinstance<nb::bool_>(value)) throw RulesError(name + " must be true or false");
      return nb::cast<bool>(value);
    case 1: {
      int number = 0;
      if (nb::isinstance<nb::bool_>(value) || !nb::isinstance<nb::int_>(value) ||
          !nb::try_cast(value, number))
        throw RulesError(name + " must be a whole number");
      return number;
    }
    case 2:
      if (!nb::isinstance<nb::str>(value)) throw RulesError(name + " must be a word");
      return utf8(value);
    default:
      return to_words(of, value);
  }
}

nb::object parse_json(nb::str text) {
  // Some versions of Python's JSON reader run out of stack on thousands of nested lists; rules nest one
  // level.
  constexpr int kMostNested = 100;
  const std::string read = utf8(text);
  if (std::count_if(read.begin(), read.end(), [](char c) { return c == '[' || c == '{'; }) > kMostNested)
    throw RulesError("rules must be JSON: nested too deep");
  try {
    return nb::module_::import_("json").attr("loads")(text);
  } catch (nb::python_error& error) {
    const bool ours = error.matches(PyExc_ValueError) || error.matches(PyExc_RecursionError);
    if (!ours) throw;
    const std::string reason =
        error.matches(PyExc_ValueError) ? nb::cast<std::string>(nb::str(error.value())) : "nested too deep";
    throw RulesError("rules must be JSON: " + reason);
  }
}

const char* kept(std::string text) {
  static std::vector<std::unique_ptr<std::string>> all;
  all.push_back(std::make_unique<std::string>(std::move(text)));
  return all.back()->c_str();
}

}  // namespace upperhand::bindings
