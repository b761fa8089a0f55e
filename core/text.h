// Parts of the sentences in errors.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace upperhand {

// Foreign text made safe to print: cut at 40 bytes, anything but printable ASCII becomes '?'. (Not called
// `quoted`: a standard header has that name for strings.)
std::string in_quotes(std::string_view text);

// "seat 2"
inline std::string seat_text(int seat) { return "seat " + std::to_string(seat); }

// "a, b or c"
std::string one_of(const std::vector<std::string>& words);

}  // namespace upperhand
