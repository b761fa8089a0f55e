#include "big_two/learn/place_actions.h"

#include <bit>

#include "errors.h"

namespace upperhand::big_two {

namespace {

constexpr int kNear = 3;  // the first and the last of four cards of a rank
constexpr int16_t kNone = -1;

constexpr int first_place(unsigned places) { return std::countr_zero(places); }
constexpr int last_place(unsigned places) { return static_cast<int>(std::bit_width(places)) - 1; }
constexpr bool near(unsigned places) { return last_place(places) - first_place(places) <= kNear; }

constexpr bool can_combine(unsigned places) {
  if (std::popcount(places) == 5) return true;
  if (std::popcount(places) != 4) return near(places);
  const unsigned rest = places & (places - 1), upper = rest & (rest - 1);
  return near(places ^ upper) && near(upper);
}

}  // namespace

PlaceActions::PlaceActions(int most) : most_(most), numbers_(size_t{1} << most, kNone) {
  for (int size = 1; size <= 5; ++size) add(0, 0, size);
  places_.push_back(0);
  for (size_t number = 0; number < places_.size(); ++number)
    numbers_[places_[number]] = static_cast<int16_t>(number);
}

// In dictionary order of the places.
void PlaceActions::add(uint32_t places, int next, int left) {
  if (left == 0) {
    if (can_combine(places)) places_.push_back(places);
    return;
  }
  for (; next < most_; ++next) add(places | uint32_t{1} << next, next + 1, left - 1);
}

const PlaceActions& PlaceActions::thirteen() {
  static const PlaceActions table(13);
  return table;
}

const PlaceActions& PlaceActions::of(const Tables& tables) {
  if (!tables.whole_deck) return thirteen();
  static const PlaceActions table(18);
  return table;
}

int PlaceActions::number(Cards hand, Cards played) const {
  if (hand.size() > most_)
    throw Error("actions are numbered for hands of up to " + std::to_string(most_) + " cards");
  const int16_t number = numbers_[gather_bits(played.mask(), hand.mask())];
  if (number == kNone || !hand.holds(played)) throw Error("these cards have no number in this hand");
  return number;
}

Cards PlaceActions::cards(Cards hand, int number) const {
  const bool known = number >= 0 && number < count();
  const uint64_t places = known ? places_[static_cast<size_t>(number)] : 0;
  if (!known || places >> hand.size() != 0)
    throw Error("action " + std::to_string(number) + " takes cards that a hand of " +
                std::to_string(hand.size()) + " does not have");
  return Cards(spread_bits(places, hand.mask()));
}

}  // namespace upperhand::big_two

namespace upperhand::big_two::rl_ppo {

int action_of(Cards hand, Cards played) { return PlaceActions::thirteen().number(hand, played); }

}  // namespace upperhand::big_two::rl_ppo
