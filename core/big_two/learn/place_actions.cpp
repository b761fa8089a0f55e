#include "big_two/learn/place_actions.h"

#include <array>
#include <bit>

#include "errors.h"

namespace upperhand::big_two::rl_ppo {

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

// Read from the last bit to the first, places are in dictionary order when the numbers descend.
constexpr unsigned mirrored(unsigned places) {
  unsigned out = 0;
  for (int place = 0; place < kPlaces; ++place) out |= (places >> place & 1U) << (kPlaces - 1 - place);
  return out;
}

std::array<int16_t, 1U << kPlaces> number_all() {
  std::array<int16_t, 1U << kPlaces> out{};
  out.fill(kNone);
  int16_t next = 0;
  for (int size = 1; size <= 5; ++size)
    for (unsigned order = 1U << kPlaces; order-- > 0;)
      if (const unsigned places = mirrored(order); std::popcount(places) == size && can_combine(places))
        out[places] = next++;
  out[0] = next;
  return out;
}

}  // namespace

int action_of(Cards hand, Cards played) {
  static const std::array<int16_t, 1U << kPlaces> numbers = number_all();
  if (hand.size() > kPlaces) throw Error("actions are numbered for hands of up to 13 cards");
  const int16_t number = numbers[gather_bits(played.mask(), hand.mask())];
  if (number == kNone || !hand.holds(played)) throw Error("these cards have no number in this hand");
  return number;
}

}  // namespace upperhand::big_two::rl_ppo
