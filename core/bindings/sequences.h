// Python sequences as vectors, in place of <nanobind/stl/vector.h>.
//
// nanobind reads the items of a list in place, and converting an item may run Python code that empties the
// list. Here the list is copied first.
#pragma once

#include <nanobind/stl/detail/nb_list.h>

#include <vector>

namespace nanobind::detail {

template <class Type, class Allocator>
struct type_caster<std::vector<Type, Allocator>> : list_caster<std::vector<Type, Allocator>, Type> {
  bool from_python(handle source, uint32_t flags, cleanup_list* cleanup) noexcept {
    using InPlace = list_caster<std::vector<Type, Allocator>, Type>;
    if (!PyList_Check(source.ptr())) return InPlace::from_python(source, flags, cleanup);
    const object copy = steal(PyList_AsTuple(source.ptr()));
    if (copy.is_valid()) return InPlace::from_python(copy, flags, cleanup);
    PyErr_Clear();
    return false;
  }
};

}  // namespace nanobind::detail
