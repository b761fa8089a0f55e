#include "big_two/players/opponents/dynamic_greedy.h"
#include "big_two/players/opponents/rule_based/rule_based.h"
#include "big_two/players/opponents/simple.h"
#include "bindings/bindings.h"
#include "checks.h"

namespace upperhand::bindings {

using namespace big_two;

namespace {

void read_number(nb::handle given, const char* name, int& out) {
  if (!nb::try_cast(given, out)) throw Error(std::string(name) + " must be a whole number");
}
void read_number(nb::handle given, const char* name, double& out) {
  if (!nb::try_cast(given, out)) throw Error(std::string(name) + " must be a number");
  check_between(name, out, -kMostWorth, kMostWorth);
}

nb::object setting(const nb::object& settings, const char* name) {
  if (!nb::hasattr(settings, name)) throw Error(std::string("settings of dynamic_greedy need ") + name);
  return settings.attr(name);
}

template <class Number>
void read(const nb::object& settings, const char* name, Number& out) {
  read_number(setting(settings, name), name, out);
}

template <class Number, size_t Size>
void read(const nb::object& settings, const char* name, std::array<Number, Size>& out) {
  const nb::object given = setting(settings, name);
  if (!nb::isinstance<nb::tuple>(given) || nb::len(given) != Size)
    throw Error(std::string(name) + " takes a tuple of " + std::to_string(Size) + " numbers");
  const auto numbers = nb::borrow<nb::tuple>(given);
  for (size_t i = 0; i < Size; ++i) read_number(nb::object(numbers[i]), name, out[i]);
}

GreedyNumbers read_numbers(const nb::object& settings) {
  GreedyNumbers out;
  read(settings, "singles", out.singles);
  read(settings, "pairs", out.pairs);
  read(settings, "triple", out.triple);
  read(settings, "four_card_hands", out.four_card_hands);
  read(settings, "five_card_hands", out.five_card_hands);
  read(settings, "lead", out.lead);
  read(settings, "follow", out.follow);
  read(settings, "many_cards", out.many_cards);
  read(settings, "another_close", out.another_close);
  read(settings, "late", out.late);
  read(settings, "few_cards", out.few_cards);
  read(settings, "finish", out.finish);
  read(settings, "last_play", out.last_play);
  read(settings, "stop", out.stop);
  read(settings, "stop_next", out.stop_next);
  read(settings, "lead_risk", out.lead_risk);
  read(settings, "going_out", out.going_out);
  return out;
}

template <class Made, class... From>
SharedOpponent make(const From&... from) {
  return std::make_shared<const Made>(from...);
}

}  // namespace

void bind_big_two_opponents(nb::module_& m) {
  nb::class_<PyOpponent>(m, "Opponent", "A player that batches seat by themselves; it gives no reasons.")
      .def_static(
          "lowest", [] { return PyOpponent{make<LowestOpponent>()}; }, "The player `lowest`.")
      .def_static(
          "rule_based", [] { return PyOpponent{make<RuleBasedOpponent>()}; },
          "The player `rule_based` with its usual settings.")
      .def_static(
          "dynamic_greedy",
          [](const nb::object& settings) { return PyOpponent{make<GreedyOpponent>(read_numbers(settings))}; },
          "settings"_a, "The player `dynamic_greedy` with the settings of this one.")
      .def_static(
          "rl_ppo",
          [](const rl_ppo::PlaceNetwork& network) { return PyOpponent{make<PlaceOpponent>(network)}; },
          "network"_a, "The player `rl_ppo` with this network.")
      .def(
          "choose", [](const PyOpponent& self, const View& view) { return choose(*self.one, view); },
          "view"_a, "The move it makes where the view's seat is to decide.");
}

}  // namespace upperhand::bindings
