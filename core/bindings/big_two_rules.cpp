#include <nanobind/stl/optional.h>

#include "big_two/combination.h"
#include "bindings.h"
#include "errors.h"
#include "text.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

nb::object to_python(const Value& value) {
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

std::string_view type_text(const Value& value) {
  static constexpr std::array<std::string_view, 4> kText = {"bool", "int", "str",
                                                            "collections.abc.Sequence[str]"};
  return kText[value.index()];
}

std::vector<std::string> to_words(const Switch& one, nb::handle value) {
  const std::string wanted = std::string(one.name) + " must be a list of words";
  if (!nb::isinstance<nb::list>(value) && !nb::isinstance<nb::tuple>(value)) throw RulesError(wanted);
  std::vector<std::string> out;
  for (nb::handle word : value) {
    if (!nb::isinstance<nb::str>(word)) throw RulesError(wanted);
    out.push_back(utf8(word));
  }
  return out;
}

// A Python value of the very type that the switch has: True is no number, 1 no truth value.
Value from_python(const Switch& one, nb::handle value) {
  static const Rules kDefault;
  const std::string name(one.name);
  switch (one.get(kDefault).index()) {
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
      return to_words(one, value);
  }
}

PyRules with_switches(Rules rules, nb::handle mapping) {
  for (auto [key, value] : nb::borrow<nb::dict>(mapping)) {
    if (!nb::isinstance<nb::str>(key)) throw RulesError("a switch is named by a word");
    const Switch& one = switch_named(utf8(key));
    one.set(rules, from_python(one, value));
  }
  return {std::make_shared<const Tables>(rules)};
}

nb::dict to_dict(const PyRules& self) {
  nb::dict out;
  for (const Switch& one : switches()) {
    nb::object value = to_python(one.get(self.tables->rules));
    out[nb::str(one.name.data(), one.name.size())] =
        nb::isinstance<nb::tuple>(value) ? nb::object(nb::list(value)) : value;
  }
  return out;
}

PyRules from_dict(nb::handle mapping) {
  if (!nb::isinstance<nb::dict>(mapping))
    throw RulesError("rules must be an object that maps switches to values");
  return with_switches({}, mapping);
}

std::string to_json(const PyRules& self) {
  return nb::cast<std::string>(nb::module_::import_("json").attr("dumps")(to_dict(self)));
}

PyRules from_json(nb::str text) {
  nb::object parsed;
  try {
    parsed = nb::module_::import_("json").attr("loads")(text);
  } catch (nb::python_error& error) {
    const bool ours = error.matches(PyExc_ValueError) || error.matches(PyExc_RecursionError);
    if (!ours) throw;
    const std::string reason =
        error.matches(PyExc_ValueError) ? nb::cast<std::string>(nb::str(error.value())) : "nested too deep";
    throw RulesError("rules must be JSON: " + reason);
  }
  return from_dict(parsed);
}

std::string repr(const PyRules& self) {
  const Rules defaults;
  std::string out;
  for (const Switch& one : switches()) {
    const Value value = one.get(self.tables->rules);
    if (value == one.get(defaults)) continue;
    out += (out.empty() ? "" : ", ") + std::string(one.name) + "=" +
           nb::cast<std::string>(nb::repr(to_python(value)));
  }
  return "Rules(" + out + ")";
}

// "players: int = 4, deal: str = 'thirteen', ...": kept for the life of the module, as signatures must be.
const char* signature(const char* head, bool with_defaults, const char* tail) {
  static std::vector<std::unique_ptr<std::string>> kept;
  std::string out = std::string(head) + "(self, *";
  for (const Switch& one : switches()) {
    const Value value = one.get({});
    out += ", " + std::string(one.name) + ": " + std::string(type_text(value)) + " = ";
    out += with_defaults ? nb::cast<std::string>(nb::repr(to_python(value))) : "...";
  }
  kept.push_back(std::make_unique<std::string>(out + ") -> " + tail));
  return kept.back()->c_str();
}

nb::list switch_table() {
  nb::list out;
  for (const Switch& one : switches())
    out.append(nb::make_tuple(nb::str(one.name.data(), one.name.size()), to_python(one.get({})),
                              nb::str(one.comment.data(), one.comment.size())));
  return out;
}

nb::tuple kind_names() {
  nb::list out;
  for (std::string_view name : kKindText) out.append(nb::str(name.data(), name.size()));
  return nb::tuple(out);
}

void bind_combination(nb::module_& m) {
  nb::class_<PyCombination>(m, "Combination",
                            "Cards that may be played together, as one kind under some rules.")
      .def_prop_ro_static(
          "KINDS", [](nb::handle) { return kind_names(); },
          nb::for_getter(nb::sig("def KINDS(cls, /) -> tuple[str, ...]")),
          "The kinds there are, small ones first.")
      .def_prop_ro("cards", [](const PyCombination& self) { return self.one.cards; })
      .def_prop_ro(
          "kind", [](const PyCombination& self) { return kKindText[index_of(self.one.kind)]; },
          "One of KINDS.")
      .def_prop_ro(
          "strength", [](const PyCombination& self) { return self.strength; },
          "Orders combinations of one size under the same rules.")
      .def(
          "__eq__", [](const PyCombination& a, const PyCombination& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const PyCombination& self) { return std::hash<uint64_t>()(self.one.cards.mask()); })
      .def("__str__", [](const PyCombination& self) { return self.one.cards.text(); })
      .def("__repr__", [](const PyCombination& self) {
        return "<" + std::string(kKindText[index_of(self.one.kind)]) + " " + self.one.cards.text() + ">";
      });
}

}  // namespace

