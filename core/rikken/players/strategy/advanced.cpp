#include "rikken/players/strategy/advanced.h"

#include "rikken/players/strategy/misere.h"
#include "rikken/players/strategy/outlook.h"
#include "rikken/players/strategy/piek.h"
#include "rikken/players/strategy/tricks.h"

namespace upperhand::rikken::advanced {

namespace {

unsigned declarers_with(const Sight& sight, int tricks) {
  unsigned out = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (sight.is_declarer(seat) && sight.won[static_cast<size_t>(seat)] == tricks) out |= 1U << seat;
  return out;
}

// The seats that the defenders of Misère want to win a trick: those that have none yet. When all have lost,
// which no card changes, they play by the list of the thesis against all of them.
unsigned misere_targets(const Sight& sight) {
  const unsigned without = declarers_with(sight, 0);
  return without != 0 ? without : sight.declarers;
}

// In Piek: the seats that have their one trick; none while all that can still succeed are waiting for it.
unsigned piek_targets(const Sight& sight) {
  const unsigned with = declarers_with(sight, 1);
  return with != 0 || declarers_with(sight, 0) != 0 ? with : sight.declarers;
}

Options options_with(const Sight& sight, Cover cover) {
  if (std::has_single_bit(sight.legal)) return {sight.legal, "only_card"};
  const Outlook at(sight);
  switch (terms(sight.contract).goal) {
    case Goal::at_least:
      return tricks::choose(at);
    case Goal::exactly_one:
      return sight.declares() ? piek::offence(at, cover) : piek::defence(at, piek_targets(sight));
    case Goal::none:
      return sight.declares() ? misere::offence(at) : misere::defence(at, misere_targets(sight));
    default:
      return misere::offence(at);
  }
}

}  // namespace

Options options(const Sight& sight) { return options_with(sight, Cover::high); }

Choice choose(const Sight& sight, Rng& rng) { return drawn(options(sight), rng); }

Choice choose_as_printed(const Sight& sight, Rng& rng) { return drawn(options_with(sight, Cover::any), rng); }

}  // namespace upperhand::rikken::advanced
