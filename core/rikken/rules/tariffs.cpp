#include "rikken/rules/tariffs.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace upperhand::rikken {

namespace {

// Zero if the text is not a number of chips as it is usually written.
int chips_of(std::string_view text) {
  int out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  const bool whole = error == std::errc() && end == text.data() + text.size();
  return whole && out > 0 && out <= kMostChips && text.front() != '0' ? out : 0;
}

std::optional<Stake> stake_of(std::string_view text) {
  const size_t line = text.find('-');
  const int won = chips_of(text.substr(0, line));
  const int lost = line == text.npos ? won : chips_of(text.substr(line + 1));
  return won != 0 && lost != 0 ? std::optional(Stake{won, lost}) : std::nullopt;
}

}  // namespace

Tariffs read_tariffs(const Words& words) {
  Tariffs out{};
  for (const std::string_view word : words) {
    const size_t colon = std::min(word.find(':'), word.size());
    const std::string_view name = word.substr(0, colon);
    const std::optional<Contract> contract = contract_named(name);
    const std::optional<Stake> stake = stake_of(word.substr(std::min(colon + 1, word.size())));
    if (!contract || !stake)
      throw RulesError(Reason{"tariff_unreadable", {{"switch", "tariffs"}, {"word", in_quotes(word)}}});
    if (terms(*contract).goal == Goal::no_queen && stake->won != stake->lost)
      throw RulesError(Reason{"tariff_has_one_amount", {{"switch", "tariffs"}, {"value", in_quotes(name)}}});
    if (out[index_of(*contract)].won != 0)
      throw RulesError(Reason{"switch_names_twice", {{"switch", "tariffs"}, {"value", in_quotes(name)}}});
    out[index_of(*contract)] = *stake;
  }
  return out;
}

}  // namespace upperhand::rikken
