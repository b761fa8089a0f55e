#include "bindings/bindings.h"
#include "errors.h"

namespace upperhand::bindings {

void bind_errors(nb::module_& m) {
  auto base = nb::exception<Error>(m, "UpperhandError", PyExc_ValueError);
  base.attr("__doc__") = "Input that was refused; the message is one sentence that says why.";
  const auto add = [&](auto error, const char* doc) { error.attr("__doc__") = doc; };
  add(nb::exception<CardsError>(m, "CardsError", base.ptr()), "Text or a number that names no set of cards.");
  add(nb::exception<MalformedMoveError>(m, "MalformedMoveError", base.ptr()), "Text that is no move.");
  add(nb::exception<IllegalMoveError>(m, "IllegalMoveError", base.ptr()),
      "A move that the rules do not allow now.");
  add(nb::exception<OutOfTurnError>(m, "OutOfTurnError", base.ptr()),
      "A move by a seat whose turn it is not.");
  add(nb::exception<GameOverError>(m, "GameOverError", base.ptr()), "A move after the end of the game.");
  add(nb::exception<GameNotOverError>(m, "GameNotOverError", base.ptr()), "Scores asked for before the end.");
  add(nb::exception<RulesError>(m, "RulesError", base.ptr()),
      "A switch that does not exist or contradicts another.");
  add(nb::exception<TooHardError>(m, "TooHardError", base.ptr()),
      "An ending that takes the Oracle more positions than it may look at.");
  add(nb::exception<KnowledgeError>(m, "KnowledgeError", base.ptr()),
      "A knowledge base that is damaged, or does not fit the game.");
}

}  // namespace upperhand::bindings

// What is worked on without the interpreter's lock is immutable, a copy, or locked by itself; everything else
// relies on that lock. The module therefore does not declare itself free-threaded: an interpreter without the
// lock takes it up again when it imports this module.
NB_MODULE(_core, m) {
  using namespace upperhand::bindings;
  nb::set_leak_warnings(
      false);  // objects that Python keeps until it exits (caches, test runners) are no leaks
  m.doc() = "The engine room of Upperhand: cards, rules, states, views and playouts in C++.";
  m.attr("VARIANT") = UPPERHAND_VARIANT;  // which of the builds this is, as CMakeLists.txt names them
  bind_errors(m);
  bind_cards(m);
  bind_random(m);
  nb::module_ big_two = m.def_submodule("big_two", "Big Two: rules, moves, states, views and analysis.");
  bind_big_two_rules(big_two);
  bind_big_two_state(big_two);
  bind_big_two_analysis(big_two);
  bind_big_two_rivals(big_two);
  bind_big_two_valuation(big_two);
  bind_big_two_network(big_two);
  bind_big_two_opponents(big_two);
  bind_big_two_batch(big_two);
  bind_big_two_champion(big_two);
  bind_big_two_knowledge(big_two);
  bind_big_two_forecast(big_two);
  bind_big_two_big2ai(big_two);
  nb::module_ rikken = m.def_submodule("rikken", "Rikken: rules, moves, states, views and playouts.");
  bind_rikken_rules(rikken);
  bind_rikken_move(rikken);
  bind_rikken_view(rikken);
  bind_rikken_features(rikken);
  bind_rikken_state(rikken);
  bind_rikken_playouts(rikken);
  bind_rikken_strategy(rikken);
  bind_rikken_oracle(rikken);
}
