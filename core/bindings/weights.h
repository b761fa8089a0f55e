// Shared by the networks of both games: weights as training exports them.
#pragma once

#include <nanobind/ndarray.h>

#include "bindings/bindings.h"
#include "neural/layers.h"
#include "text.h"

namespace upperhand::bindings {

inline neural::Matrix to_matrix(const std::string& name, nb::handle object) {
  nb::ndarray<const float, nb::c_contig, nb::device::cpu> array;
  if (!nb::try_cast(object, array) || array.ndim() < 1 || array.ndim() > 2)
    throw Error("the weights of " + in_quotes(name) +
                " must be an array of 32-bit numbers in rows, or in one row");
  neural::Matrix out;
  out.rows = array.shape(0);
  out.columns = array.ndim() > 1 ? array.shape(1) : 1;
  out.numbers.assign(array.data(), array.data() + array.size());
  return out;
}

// Weights from arrays by the name of their part.
inline neural::Weights to_weights(const nb::dict& arrays) {
  neural::Weights out;
  for (const auto [key, array] : copied(arrays)) {
    if (!nb::isinstance<nb::str>(key)) throw Error("a part of weights is named by a word");
    const std::string name = utf8(key);
    out[name] = to_matrix(name, array);
  }
  return out;
}

}  // namespace upperhand::bindings
