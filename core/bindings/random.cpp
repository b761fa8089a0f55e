#include "random.h"

#include <nanobind/typing.h>

#include "bindings/bindings.h"
#include "errors.h"

namespace upperhand::bindings {

namespace {

uint64_t below(Rng& rng, uint64_t n) {
  if (n == 0) throw Error("below(0) has nothing to choose from: give a number above 0");
  return rng.below(n);
}

nb::object choice(Rng& rng, nb::sequence items) { return items[below(rng, nb::len(items))]; }

void shuffle(Rng& rng, nb::list items) {
  for (size_t left = nb::len(items); left > 1; --left) {
    const size_t at = rng.below(left);
    nb::object last = items[left - 1];
    items[left - 1] = items[at];
    items[at] = last;
  }
}

}  // namespace

void bind_random(nb::module_& m) {
  m.attr("Item") = nb::type_var("Item");
  nb::class_<Rng>(m, "Rng", "A seeded generator: the same numbers on every machine.")
      .def(
          "__init__", [](Rng* self, nb::int_ seed) { new (self) Rng(seed_of(seed)); }, "seed"_a)
      .def_static(
          "derive",
          [](nb::int_ seed, uint64_t game, uint64_t seat, uint64_t ply) {
            return Rng::derive(seed_of(seed), game, seat, ply);
          },
          "seed"_a, "game"_a, "seat"_a, "ply"_a,
          "The generator of one decision: of this seat, at this ply, in this game of a seeded match.")
      .def("bits", &Rng::bits, "64 random bits.")
      .def("below", &below, "n"_a, "Uniform in 0 .. n - 1.")
      .def("random", &Rng::uniform, "Uniform in [0, 1).")
      .def("choice", &choice, "items"_a,
           nb::sig("def choice(self, items: collections.abc.Sequence[Item]) -> Item"), "One of the items.")
      .def("shuffle", &shuffle, "items"_a, nb::sig("def shuffle(self, items: list[Item]) -> None"),
           "Puts the list into random order.");
}

}  // namespace upperhand::bindings