void bind_big_two_rules(nb::module_& m) {
  bind_combination(m);
  nb::class_<PyRules> rules(m, "Rules",
                            "The rules of one table of Big Two: an immutable value of switches.\n\n"
                            ">>> Rules(players=3).players\n3");
  rules
      .def(
          "__init__", [](PyRules* self, nb::kwargs given) { new (self) PyRules(with_switches({}, given)); },
          nb::sig(signature("def __init__", true, "None")))
      .def_prop_ro_static(
          "SWITCHES", [](nb::handle) { return switch_table(); },
          nb::for_getter(
              nb::sig("def SWITCHES(cls, /) -> list[tuple[str, bool | int | str | tuple[str, ...], str]]")),
          "Every switch: its name, its default and what it does.")
      .def(
          "replace",
          [](const PyRules& self, nb::kwargs given) { return with_switches(self.tables->rules, given); },
          nb::sig(signature("def replace", false, "Rules")),
          "The same rules with some switches set otherwise.")
      .def("to_dict", &to_dict, nb::sig("def to_dict(self) -> dict[str, bool | int | str | list[str]]"),
           "Every switch with its value, ready for JSON.")
      .def_static("from_dict", &from_dict, "switches"_a, nb::sig("def from_dict(switches: object) -> Rules"),
                  "The inverse; switches left out keep their default.")
      .def("to_json", &to_json)
      .def_static("from_json", &from_json, "text"_a)
      .def(
          "classify",
          [](const PyRules& self, Cards cards) -> std::optional<PyCombination> {
            const auto one = classify(*self.tables, cards);
            return one ? std::optional(PyCombination(*self.tables, *one)) : std::nullopt;
          },
          "cards"_a, "What the cards are when played together, or None.")
      .def(
          "beats",
          [](const PyRules& self, Cards high, Cards low) {
            const auto a = classify(*self.tables, high), b = classify(*self.tables, low);
            return a && b && beats(*self.tables, *a, *b);
          },
          "cards"_a, "table"_a, "Whether the first, played on the second, beats it.")
      .def(
          "describe",
          [](const PyRules& self, Cards cards) {
            const auto one = classify(*self.tables, cards);
            return one ? describe(*self.tables, *one) : cards.text();
          },
          "cards"_a, "As a person would say it: 'a pair of 5s'.")
      .def(
          "lowest_card",
          [](const PyRules& self, Cards cards) {
            return cards.empty() ? cards : self.tables->lowest_card(cards);
          },
          "cards"_a, "The lowest of some cards in the order of play.")
      .def(
          "card_value", [](const PyRules& self, Cards cards) { return card_value(*self.tables, cards); },
          "cards"_a, "3 is 1 ... 2 is 13, plus 1 to 4 for the suit; summed.")
      .def(
          "__eq__", [](const PyRules& a, const PyRules& b) { return a.tables->rules == b.tables->rules; },
          nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const PyRules& self) { return self.tables->hash; })
      .def("__repr__", &repr)
      .def("__getstate__", &to_json)
      .def("__setstate__", [](PyRules& self, nb::str text) { new (&self) PyRules(from_json(text)); });
  for (const Switch& one : switches()) {
    const std::string name(one.name);
    static std::vector<std::unique_ptr<std::string>> kept;
    const std::string type =
        one.get({}).index() == 3 ? "tuple[str, ...]" : std::string(type_text(one.get({})));
    kept.push_back(std::make_unique<std::string>("def " + name + "(self) -> " + type));
    rules.def_prop_ro(
        name.c_str(), [get = one.get](const PyRules& self) { return to_python(get(self.tables->rules)); },
        nb::for_getter(nb::sig(kept.back()->c_str())), std::string(one.comment).c_str());
  }
}

}  // namespace upperhand::bindings
