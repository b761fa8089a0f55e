#include <array>
#include <cmath>
#include <utility>

#include "errors.h"
#include "rikken/players/dial/dial.h"

namespace upperhand::rikken::dial {

namespace {

struct Step {
  double strength;
  Character who;
};

// Between two lines every figure changes evenly. docs/players.md has what they were measured to give.
constexpr std::array<Step, 8> kSteps = {{
    {0, {0.05, 0.3, 6.0, 0.0, 1.2, 10, 1, 0}},
    {15, {0.12, 0.3, 4.9, 0.0, 1.1, 11, 1, 0}},
    {30, {0.25, 0.4, 3.9, 0.1, 1.0, 12, 1, 0}},
    {45, {0.45, 0.4, 3.1, 0.2, 0.9, 14, 1, 0}},
    {60, {0.8, 0.4, 2.5, 0.4, 0.7, 18, 1, 0}},
    {75, {1.0, 0.3, 2.5, 0.75, 0.35, 40, 1, 0}},
    {90, {1.0, 0.1, 2.8, 1.0, 0.05, 300, 3, 0.25}},
    {100, {1.0, 0.0, 3.0, 1.0, 0.0, 1500, 6, 0.5}},
}};

double to_four_decimals(double value) { return std::nearbyint(value * 1e4) / 1e4; }

Character mixed(const Character& weaker, const Character& stronger, double share) {
  const auto mix = [share](double low, double high) { return to_four_decimals(low + (high - low) * share); };
  const auto count = [&](int low, int high) { return static_cast<int>(std::nearbyint(mix(low, high))); };
  return {mix(weaker.confidence, stronger.confidence),
          mix(weaker.mood, stronger.mood),
          mix(weaker.reach, stronger.reach),
          mix(weaker.memory, stronger.memory),
          mix(weaker.temperature, stronger.temperature),
          count(weaker.games, stronger.games),
          count(weaker.draws, stronger.draws),
          mix(weaker.errors, stronger.errors)};
}

}  // namespace

Character character(double strength) {
  if (strength >= 0)
    for (size_t i = 1; i < kSteps.size(); ++i) {
      const auto& [low, weaker] = kSteps[i - 1];
      const auto& [high, stronger] = kSteps[i];
      if (strength <= high) return mixed(weaker, stronger, (strength - low) / (high - low));
    }
  throw Error("a strength is from 0 to 100");
}

}  // namespace upperhand::rikken::dial
