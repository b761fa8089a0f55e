// Shared by the binding files, the only files that depend on Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>

#include "big_two/learn/opponent.h"
#include "bindings/sequences.h"
#include "errors.h"

namespace upperhand::bindings {

namespace nb = nanobind;
using namespace nb::literals;

// The Python value `Rules`: the compiled tables, which contain the switches.
struct PyRules {
  using Rules = big_two::Rules;
  using Tables = big_two::Tables;
  static const std::vector<big_two::Switch>& switches() { return big_two::switches(); }

  big_two::SharedTables tables;
};

// The Python value `Combination`, which contains its strength, so it does not need the rules.
struct PyCombination {
  PyCombination(const big_two::Tables& tables, const big_two::Combination& from)
      : one(from), strength(big_two::strength(tables, from)) {}
  bool operator==(const PyCombination&) const = default;

  big_two::Combination one;
  int strength;
};

// The Python value `Opponent`.
struct PyOpponent {
  big_two::SharedOpponent one;
};

// Text as UTF-8; text without a valid encoding (a lone surrogate) becomes "?", which no parser accepts.
inline std::string utf8(nb::handle text) {
  std::string out;
  return nb::try_cast(text, out) ? out : std::string("?");
}

// The same entries in a dictionary that nobody else can change while it is read.
inline nb::dict copied(nb::handle mapping) { return nb::steal<nb::dict>(PyDict_Copy(mapping.ptr())); }

template <class Items>
nb::tuple to_tuple(const Items& items, size_t count) {
  nb::list out;
  for (size_t i = 0; i < count; ++i) out.append(items[i]);
  return nb::tuple(out);
}

template <class Items>
nb::tuple to_tuple(const Items& items) {
  return to_tuple(items, items.size());
}

// A seed from any Python number; anything else is refused with one sentence.
inline uint64_t seed_of(nb::handle seed) {
  uint64_t out = 0;
  if (!nb::isinstance<nb::int_>(seed) || !nb::try_cast(seed, out))
    throw Error("a seed is a whole number from 0 to 18446744073709551615");
  return out;
}

// The names of the seats, checked; if there are none, the points of the compass.
std::shared_ptr<const std::vector<std::string>> names_or_default(
    int players, const std::optional<std::vector<std::string>>& names);

// The Python value `upperhand.reason.Reason`; None if there is no reason.
nb::object reason_or_none(const Reason& reason);

// Pickling and copying through the text that the constructor reads.
template <class Type>
void reduce_to_text(nb::class_<Type>& cls) {
  cls.def(
      "__reduce__",
      [](nb::pointer_and_handle<Type> self) {
        return nb::make_tuple(self.h.type(), nb::make_tuple(self.p->text()));
      },
      nb::sig("def __reduce__(self) -> tuple[object, ...]"));
}

void bind_errors(nb::module_& m);
void bind_cards(nb::module_& m);
void bind_random(nb::module_& m);
void bind_big_two_rules(nb::module_& m);
void bind_big_two_state(nb::module_& m);
void bind_big_two_analysis(nb::module_& m);
void bind_big_two_counts(nb::module_& m);
void bind_big_two_best_split(nb::module_& m);
void bind_big_two_batch(nb::module_& m);
void bind_big_two_actions(nb::module_& m);
void bind_big_two_network(nb::module_& m);
void bind_big_two_opponents(nb::module_& m);
void bind_big_two_champion(nb::module_& m);
void bind_big_two_outlook(nb::module_& m);
void bind_big_two_dial(nb::module_& m);
void bind_rikken_rules(nb::module_& m);
void bind_rikken_move(nb::module_& m);
void bind_rikken_view(nb::module_& m);
void bind_rikken_features(nb::module_& m);
void bind_rikken_opponents(nb::module_& m);
void bind_rikken_batch(nb::module_& m);
void bind_rikken_network(nb::module_& m);
void bind_rikken_state(nb::module_& m);
void bind_rikken_actions(nb::module_& m);
void bind_rikken_playouts(nb::module_& m);
void bind_rikken_strategy(nb::module_& m);
void bind_rikken_trials(nb::module_& m);
void bind_rikken_champion(nb::module_& m);
void bind_rikken_dial(nb::module_& m);
void bind_rikken_analysis(nb::module_& m);
void bind_rikken_oracle(nb::module_& m);
void bind_rikken_outlook(nb::module_& m);
void bind_big_two_knowledge(nb::module_& m);
void bind_big_two_forecast(nb::module_& m);
void bind_big_two_big2ai(nb::module_& m);

}  // namespace upperhand::bindings
