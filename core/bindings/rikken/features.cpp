#include "rikken/learn/features.h"

#include "bindings/rikken/types.h"

namespace upperhand::bindings {

namespace {

nb::tuple features_of(const rikken::View& view) {
  const rikken::Features found = rikken::features(view);
  nb::list moves;
  for (const rikken::MoveWords& words : found.moves) moves.append(to_tuple(words));
  return nb::make_tuple(to_tuple(found.state), nb::tuple(moves));
}

}  // namespace

void bind_rikken_features(nb::module_& m) {
  m.attr("FEATURE_VERSION") = rikken::kFeatureVersion;
  m.attr("STATE_WORDS") = rikken::kStateWords;
  m.attr("MOVE_WORDS") = rikken::kMoveWords;
  m.attr("HIDDEN_WORDS") = rikken::kHiddenWords;
  m.def(
      "encode_state", [](const rikken::View& view) { return to_tuple(rikken::state_features(view)); },
      "view"_a, "The words of what a view shows, with suits as they are, whoever is to move.",
      nb::sig("def encode_state(view: View) -> tuple[int, ...]"));
  m.def("encode", &features_of, "view"_a,
        "The words of a decision as a network sees it, with suits in an order of its seat's own, and those\n"
        "of each legal move.",
        nb::sig("def encode(view: View) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]"));
}

}  // namespace upperhand::bindings
