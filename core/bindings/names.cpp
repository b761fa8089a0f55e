#include <algorithm>

#include "bindings/bindings.h"

namespace upperhand::bindings {

std::shared_ptr<const std::vector<std::string>> names_or_default(
    int players, const std::optional<std::vector<std::string>>& names) {
  static constexpr std::array kDefault = {"North", "East", "South", "West"};
  const auto count = static_cast<size_t>(players);
  if (!names)
    return std::make_shared<const std::vector<std::string>>(kDefault.begin(), kDefault.begin() + count);
  if (names->size() != count)
    throw Error("these rules seat " + std::to_string(count) + " players, but " +
                std::to_string(names->size()) + " names are given");
  for (const std::string& name : *names)
    if (name.empty() ||
        std::any_of(name.begin(), name.end(), [](unsigned char c) { return c < ' ' || c == 127; }))
      throw Error("a name must be printable and not empty");
  return std::make_shared<const std::vector<std::string>>(*names);
}

}  // namespace upperhand::bindings
