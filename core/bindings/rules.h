// The Python class `Rules` of any game, built from its table of switches.
#pragma once

#include <array>
#include <memory>

#include "bindings/bindings.h"
#include "errors.h"
#include "switches.h"

namespace upperhand::bindings {

nb::object to_python(const SwitchValue& value);
std::string_view type_text(const SwitchValue& value);
// A Python value of exactly the switch's type: True is not a number, and 1 is not a truth value.
SwitchValue from_python(std::string_view name, const SwitchValue& usual, nb::handle value);
nb::object parse_json(nb::str text);
// Text that lives as long as the module, as signatures require.
const char* kept(std::string text);

// `Py` is the Python value: its tables, and the types and switches of the game.
template <class Py>
struct RulesBinding {
  using Rules = typename Py::Rules;
  using Switch = SwitchOf<Rules>;

  static Py with_switches(Rules rules, nb::handle mapping) {
    for (auto [key, value] : copied(mapping)) {
      if (!nb::isinstance<nb::str>(key)) throw RulesError("a switch is named by a word");
      const Switch& one = find_switch(Py::switches(), utf8(key));
      one.set(rules, from_python(one.name, one.get({}), value));
    }
    return {std::make_shared<const typename Py::Tables>(rules)};
  }

  static nb::dict to_dict(const Py& self) {
    nb::dict out;
    for (const Switch& one : Py::switches()) {
      nb::object value = to_python(one.get(self.tables->rules));
      out[nb::str(one.name.data(), one.name.size())] =
          nb::isinstance<nb::tuple>(value) ? nb::object(nb::list(value)) : value;
    }
    return out;
  }

  static Py from_dict(nb::handle mapping) {
    if (!nb::isinstance<nb::dict>(mapping))
      throw RulesError("rules must be an object that maps switches to values");
    return with_switches({}, mapping);
  }

  static std::string to_json(const Py& self) {
    return nb::cast<std::string>(nb::module_::import_("json").attr("dumps")(to_dict(self)));
  }

  static Py from_json(nb::str text) { return from_dict(parse_json(text)); }

  static std::string repr(const Py& self) {
    const Rules defaults;
    std::string out;
    for (const Switch& one : Py::switches()) {
      const SwitchValue value = one.get(self.tables->rules);
      if (value == one.get(defaults)) continue;
      out += (out.empty() ? "" : ", ") + std::string(one.name) + "=" +
             nb::cast<std::string>(nb::repr(to_python(value)));
    }
    return "Rules(" + out + ")";
  }

  // "players: int = 4, deal: str = 'thirteen', ..."
  static const char* signature(const char* head, bool with_defaults, const char* tail) {
    std::string out = std::string(head) + "(self, *";
    for (const Switch& one : Py::switches()) {
      const SwitchValue value = one.get({});
      out += ", " + std::string(one.name) + ": " + std::string(type_text(value)) + " = ";
      out += with_defaults ? nb::cast<std::string>(nb::repr(to_python(value))) : "...";
    }
    return kept(out + ") -> " + tail);
  }

  static nb::list switch_table() {
    nb::list out;
    for (const Switch& one : Py::switches())
      out.append(nb::make_tuple(nb::str(one.name.data(), one.name.size()), to_python(one.get({})),
                                nb::str(one.comment.data(), one.comment.size())));
    return out;
  }

  // What each switch takes: its words, whether their order matters, whether others are possible, the bounds.
  static nb::dict choices() {
    nb::dict out;
    for (const Switch& one : Py::switches()) {
      const Choices& all = one.choices;
      out[nb::str(one.name.data(), one.name.size())] =
          nb::make_tuple(to_python(SwitchValue(all.words)), all.ordered, all.others, all.low, all.high);
    }
    return out;
  }

  static void bind_switch(nb::class_<Py>& cls, const Switch& one) {
    const std::string name(one.name);
    const std::string type =
        one.get({}).index() == 3 ? "tuple[str, ...]" : std::string(type_text(one.get({})));
    cls.def_prop_ro(
        name.c_str(), [get = one.get](const Py& self) { return to_python(get(self.tables->rules)); },
        nb::for_getter(nb::sig(kept("def " + name + "(self) -> " + type))), std::string(one.comment).c_str());
  }
};

// Everything that the Rules of all games offer.
template <class Py>
void bind_switches(nb::class_<Py>& cls) {
  using Binding = RulesBinding<Py>;
  cls.def(
         "__init__", [](Py* self, nb::kwargs given) { new (self) Py(Binding::with_switches({}, given)); },
         nb::sig(Binding::signature("def __init__", true, "None")))
      .def_prop_ro_static(
          "SWITCHES", [](nb::handle) { return Binding::switch_table(); },
          nb::for_getter(
              nb::sig("def SWITCHES(cls, /) -> list[tuple[str, bool | int | str | tuple[str, ...], str]]")),
          "Every switch: its name, its default and what it does.")
      .def_prop_ro_static(
          "CHOICES", [](nb::handle) { return Binding::choices(); },
          nb::for_getter(
              nb::sig("def CHOICES(cls, /) -> dict[str, tuple[tuple[str, ...], bool, bool, int, int]]")),
          "What every switch takes: words, whether their order matters, whether others are possible, and the "
          "least and greatest number.")
      .def(
          "replace",
          [](const Py& self, nb::kwargs given) { return Binding::with_switches(self.tables->rules, given); },
          nb::sig(Binding::signature("def replace", false, "Rules")),
          "The same rules with some switches changed.")
      .def("to_dict", &Binding::to_dict,
           nb::sig("def to_dict(self) -> dict[str, bool | int | str | list[str]]"),
           "Every switch with its value, ready for JSON.")
      .def_static("from_dict", &Binding::from_dict, "switches"_a,
                  nb::sig("def from_dict(switches: object) -> Rules"),
                  "The inverse; missing switches keep their default.")
      .def("to_json", &Binding::to_json)
      .def_static("from_json", &Binding::from_json, "text"_a)
      .def(
          "__eq__", [](const Py& a, const Py& b) { return a.tables->rules == b.tables->rules; },
          nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const Py& self) { return self.tables->hash; })
      .def("__repr__", &Binding::repr)
      .def("__getstate__", &Binding::to_json)
      .def("__setstate__", [](Py& self, nb::str text) { new (&self) Py(Binding::from_json(text)); });
  for (const auto& one : Py::switches()) Binding::bind_switch(cls, one);
}

}  // namespace upperhand::bindings
