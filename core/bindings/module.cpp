#include <typeindex>

#include "bindings/bindings.h"
#include "errors.h"

namespace upperhand::bindings {

namespace {

// The Python class of each error, for the translator below.
std::vector<std::pair<std::type_index, PyObject*>>& error_classes() {
  static std::vector<std::pair<std::type_index, PyObject*>> classes;
  return classes;
}

template <class Kind>
nb::exception<Kind> add_error(nb::module_& m, const char* name, PyObject* base, const char* doc) {
  nb::exception<Kind> error(m, name, base);
  error.attr("__doc__") = doc;
  error_classes().emplace_back(typeid(Kind), error.ptr());
  return error;
}

// An error with a reason is raised with its reason; nanobind only supports messages.
void raise_with_reason(const std::exception_ptr& thrown, void*) {
  try {
    std::rethrow_exception(thrown);
  } catch (const Error& error) {
    if (error.reason.empty()) throw;
    for (const auto& [kind, raised] : error_classes())
      if (kind == typeid(error)) return PyErr_SetObject(raised, reason_or_none(error.reason).ptr());
    throw;
  }
}

nb::object value_of(const Reason::Value& value) {
  if (const int* number = std::get_if<int>(&value)) return nb::cast(*number);
  if (const std::string* text = std::get_if<std::string>(&value)) return nb::cast(*text);
  return reason_or_none(*std::get<std::shared_ptr<const Reason>>(value));
}

}  // namespace

nb::object reason_or_none(const Reason& reason) {
  if (reason.empty()) return nb::none();
  nb::dict values;
  for (const auto& [name, value] : reason.values) values[name.c_str()] = value_of(value);
  return nb::module_::import_("upperhand.reason").attr("Reason")(reason.code, **values);
}

void bind_errors(nb::module_& m) {
  const auto base = add_error<Error>(m, "UpperhandError", PyExc_ValueError,
                                     "Invalid input; the text is one sentence that says why.");
  const auto add = [&]<class Kind>(std::type_identity<Kind>, const char* name, const char* doc) {
    add_error<Kind>(m, name, base.ptr(), doc);
  };
  add(std::type_identity<CardsError>(), "CardsError", "Text or a number that is not a set of cards.");
  add(std::type_identity<MalformedMoveError>(), "MalformedMoveError", "Text that is not a move.");
  add(std::type_identity<IllegalMoveError>(), "IllegalMoveError", "A move that the rules do not allow now.");
  add(std::type_identity<OutOfTurnError>(), "OutOfTurnError", "A move by a seat that is not to move.");
  add(std::type_identity<GameOverError>(), "GameOverError", "A move after the end of the game.");
  add(std::type_identity<GameNotOverError>(), "GameNotOverError", "Scores requested before the end.");
  add(std::type_identity<RulesError>(), "RulesError", "A switch that does not exist or contradicts another.");
  add(std::type_identity<TooHardError>(), "TooHardError",
      "An ending that needs more positions than the Oracle may look at.");
  add(std::type_identity<KnowledgeError>(), "KnowledgeError",
      "A knowledge base that is damaged or does not fit the game.");
  nb::register_exception_translator(raise_with_reason);
}

}  // namespace upperhand::bindings

// Objects used without the interpreter's lock are immutable, copies, or have their own lock; everything else
// relies on the interpreter's lock. The module therefore does not declare itself free-threaded: a
// free-threaded interpreter enables the lock when it imports this module.
NB_MODULE(_core, m) {
  using namespace upperhand::bindings;
  nb::set_leak_warnings(
      false);  // objects that Python keeps until it exits (caches, test runners) are not leaks
  m.doc() = "The native core of Upperhand: cards, rules, states, views and playouts in C++.";
  m.attr("VARIANT") = UPPERHAND_VARIANT;  // which build this is, by its name in CMakeLists.txt
  bind_errors(m);
  bind_cards(m);
  bind_random(m);
  nb::module_ big_two = m.def_submodule("big_two", "Big Two: rules, moves, states, views and analysis.");
  bind_big_two_rules(big_two);
  bind_big_two_state(big_two);
  bind_big_two_analysis(big_two);
  bind_big_two_counts(big_two);
  bind_big_two_best_split(big_two);
  bind_big_two_network(big_two);
  bind_big_two_opponents(big_two);
  bind_big_two_batch(big_two);
  bind_big_two_actions(big_two);
  bind_big_two_champion(big_two);
  bind_big_two_outlook(big_two);
  bind_big_two_dial(big_two);
  bind_big_two_knowledge(big_two);
  bind_big_two_forecast(big_two);
  bind_big_two_big2ai(big_two);
  nb::module_ rikken = m.def_submodule("rikken", "Rikken: rules, moves, states, views and playouts.");
  bind_rikken_rules(rikken);
  bind_rikken_move(rikken);
  bind_rikken_view(rikken);
  bind_rikken_features(rikken);
  bind_rikken_opponents(rikken);
  bind_rikken_batch(rikken);
  bind_rikken_network(rikken);
  bind_rikken_state(rikken);
  bind_rikken_actions(rikken);
  bind_rikken_playouts(rikken);
  bind_rikken_strategy(rikken);
  bind_rikken_trials(rikken);
  bind_rikken_champion(rikken);
  bind_rikken_dial(rikken);
  bind_rikken_analysis(rikken);
  bind_rikken_oracle(rikken);
  bind_rikken_outlook(rikken);
}
