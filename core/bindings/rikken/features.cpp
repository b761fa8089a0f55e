#include "rikken/learn/features.h"

#include "bindings/rikken/types.h"

namespace upperhand::bindings {

void bind_rikken_features(nb::module_& m) {
  m.attr("FEATURE_VERSION") = rikken::kFeatureVersion;
  m.attr("STATE_WORDS") = rikken::kStateWords;
  m.def(
      "encode_state", [](const rikken::View& view) { return to_tuple(rikken::features(view)); }, "view"_a,
      "The words of what a view shows, whoever is to move.",
      nb::sig("def encode_state(view: View) -> tuple[int, ...]"));
}

}  // namespace upperhand::bindings
